import { describe, expect, test } from 'vitest'
import { readPushAddress, usualPushServices } from './push-device.ts'

const address = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:DEF-1_2',
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'y'.repeat(22),
}
const read = (changes: Readonly<Record<string, unknown>>, services = usualPushServices) =>
  readPushAddress({ ...address, ...changes }, services)
const refused = { ok: false, error: { code: 'push/refused' } }

describe('where a browser takes messages', () => {
  test('is kept as it was given, and no more of it', () => {
    expect(read({ extra: 1 })).toEqual({ ok: true, value: address })
  })

  test.each([
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a%2b',
    'https://web.push.apple.com/QA',
  ])('may be any service of the usual browsers: %s', (endpoint) => {
    expect(read({ endpoint })).toMatchObject({ ok: true, value: { endpoint } })
  })

  test.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com.example.org/a',
    'https://example.org/fcm.googleapis.com/a',
    'https://fcm.googleapis.com@127.0.0.1/a',
    'https://xfcm.googleapis.com/a',
    'https://push.apple.com.example.org/a',
    'https://push.apple.com/a',
    'https://127.0.0.1/a',
    ' https://fcm.googleapis.com/a',
    'https://fcm.googleapis.com/a b',
    'https://fcm.googleapis.com/',
    'https://fcm.googleapis.com',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ])('is no other server: %s', (endpoint) => {
    expect(read({ endpoint })).toEqual(refused)
  })

  test('is as long as addresses of push services are, at most', () => {
    const longest = `https://fcm.googleapis.com/${'a'.repeat(973)}`
    expect(longest).toHaveLength(1000)
    expect(read({ endpoint: longest }).ok).toBe(true)
    expect(read({ endpoint: `${longest}a` })).toEqual(refused)
  })

  test.each([
    { endpoint: [address.endpoint] },
    { p256dh: [address.p256dh] },
    { auth: [address.auth] },
    { p256dh: null },
    { auth: undefined },
    { p256dh: `A${'x'.repeat(86)}` },
    { p256dh: `B${'x'.repeat(85)}` },
    { p256dh: `xB${'x'.repeat(86)}` },
    { p256dh: `B${'x'.repeat(87)}` },
    { p256dh: `B${'+'.repeat(86)}` },
    { auth: 'y'.repeat(21) },
    { auth: 'y'.repeat(23) },
    { auth: '='.repeat(22) },
  ])('comes with the keys that messages are sealed by: not %o', (changes) => {
    expect(read(changes)).toEqual(refused)
  })

  test('may be a whole origin that whoever runs the service has named, and no other', () => {
    const services = ['http://127.0.0.1:8080']
    expect(read({ endpoint: 'http://127.0.0.1:8080/a' }, services).ok).toBe(true)
    expect(read({ endpoint: 'https://127.0.0.1:8080/a' }, services)).toEqual(refused)
    expect(read({ endpoint: 'http://127.0.0.1:8081/a' }, services)).toEqual(refused)
    expect(read({}, [])).toEqual(refused)
  })
})
