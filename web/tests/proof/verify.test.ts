// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Proof, Receipt } from '../../src/api/types'
import { canonical, check, isProof, isReceipt } from '../../src/proof/verify.js'
import papers from './proof.json'

const proof = papers.proof as unknown as Proof
const receipt = papers.receipt as unknown as Receipt

async function failing(changed: Partial<Proof>, kept: Partial<Receipt> = {}): Promise<string[]> {
  const checks = await check({ ...proof, ...changed }, { ...receipt, ...kept })
  return checks.filter((each) => each.holds !== true).map((each) => each.name)
}

describe('the proof of a table, made by the package', () => {
  it('holds, with what a player kept of it', async () => {
    expect(isProof(proof) && isReceipt(receipt)).toBe(true)
    const checks = await check(proof, receipt)
    expect(checks.map((each) => each.name)).toContain('receipt-signature')
    expect(checks.filter((each) => each.holds !== true)).toEqual([])
  })

  it('is broken by another secret', async () => {
    expect(await failing({ secret: '0c'.repeat(32) })).toEqual(['commitment', 'seed', 'chain', 'receipt-head'])
  })

  it('is broken by another seed', async () => {
    expect(await failing({ seed: '7' })).toEqual(['seed'])
  })

  it('is broken by an entry that was changed, dropped or moved', async () => {
    const { entries } = proof
    const last = entries.length - 1
    const other = entries.with(3, { ...entries[3]!, move: 'take money' })
    expect(await failing({ entries: other })).toContain('chain')
    expect(await failing({ entries: entries.slice(0, last) })).toContain('chain')
    expect(await failing({ entries: entries.toSpliced(5, 1) })).toEqual(['chain', 'receipt-head'])
    expect(await failing({ entries: [...entries.slice(0, last - 1), entries[last]!, entries[last - 1]!] })).toContain('chain')
  })

  it('is broken by chance that was added and left out', async () => {
    const entries = proof.entries.map((entry) => ({ ...entry, entropy: undefined }))
    expect(await failing({ entries })).toEqual(['seed', 'chain', 'receipt-entropy', 'receipt-head'])
  })

  it('is broken by another signature or key', async () => {
    expect(await failing({ signature: proof.signature.replace(/^../, '00') })).toEqual(['signature'])
    expect(await failing({ key: '11'.repeat(32) })).toEqual(['signature', 'receipt-key'])
    expect(await failing({}, { signature: 'no digits' })).toEqual(['receipt-signature'])
  })

  it('does not fit what a player kept of another promise', async () => {
    expect(await failing({}, { commitment: '00'.repeat(32) })).toEqual(['receipt-commitment'])
    expect(await failing({}, { table: 'f'.repeat(32) })).toEqual(['receipt-table'])
    expect(await failing({}, { head: '00'.repeat(32), signature: null })).toEqual(['receipt-head'])
  })
})

describe('papers', () => {
  it.each([null, 7, 'proof', [], {}, { format: 'quattrocento-proof', version: 2 }])('%s is none', (paper) => {
    expect(isProof(paper) || isReceipt(paper)).toBe(false)
  })

  it('have one spelling', () => {
    expect(canonical({ b: [1, null, true], a: 'é "q"' })).toBe('{"a":"é \\"q\\"","b":[1,null,true]}')
  })
})
