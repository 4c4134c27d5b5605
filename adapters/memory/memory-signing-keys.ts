import type { SigningKey, SigningKeys } from '@osh/core/auth/signing-keys.ts'
import { countSecondsBetween, type Instant } from '@osh/core/shared/dates/instant.ts'
import type { Change, Ledger } from './ledger.ts'

export class MemorySigningKeys implements SigningKeys {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  listKeys(now: Instant): Promise<readonly SigningKey[]> {
    return this.#ledger.change((state): Change<readonly SigningKey[]> => {
      const signingKeys = state.signingKeys ?? [makeKey(now)]
      return [{ ...state, signingKeys }, signingKeys]
    })
  }

  rotate(now: Instant, forgetBefore: Instant): Promise<void> {
    return this.#ledger.change((state): Change<undefined> => {
      const retired = (state.signingKeys ?? []).map((key) => ({ ...key, retired: key.retired ?? now }))
      const kept = retired.filter((key) => countSecondsBetween(forgetBefore, key.retired) >= 0)
      return [{ ...state, signingKeys: [makeKey(now), ...kept] }, undefined]
    })
  }
}

function makeKey(since: Instant): SigningKey {
  const [id, secret] = [drawHex(8), drawHex(32)]
  return { id, secret, since, retired: null }
}

const drawHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
