/** The words of one table, in whichever language is chosen. */

import { api } from '../api/client'
import { LANGUAGES, type Arguments, type Form, type GameEvent, type GameWords, type Language, type Question, type Vocabulary } from './contract'
import { Words } from './fluent'
import { language } from './language.svelte'
import { SHELL_TEXT } from './shell.svelte'

export interface GameCatalogues {
  texts: Readonly<Record<Language, string>>
  vocabulary: Vocabulary
}

const loaded = new Map<string, Promise<GameCatalogues>>()

async function load(game: string): Promise<GameCatalogues> {
  const [vocabulary, ...texts] = await Promise.all([
    api.vocabulary(game),
    ...LANGUAGES.map((each) => api.words(game, each)),
  ])
  const pairs = LANGUAGES.map((each, place) => [each, texts[place] ?? ''] as const)
  return { vocabulary, texts: Object.fromEntries(pairs) as Record<Language, string> }
}

/** The words of a game in all languages, so that switching needs no waiting. */
export function gameCatalogues(game: string): Promise<GameCatalogues> {
  const known = loaded.get(game)
  if (known) return known
  const asked = load(game)
  loaded.set(game, asked)
  asked.catch(() => loaded.delete(game))
  return asked
}

export class TableWords implements GameWords {
  private readonly words: Words
  /** For what happened: whoever reads it knows which of the players they are. */
  private readonly telling: Words

  constructor(
    catalogues: GameCatalogues,
    board: Readonly<Record<Language, string>>,
    private readonly names: () => readonly string[],
    /** The reader's seat, where they have one and no more. */
    private readonly own: () => number | null = () => null,
  ) {
    this.words = $derived(
      new Words({
        language: language.current,
        texts: [
          SHELL_TEXT[language.current],
          catalogues.texts[language.current],
          board[language.current],
        ],
        vocabulary: catalogues.vocabulary,
        names: names(),
      }),
    )
    this.telling = $derived.by(() => {
      const seat = own()
      if (seat === null) return this.words
      const called = [...names()]
      called[seat] = this.words.say('seat-yours', { seat })
      return this.words.calling(called)
    })
  }

  get language(): Language {
    return this.words.language
  }

  say(key: string, args?: Arguments): string {
    return this.words.say(key, args)
  }

  has(key: string): boolean {
    return this.words.has(key)
  }

  seat(seat: number): string {
    return this.words.seat(seat)
  }

  value(parameter: string, label: string): string {
    return this.words.value(parameter, label)
  }

  listing(items: readonly string[]): string {
    return this.words.listing(items)
  }

  event(event: GameEvent): string {
    return this.telling.event(event, this.byReader(event))
  }

  /** Whoever came or went before the lot is known by name: they may have had another seat. */
  private byReader(event: GameEvent): boolean {
    const seat = this.own()
    if (seat === null) return false
    const { name } = event
    return typeof name === 'string' ? name !== '' && name === this.names()[seat] : event['seat'] === seat
  }

  question(question: Question): string {
    return this.words.question(question)
  }

  offer(offer: { form: Form }): string {
    return this.words.offer(offer)
  }
}
