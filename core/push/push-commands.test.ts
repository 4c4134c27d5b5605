import { expect, test } from 'vitest'
import { follow } from '../commands/follow.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { SessionId, UserId } from '../shared/identity.ts'
import { pushCommands } from './push-commands.ts'

const device = { user: 5 as UserId, session: 7 as SessionId }
const signed = { by: device.user, at: '2026-11-20T10:00:00.000Z' as Instant }
const details = { endpoint: 'https://a.example/1', p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
const show = (services: readonly string[]) =>
  follow(pushCommands.showHere.run({ session: device.session, details, services }, signed), {})

test('notices are shown where the person is signed in, by what the browser gave', () => {
  expect(show(['a.example'])).toEqual({
    ok: true,
    value: { writes: [{ kind: 'push-devices', rows: [{ ...device, ...details }] }], answer: null },
  })
  expect(show([])).toEqual({ ok: false, error: { code: 'push/refused' } })
})

test('none are shown any more where the person has said so', () => {
  expect(follow(pushCommands.endHere.run({ session: device.session }, signed), {})).toEqual({
    ok: true,
    value: { writes: [{ kind: 'ended-push-devices', rows: [device] }], answer: null },
  })
  expect([pushCommands.showHere.name, pushCommands.endHere.name]).toEqual([
    'account/show-notices',
    'account/hide-notices',
  ])
})
