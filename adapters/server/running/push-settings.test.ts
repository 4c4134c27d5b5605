import { expect, test } from 'vitest'
import { makeVapidKey } from '#adapters/push/vapid-key.ts'
import { readPushPlan } from './push-settings.ts'

const VAPID_PRIVATE_KEY = makeVapidKey()
const site = { publicUrl: 'https://osh.example.org', supportEmail: null }

test('without a key that of a file is taken, where push services can ask someone', () => {
  for (const none of [{}, { VAPID_PRIVATE_KEY: '' }]) {
    expect(readPushPlan(none, site)).toMatchObject({ key: null, subject: 'https://osh.example.org' })
    expect(readPushPlan(none, { publicUrl: null, supportEmail: null })).toBeNull()
  }
})

test('a push service asks whoever answers for the service: by e-mail, else at its address', () => {
  const supportEmail = 'help@example.org' as NonNullable<Parameters<typeof readPushPlan>[1]['supportEmail']>
  expect(readPushPlan({ VAPID_PRIVATE_KEY }, site)?.subject).toBe('https://osh.example.org')
  expect(readPushPlan({ VAPID_PRIVATE_KEY }, { ...site, supportEmail })?.subject).toBe(
    'mailto:help@example.org',
  )
  for (const publicUrl of [null, 'http://osh.example.org'])
    expect(() => readPushPlan({ VAPID_PRIVATE_KEY }, { publicUrl, supportEmail: null })).toThrow(
      /SUPPORT_EMAIL/,
    )
})

test('a key that is none is refused, and not repeated', () => {
  expect(() => readPushPlan({ VAPID_PRIVATE_KEY: 'secret' }, site)).toThrow(/^VAPID_PRIVATE_KEY(?!.*secret)/)
})

test('push services are those of the usual browsers, or those that are named', () => {
  expect(readPushPlan({ VAPID_PRIVATE_KEY }, site)?.services).toContain('fcm.googleapis.com')
  const PUSH_SERVICES = 'push.example.org, *.example.com, http://127.0.0.1:8080'
  expect(readPushPlan({ VAPID_PRIVATE_KEY, PUSH_SERVICES }, site)?.services).toEqual([
    'push.example.org',
    '*.example.com',
    'http://127.0.0.1:8080',
  ])
  for (const wrong of ['a b', 'https://example.org/x', ',', '*'])
    expect(() => readPushPlan({ VAPID_PRIVATE_KEY, PUSH_SERVICES: wrong }, site)).toThrow(/^PUSH_SERVICES/)
})
