import { beforeEach, describe, expect, it } from 'vitest'
import type { GameReview, HintedOffer } from '../../src/api/types'
import { apart, curvePath, HEIGHT, MARK, placeIn, WIDTH } from '../../src/coach/curve'
import { besideKey, isAlike, motiveLine, promiseLine, reasonLines, signed } from '../../src/coach/motives'
import { comesFrom, keepReview, keptReview, tryAgain } from '../../src/coach/reviews'
import { answered, keepStreak, readStreak } from '../../src/coach/streaks'
import type { GameWords } from '../../src/table/contract'

describe('the curve of the chance of winning', () => {
  it('goes from the first to the last decision, a sure win at the top', () => {
    const path = curvePath([
      { move: 10, chance: 0 },
      { move: 20, chance: 0.5 },
      { move: 30, chance: 1 },
    ])
    expect(path).toBe(`M0.0 ${HEIGHT}.0L${WIDTH / 2}.0 ${HEIGHT / 2}.0L${WIDTH}.0 0.0`)
  })
})

describe('a decision in the curve', () => {
  const curve = [
    { move: 10, chance: 0.2 },
    { move: 15, chance: 0.75 },
    { move: 20, chance: 0.4 },
  ]

  it('lies where its chance is', () => {
    expect(placeIn(curve, 15)).toEqual({ x: 50, y: 25 })
  })

  it('is nowhere if it is not in it', () => {
    expect(placeIn(curve, 16)).toBeNull()
  })
})

describe('a motive', () => {
  it('is said by its message and its topic, with what it is worth in hundredths', () => {
    const words = { say: (key: string, facts?: object) => (facts ? `${key} ${JSON.stringify(facts)}` : `«${key}»`) }
    const said = motiveLine(words as unknown as GameWords, { key: 'coach-own-more', topic: 'topic-money', effect: -0.034 }, 'you')
    expect(said).toBe('coach-own-more {"topic":"«topic-money»","effect":"−3 %","who":"you"}')
    expect(signed(2.25)).toBe('+2')
  })
})

describe('reasons', () => {
  const words = {
    say: (key: string, facts?: object) => (facts ? `${key} ${Object.values(facts).join(' ')}` : `«${key}»`),
    listing: (items: string[]) => items.join(', '),
    seat: (seat: number) => `seat ${seat}`,
  } as unknown as GameWords

  it('speak of another seat by its name', () => {
    const motives = [{ key: 'coach-own-less', topic: 'topic-money', effect: 0.02 }]
    expect(reasonLines(words, { motives, terms: [] }, 2)).toEqual(['coach-own-less «topic-money» +2\u202f% seat 2'])
  })

  it('are motives, then what advice reckons in points, with sign and tenths', () => {
    const motives = [{ key: 'coach-own-more', topic: 'topic-money', effect: 0.02 }]
    const terms = [
      { topic: 'topic-outlook', points: 3.46 },
      { topic: 'topic-money', points: -1 },
    ]
    expect(reasonLines(words, { motives, terms })).toEqual([
      'coach-own-more «topic-money» +2 % «coach-you»',
      'coach-terms coach-term «topic-outlook» + 3.5, coach-term «topic-money» − 1',
    ])
  })

  it('say nothing of points where advice sees no difference', () => {
    expect(reasonLines(words, { motives: [], terms: [] })).toEqual([])
  })
})

describe('what an answer promises', () => {
  const words = { say: (key: string, facts?: object) => `${key} ${JSON.stringify(facts)}` } as unknown as GameWords

  it('is chance, how far ahead or behind, and place', () => {
    const said = promiseLine(words, { chance: 0.194, margin: -8.04, place: 2.41, advice: 2 })
    expect(said).toBe('coach-promise {"chance":19,"lead":"behind","margin":8,"place":2.4,"advice":2}')
    expect(promiseLine(words, { chance: 1, margin: 3, place: 1, advice: 1 })).toContain('"lead":"ahead"')
    expect(promiseLine(words, { chance: 1, margin: 3, place: 1, advice: 1 }, true)).toContain('"lead":"alone"')
  })

  it('is told beside the second for the first, beside the first for all others', () => {
    expect([0, 1, 2].map(besideKey)).toEqual(['coach-beside-second', 'coach-beside-first', 'coach-beside-first'])
  })
})

