import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Form, type GameEvent, type Language, type Question, type Vocabulary } from '../../src/words/contract'
import { dashed, Words } from '../../src/words/fluent'
import { firstLanguage } from '../../src/words/language.svelte'
import fixture from './sentences.json'

interface Sentence<T> {
  given: T
  said: Record<Language, string>
}

interface GameSentences {
  terms: string
  vocabulary: Vocabulary
  events: Sentence<GameEvent>[]
  questions: Sentence<Question>[]
  offers: Sentence<{ form: Form }>[]
}

const games = fixture.games as unknown as Record<string, GameSentences>

function catalogue(room: string, language: Language): string {
  return readFileSync(`../src/quattrocento/${room}/text/${language}.ftl`, 'utf8')
}

function wordsOf(game: string, language: Language): Words {
  return new Words({
    language,
    texts: [
      ...['core', 'server', `games/${game}`].map((room) => catalogue(room, language)),
      games[game]?.terms ?? '',
    ],
    vocabulary: games[game]?.vocabulary ?? {},
    names: fixture.names,
  })
}

describe.each(Object.keys(games))('%s', (game) => {
  const sentences = games[game]!

  it.each(LANGUAGES)('says in %s what the package says', (language) => {
    const words = wordsOf(game, language)
    for (const { given, said } of sentences.events) expect(words.event(given)).toBe(said[language])
    for (const { given, said } of sentences.questions) expect(words.question(given)).toBe(said[language])
    for (const { given, said } of sentences.offers) expect(words.offer(given)).toBe(said[language])
  })
})

describe('words', () => {
  it('write what is below nothing with a minus', () => {
    const points = new Words({ language: 'en', texts: ['of = Street 4-5: { $points }'] })
    expect(points.say('of', { points: -9 })).toBe('Street 4-5: −9')
  })

  const words = new Words({
    language: 'en',
    texts: [
      'seat-lapis = Lapis\nseat-nero = Nero\nlist-none = nothing\nlist-and = { $first } and { $last }',
      'hail = Hail { $seat }, { $items-count }: { $items }',
      'hail-plain = { $who }',
    ],
    names: ['', 'Bianca'],
  })

  it('call seats by their names, or by their arms', () => {
    expect(words.seat(0)).toBe('Lapis')
    expect(words.seat(1)).toBe('Bianca')
    expect(words.seat(4)).toBe('Nero')
  })

  it('count and join lists', () => {
    expect(words.say('hail', { seat: 1, items: ['a', 'b', 'c'] })).toBe('Hail Bianca, 3: a, b and c')
    expect(words.say('hail', { seat: 0, items: [] })).toBe('Hail Lapis, 0: nothing')
  })

  it('never make markup or isolating marks', () => {
    expect(words.say('hail-plain', { who: '<b>' })).toBe('<b>')
  })

  it('let a later text say it again', () => {
    const again = new Words({ language: 'en', texts: ['round = Round', 'round = Turn'] })
    expect(again.say('round')).toBe('Turn')
  })

  it('show the key where a message is missing', () => {
    expect(words.say('no-such-message')).toBe('no-such-message')
  })

  it('write the names of events with dashes', () => {
    expect(dashed('BidRaised')).toBe('bid-raised')
  })
})

describe('the first language', () => {
  it('is the one that was kept, then the browser’s, then English', () => {
    expect(firstLanguage('fr', ['en'])).toBe('fr')
    expect(firstLanguage(null, ['de-CH', 'fr-CH', 'en'])).toBe('fr')
    expect(firstLanguage('xx', ['it'])).toBe('en')
  })
})
