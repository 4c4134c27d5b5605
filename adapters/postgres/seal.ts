import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Seals what the database keeps of secrets, by a key that is kept apart from it. */
export type Seal = {
  /** @param of what it is a secret of: it opens as that of nothing else */
  close(secret: string, of: string): string
  /** Null for what another key has sealed, or was sealed as of something else; what was never sealed is as it is. */
  open(kept: string, of: string): string | null
}

const MARK = 'sealed:'
const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

export const isSealed = (kept: string): boolean => kept.startsWith(MARK)

/** @param key 32 bytes */
export const makeSeal = (key: Uint8Array): Seal => ({
  close: (secret, of) => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(of))
    const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return MARK + Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64')
  },
  open: (kept, of) => {
    if (!isSealed(kept)) return kept
    const bytes = Buffer.from(kept.slice(MARK.length), 'base64')
    try {
      const opened = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return opened.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + opened.final('utf8')
    } catch {
      return null
    }
  },
})

/** Where no key is given secrets are kept as they are. */
export const noSeal: Seal = { close: (secret) => secret, open: (kept) => (isSealed(kept) ? null : kept) }
