import { describe, expect, it } from 'vitest'
import { TableWords } from '../../src/words/table.svelte'

const TEXT = 'event-passed = { $seat } passes.\nseat-lapis = Lapis\nseat-vermiglio = Vermiglio\n'
const CATALOGUES = { texts: { en: TEXT, fr: TEXT }, vocabulary: {} }
const words = (names: string[], own: number | null): TableWords =>
  new TableWords(CATALOGUES, { en: '', fr: '' }, () => names, () => own)
const passed = (seat: number) => ({ type: 'Passed', seat })

describe('what happened', () => {
  it('tells the reader which of the players they are', () => {
    const said = words(['Ada', 'Louis'], 0)
    expect([passed(0), passed(1)].map((event) => said.event(event))).toEqual(['Ada (you) passes.', 'Louis passes.'])
    expect(words([], 1).event(passed(1))).toBe('Vermiglio (you) passes.')
  })

  it('says nothing of it to whoever only watches, or shares the page', () => {
    expect(words(['Ada'], null).event(passed(0))).toBe('Ada passes.')
  })

  it('speaks to the reader of their own coming and going, whatever seat the lot gave them', () => {
    const text = `${TEXT}event-joined = { $name } sits down.\nevent-joined-you = You sit down.\nevent-left = { $seat } leaves.\nevent-left-you = You leave.\n`
    const said = new TableWords({ texts: { en: text, fr: text }, vocabulary: {} }, { en: '', fr: '' }, () => ['Ada', 'Louis'], () => 1)
    const joined = [{ type: 'Joined', seat: 0, name: 'Louis' }, { type: 'Joined', seat: 1, name: 'Ada' }]
    expect(joined.map((event) => said.event(event))).toEqual(['You sit down.', 'Ada sits down.'])
    const left = [{ type: 'Left', seat: 0 }, { type: 'Left', seat: 1 }]
    expect(left.map((event) => said.event(event))).toEqual(['Ada leaves.', 'You leave.'])
  })

  it('leaves the names alone elsewhere', () => {
    expect(words(['Ada'], 0).seat(0)).toBe('Ada')
  })
})
