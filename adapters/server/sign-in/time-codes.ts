import { createHmac, randomBytes } from 'node:crypto'
import type { FactorCode } from '@osh/core/auth/second-factor/factor-code.ts'
import { formatRecoveryCode } from '@osh/core/auth/second-factor/factor-code.ts'
import type { ShownFactor } from '@osh/core/auth/second-factor/second-factor.ts'
import { countUnixSeconds, type Instant } from '@osh/core/shared/dates/instant.ts'
import { isSame } from './json-web-token.ts'
import { hashSecret } from './secrets.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Five bits of a random byte each. */
const writeRandom = (letters: number): string =>
  [...randomBytes(letters)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** 160 bits in Base32, as RFC 4226 recommends, and the address that an application reads off a QR code: its label names the issuer, too, as the Key URI format asks. */
export function newFactorSecret(email: string): { readonly secret: string; readonly address: string } {
  const secret = writeRandom(32)
  const issuer = encodeURIComponent('Охрана труда онлайн')
  const address = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`
  return { secret, address }
}

/** 120 bits, so that a plain hash keeps it as safe as a slow one. */
export function newRecoveryCode(): { readonly shown: string; readonly hash: string } {
  const letters = writeRandom(24)
  return { shown: formatRecoveryCode(letters), hash: hashSecret(letters) }
}

/** What a typed code is of; null for none that the secret has made about now. */
export function lookAtCode(
  code: FactorCode,
  { secret }: { readonly secret: string },
  now: Instant,
): ShownFactor | null {
  if (code.is === 'recovery') return { is: 'recovery', hash: hashSecret(code.letters) }
  const step = listSteps(now).find((one) => isSame(codeAt(secret, one), code.digits))
  return step === undefined ? null : { is: 'time', secret, step }
}

const STEP_SECONDS = 30

/** The steps whose codes are looked at: the one that lasts, and its neighbours, since clocks differ (RFC 6238, 5.2). */
function listSteps(now: Instant): readonly number[] {
  const step = Math.floor(countUnixSeconds(now) / STEP_SECONDS)
  return [step, step - 1, step + 1]
}

/** The six digits of a step: HOTP (RFC 4226) of the step's number, as RFC 6238 has it. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', readBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function readBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
