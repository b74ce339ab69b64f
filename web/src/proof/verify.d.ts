/** The types of `verify.js`, which stays plain so that it can be used anywhere. */

import type { Proof, Receipt } from '../api/types'

export interface Check {
  name: string
  /** Null if it cannot be told in this browser. */
  holds: boolean | null
}

export function canonical(value: unknown): string
export function entropyOf(proof: Proof): string[]
export function isProof(paper: unknown): paper is Proof
export function isReceipt(paper: unknown): paper is Receipt
export function check(proof: Proof, receipt?: Receipt | null): Promise<Check[]>
