import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './settings/settings.svelte'
import { theme } from './styles/theme.svelte'
import { language } from './words/language.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/look.css'
import './styles/page.css'

theme.show()
settings.show()
document.documentElement.lang = language.current

const target = document.getElementById('page')
if (target) mount(App, { target })

// Whoever comes back offline finds the page, which says so.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined))
}
