/**
 * Checks the proof of a table without knowing any game: commitment, seed, chain, signatures, and a
 * player's receipt. One file of plain JavaScript that needs nothing but WebCrypto, so that it runs
 * in a page, offline, and in Node. The format is described in docs/proofs.md; whether the moves keep
 * to the rules is checked by `quattrocento verify`.
 */

const DOMAIN = 'quattrocento/proof/1/'
const SEED_BITS = 62n
const utf8 = new TextEncoder()

/** Data as JSON that has one spelling: names sorted, no blanks. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const names = Object.keys(value).sort()
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
  }
  return JSON.stringify(value)
}

export function toHex(bytes) {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes of hexadecimal digits; null if they are none. */
function fromHex(text) {
  if (typeof text !== 'string' || !/^([0-9a-f]{2})*$/.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function joined(...parts) {
  const bytes = parts.map((part) => (typeof part === 'string' ? utf8.encode(part) : part))
  const whole = new Uint8Array(bytes.reduce((length, each) => length + each.length, 0))
  let place = 0
  for (const each of bytes) {
    whole.set(each, place)
    place += each.length
  }
  return whole
}

async function digest(purpose, ...parts) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(`${DOMAIN}${purpose}\n`, ...parts)))
}

/** What the host and those who joined added, in order. */
export function entropyOf(proof) {
  // A deal for several tables is set before anybody joins.
  if (proof.opening.deal !== null) return [proof.opening.entropy].filter((each) => each !== null)
  const added = proof.entries.filter((entry) => entry.kind === 'join').map((entry) => entry.entropy)
  return [proof.opening.entropy, ...added].filter((each) => each !== null && each !== undefined)
}

export async function seedOf(secret, place, entropy) {
  const made = await digest('seed', secret, canonical({ entropy, place }))
  return (BigInt(`0x${toHex(made.slice(0, 8))}`) >> (64n - SEED_BITS)).toString()
}

/** The chain from the opening to the last entry; null if the entries are not in a row. */
export async function headsOf(proof, secret) {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  let head = await digest('opening', canonical(proof.opening))
  const heads = [toHex(head)]
  for (const [place, entry] of proof.entries.entries()) {
    if (entry.sequence !== place + 1) return null
    const salted = utf8.encode(`${DOMAIN}salt\n${proof.opening.table}\n${entry.sequence}`)
    const salt = new Uint8Array(await crypto.subtle.sign('HMAC', key, salted))
    head = await digest('entry', head, salt, canonical(entry))
    heads.push(toHex(head))
  }
  return heads
}

/** Whether a server with this key has signed a head; null if this browser cannot tell. */
export async function isSigned(key, signature, table, head) {
  const [publicKey, signed] = [fromHex(key), fromHex(signature)]
  if (publicKey?.length !== 32 || signed?.length !== 64) return false
  let imported
  try {
    imported = await crypto.subtle.importKey('raw', publicKey, { name: 'Ed25519' }, false, ['verify'])
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'NotSupportedError' ? null : false
  }
  const said = joined(`${DOMAIN}head\n`, canonical({ head, table }))
  return crypto.subtle.verify({ name: 'Ed25519' }, imported, signed, said)
}

function looksLike(paper, format) {
  return paper !== null && typeof paper === 'object' && paper.format === format && paper.version === 1
}

/** Whether something is a proof that can be checked here. */
export function isProof(paper) {
  return (
    looksLike(paper, 'quattrocento-proof') &&
    Array.isArray(paper.entries) &&
    paper.entries.every((entry) => entry !== null && typeof entry === 'object') &&
    paper.opening !== null &&
    typeof paper.opening === 'object'
  )
}

/** Whether something is a receipt that can be checked here. */
export function isReceipt(paper) {
  return looksLike(paper, 'quattrocento-receipt')
}

/**
 * All that can be checked of a proof, and with a receipt of what a player kept: for each check its
 * name, and whether it holds; null if that cannot be told here.
 */
export async function check(proof, receipt = null) {
  const { opening } = proof
  const found = []
  const note = (name, holds) => found.push({ name, holds })
  const secret = fromHex(proof.secret)
  const revealed = secret?.length === 32
  note('commitment', revealed && toHex(await digest('commitment', secret)) === opening.commitment)
  note('seed', revealed && (await seedOf(secret, opening.deal ?? opening.table, entropyOf(proof))) === proof.seed)
  const heads = revealed ? await headsOf(proof, secret) : null
  note('chain', heads !== null && heads.at(-1) === proof.head)
  note('signature', await isSigned(proof.key, proof.signature, opening.table, proof.head))
  if (receipt === null) return found
  note('receipt-table', receipt.table === opening.table)
  note('receipt-commitment', receipt.commitment === opening.commitment)
  if (receipt.entropy) note('receipt-entropy', entropyOf(proof).includes(receipt.entropy))
  if (receipt.head) note('receipt-head', heads !== null && heads.includes(receipt.head))
  if (receipt.key) note('receipt-key', receipt.key === proof.key)
  if (receipt.head && receipt.signature) {
    note('receipt-signature', await isSigned(receipt.key ?? proof.key, receipt.signature, opening.table, receipt.head))
  }
  return found
}
