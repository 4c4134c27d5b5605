import { createECDH, createPublicKey, verify } from 'node:crypto'
import ece from 'http_ece'
import { describe, expect, test } from 'vitest'
import { seal } from './seal.ts'
import { authorize, makeVapidKey, readVapidKey } from './vapid-key.ts'

const fromText = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  browsersKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  ownKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

function pairOf(key: string) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(fromText(key))
  return pair
}

describe('a sealed message', () => {
  test('is the one of the standard’s own example', () => {
    const by = { salt: fromText(example.salt), own: pairOf(example.ownKey) }
    expect(seal(example.text, example, by).toString('base64url')).toBe(example.sealed)
  })

  test('is opened by the browser’s key, and is another each time', () => {
    const [first, second] = [seal('Срок шага', example), seal('Срок шага', example)]
    expect(first.equals(second)).toBe(false)
    for (const sealed of [first, second])
      expect(
        ece
          .decrypt(sealed, {
            version: 'aes128gcm',
            privateKey: pairOf(example.browsersKey),
            authSecret: example.auth,
          })
          .toString(),
      ).toBe('Срок шага')
  })
})

describe('the key by which push services know the service', () => {
  test('signs for the push service that is meant, for half a day', () => {
    const key = readVapidKey(makeVapidKey())
    if (!key) throw new Error('a new key is none')
    const now = new Date('2026-11-20T05:00:00.000Z')
    const said = authorize(key, 'https://push.example.org/a/b', 'mailto:help@example.org', now)
    const [, signed = '', signature = '', publicKey = ''] =
      /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(said) ?? []
    const [head, claims] = signed.split('.').map((part) => JSON.parse(fromText(part).toString()))
    expect(head).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(claims).toEqual({
      ...{ aud: 'https://push.example.org', sub: 'mailto:help@example.org' },
      exp: now.getTime() / 1000 + 12 * 3600,
    })
    expect(publicKey).toBe(key.publicKey)
    const point = fromText(publicKey)
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const by = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    expect(
      verify('sha256', Buffer.from(signed), { key: by, dsaEncoding: 'ieee-p1363' }, fromText(signature)),
    ).toBe(true)
  })

  test.each(['', 'x', 'A'.repeat(43), `${'_'.repeat(42)}8`, 'я'.repeat(43)])('is not %o', (text) => {
    expect(readVapidKey(text)).toBeNull()
  })

  test('has all its digits though it begins with a nought', () => {
    const key = Buffer.from([...new Uint8Array(31), 5]).toString('base64url')
    expect(readVapidKey(key)?.publicKey).toHaveLength(87)
    for (let i = 0; i < 600; i++) expect(makeVapidKey()).toHaveLength(43)
  })
})