describe('a streak', () => {
  beforeEach(() => localStorage.clear())

  it('grows with each puzzle that is solved, and begins anew after another', () => {
    let streak = readStreak('palazzo')
    expect(streak).toEqual({ next: 1, streak: 0, best: 0 })
    streak = answered(streak, true, 1, 3)
    streak = answered(streak, true, 2, 3)
    expect(streak).toEqual({ next: 3, streak: 2, best: 2 })
    expect(answered(streak, false, 3, 3)).toEqual({ next: 1, streak: 0, best: 2 })
  })

  it('is kept, and what is not one is not believed', () => {
    keepStreak('palazzo', { next: 4, streak: 1, best: 3 })
    expect(readStreak('palazzo')).toEqual({ next: 4, streak: 1, best: 3 })
    expect(readStreak('princes').next).toBe(1)
    for (const kept of ['nonsense', '{"next":0,"streak":0,"best":0}', '{"next":"2"}', 'null']) {
      localStorage.setItem('quattrocento-puzzles-palazzo', kept)
      expect(readStreak('palazzo')).toEqual({ next: 1, streak: 0, best: 0 })
    }
  })
})

describe('marks in the curve', () => {
  it('stay where they are while none hides another', () => {
    const marks = [
      { x: 10, y: 50 },
      { x: 30, y: 50 },
    ]
    expect(apart(marks, 600)).toEqual(marks)
  })

  it('stand above or below each other where the curve is narrow', () => {
    const marks = [50, 51, 52, 50, 49].map((x) => ({ x, y: 5 }))
    const set = apart(marks, 300).map(({ x, y }) => ({ x: 3 * x, y: (HEIGHT * y) / 100 }))
    for (const [place, one] of set.entries()) {
      expect(one.y).toBeGreaterThanOrEqual(0)
      expect(one.y).toBeLessThanOrEqual(HEIGHT)
      for (const other of set.slice(place + 1)) {
        expect(Math.abs(one.x - other.x) >= MARK || Math.abs(one.y - other.y) >= MARK).toBe(true)
      }
    }
  })
})

describe('an answer without reasons', () => {
  const offer = (chance: number, effects: number[] = []): HintedOffer =>
    ({ chance, motives: effects.map((effect) => ({ key: '', topic: '', effect })), terms: [] }) as unknown as HintedOffer

  it('is hardly different where its chance is the same', () => {
    expect(isAlike([offer(0.354), offer(0.35)], 0)).toBe(true)
    expect(isAlike([offer(0.354), offer(0.35)], 1)).toBe(true)
  })

  it('is not said to be so where it differs, has reasons or stands alone', () => {
    expect(isAlike([offer(0.4), offer(0.35)], 1)).toBe(false)
    expect(isAlike([offer(0.354, [0.02]), offer(0.35)], 0)).toBe(false)
    expect(isAlike([offer(1)], 0)).toBe(false)
  })
})

describe('a review', () => {
  const costly = [{ move: 29 }, { move: 56 }]
  const review = { seat: 1, costly } as unknown as GameReview

  it('is kept for whoever comes back from a try, and knows which it was', () => {
    expect(keptReview('table')).toBeNull()
    keepReview('table', review)
    expect(tryAgain('table', 1, 56)).toBe(costly[1])
    expect(tryAgain('table', 0, 56)).toBeNull()
    expect(keptReview('table')).toBe(review)
    expect(comesFrom('other')).toBeNull()
    tryAgain('table', 1, 29)
    expect(comesFrom('table')).toBe(29)
    expect(comesFrom('table')).toBeNull()
  })
})
