import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blocks, inlines } from '../../src/table/markdown'
import { found } from '../../src/table/rules.svelte'

describe('Markdown', () => {
  it('reads emphasis, code and the ids of rules', () => {
    expect(inlines('Take **two** of *five*, `x`: see PAL-AUC-4.')).toEqual([
      { kind: 'text', text: 'Take ' },
      { kind: 'strong', text: 'two' },
      { kind: 'text', text: ' of ' },
      { kind: 'emphasis', text: 'five' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ': see ' },
      { kind: 'rule', text: 'PAL-AUC-4' },
      { kind: 'text', text: '.' },
    ])
  })

  it('keeps markup as plain text', () => {
    expect(blocks('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', inlines: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] },
    ])
  })

  it('reads paragraphs, lists and tables', () => {
    const [paragraph, list, ordered, table] = blocks(
      'One\ntwo:\n\n- a\n- b\n  c\n\n1. x\n2. y\n\n| Stack | In all |\n|---|---|\n| I | 15 |\n',
    )
    expect(paragraph).toEqual({ kind: 'paragraph', inlines: [{ kind: 'text', text: 'One two:' }] })
    expect(list).toMatchObject({ kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b c' }]] })
    expect(ordered).toMatchObject({ kind: 'list', ordered: true })
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'Stack' }], [{ text: 'In all' }]], rows: [[[{ text: 'I' }], [{ text: '15' }]]] })
  })

  it('begins a list right after a line', () => {
    expect(blocks('The actions are:\n- take').map((block) => block.kind)).toEqual(['paragraph', 'list'])
  })

  it.each(['palazzo', 'princes', 'augsburg', 'florence'])('leaves no mark in the rules of %s', (game) => {
    const text = readFileSync(`../src/quattrocento/games/${game}/rules/en.md`, 'utf8').replace(/^#.*$/gm, '')
    const shown = JSON.stringify(blocks(text))
    expect(shown).not.toMatch(/\*\*|\|---|"text":"- /)
  })
})

describe('searching the rules', () => {
  const rule = (id: string, chapter: string, text: string) => ({ id, chapter, title: id, text })
  const rules = [rule('A-1', 'Enchères', 'le pion'), rule('A-2', 'Enchères', 'la carte'), rule('B-1', 'Fin', 'la fin')]

  it('finds all words, whatever their accents and capitals', () => {
    expect(found(rules, 'ENCHERES carte')).toEqual([{ title: 'Enchères', rules: [rules[1]] }])
    expect(found(rules, '').map((chapter) => chapter.title)).toEqual(['Enchères', 'Fin'])
    expect(found(rules, 'nothing')).toEqual([])
  })
})
