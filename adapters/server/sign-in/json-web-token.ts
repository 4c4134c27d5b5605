import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

type Claims = Readonly<Record<string, unknown>>

/** Longer ones are none of ours: an e-mail has 255 characters. */
const LONGEST = 4096

/** A JSON Web Token, HS256, that names its key. */
export function signToken(claims: Claims, id: string, key: KeyObject): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid: id })}.${encode(claims)}`
  return `${signed}.${signText(signed, key)}`
}

/** The claims of a token that a known key has signed; null for any other, and for whatever is no token of ours. */
export async function readToken(
  token: string,
  keyNamed: (id: string) => Promise<KeyObject | null>,
): Promise<Claims | null> {
  if (token.length > LONGEST) return null
  const [head = '', claims = '', signature = '', ...more] = token.split('.')
  const { alg, kid } = decode(head) ?? {}
  if (alg !== 'HS256' || typeof kid !== 'string' || more.length > 0) return null
  const key = await keyNamed(kid)
  return key && isSame(signature, signText(`${head}.${claims}`, key)) ? decode(claims) : null
}

const signText = (signed: string, key: KeyObject): string =>
  createHmac('sha256', key).update(signed).digest('base64url')

const encode = (part: Claims): string => Buffer.from(JSON.stringify(part)).toString('base64url')

function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

/** In a time that tells nothing of where they differ. */
export function isSame(a: string, b: string): boolean {
  const [given, right] = [Buffer.from(a), Buffer.from(b)]
  return given.length === right.length && timingSafeEqual(given, right)
}
