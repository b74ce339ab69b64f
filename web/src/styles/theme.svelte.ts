/** Day, night, or as the system has it. */

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT = 'quattrocento-theme'

function kept(): Theme {
  const name = localStorage.getItem(KEPT)
  return THEMES.find((theme) => theme === name) ?? 'system'
}

class ThemeChoice {
  current = $state<Theme>(kept())

  choose(theme: Theme): void {
    this.current = theme
    localStorage.setItem(KEPT, theme)
    this.show()
  }

  show(): void {
    const root = document.documentElement
    if (this.current === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = this.current
  }
}

export const theme = new ThemeChoice()
