/** Passkeys between the browser and the server; what is binary travels in base64url. */

import type { NewPasskey, PasskeyCreation, PasskeyRequest, ShownPasskey } from '../api/types'
import { Problem } from '../api/problem'

/** Elliptic curves, Edwards curves and RSA, as most authenticators have them. */
const ALGORITHMS = [-7, -8, -257]

/** Whether the browser makes passkeys here: it needs a safe address that is a name. */
export const mayUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && isSecureContext && !/^[\d.]+$|:/.test(location.hostname)

export function fromText(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function toText(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Let the browser make a passkey. */
export async function make(wish: PasskeyCreation): Promise<NewPasskey> {
  const made = await answered(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: fromText(wish.challenge),
        rp: { id: wish.server, name: 'Quattrocento' },
        user: { id: fromText(wish.user), name: wish.name, displayName: wish.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wish.known.map((id) => ({ type: 'public-key', id: fromText(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  )
  const response = made.response as AuthenticatorAttestationResponse
  return { id: made.id, client_data: toText(response.clientDataJSON), attestation: toText(response.attestationObject) }
}

/** Let the browser show one of its passkeys. */
export async function show(wish: PasskeyRequest): Promise<ShownPasskey> {
  const shown = await answered(() =>
    navigator.credentials.get({
      publicKey: { challenge: fromText(wish.challenge), rpId: wish.server, userVerification: 'preferred' },
    }),
  )
  const response = shown.response as AuthenticatorAssertionResponse
  return {
    id: shown.id,
    client_data: toText(response.clientDataJSON),
    authenticator_data: toText(response.authenticatorData),
    signature: toText(response.signature),
  }
}

/** What the browser says, or that somebody would rather not. */
async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask()
    if (found instanceof PublicKeyCredential) return found
  } catch {
    // Whatever the reason, there is no passkey.
  }
  throw new Problem(0, 'passkey-cancelled')
}
