import { expect, test } from 'vitest'
import { instant, someone } from '../../tests/examples.ts'
import type { SessionId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { fieldErrors, notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { makeOwnSignIns, readPasswords } from './own-sign-ins.ts'

const now = instant('2026-11-20T10:00:00Z')
const session = (id: number) => id as SessionId
const caller = { user: someone, session: session(1) }
const kept = (id: number) => ({ id: session(id), device: 'Firefox, Linux', since: now, seen: now })
const [current, next] = ['старый пароль', 'кофе и три сушки']
const details = { currentPassword: current, newPassword: next }

type Outside = { readonly account?: boolean; readonly seconds?: number }

/** The sign-ins 1 and 2 of someone, and what was done to the outside. */
function signIns({ account = true, seconds = 0 }: Outside = {}) {
  const done: unknown[] = []
  const note = (...call: readonly unknown[]) => {
    done.push(call)
  }
  const own = makeOwnSignIns({
    accounts: {
      findUserById: async (id) =>
        account
          ? { id, email: 'orlova@example.ru', confirmedAt: null, passwordHash: `hash of ${current}` }
          : null,
    },
    sessions: {
      listSessions: async (user, at) => (user === someone && at === now ? [kept(2), kept(1)] : []),
      endSession: async (asked) => {
        note('end', asked)
        return asked.session === session(2)
      },
      endOtherSessions: async (but) => note('end others', but),
      changePassword: async (by, hash) => note('change', by, hash),
    },
    passwords: {
      hash: async (password) => `hash of ${password}`,
      verify: async (password, hash) => hash === `hash of ${password}`,
    },
    permit: async (user) => {
      note('try', user)
      return seconds > 0
        ? { is: 'refused', seconds }
        : { is: 'given', forgive: async () => note('forgive', user) }
    },
    isCommon: (password) => password === 'qwertyuiop',
    clock: { now: () => now },
  })(caller)
  return { own, done }
}

const changed = async (asked: Input, outside?: Outside) => {
  const { own, done } = signIns(outside)
  return { answer: await own.changePassword({ details: asked }), done }
}

test('of the devices the one that asks is known', async () => {
  expect(await signIns().own.listDevices()).toEqual([
    { ...kept(2), current: false },
    { ...kept(1), current: true },
  ])
})

test('a sign-in of the person is ended; what is none of theirs is not found', async () => {
  const { own, done } = signIns()
  expect(await own.signOut({ id: session(2) })).toEqual(ok(null))
  expect(await own.signOut({ id: session(3) })).toEqual(err(notFound))
  expect(done).toEqual([
    ['end', { user: someone, session: 2 }],
    ['end', { user: someone, session: 3 }],
  ])
})

test('all others are ended at once', async () => {
  const { own, done } = signIns()
  expect(await own.signOutOthers()).toBeNull()
  expect(done).toEqual([['end others', caller]])
})

test('a new password is kept in place of the right one, and the tries are forgiven', async () => {
  expect(await changed(details)).toEqual({
    answer: ok(null),
    done: [
      ['try', someone],
      ['forgive', someone],
      ['change', caller, `hash of ${next}`],
    ],
  })
})

test('a wrong password changes nothing, and its try counts', async () => {
  expect(await changed({ ...details, currentPassword: 'другой пароль' })).toEqual({
    answer: err(fieldErrors({ field: 'currentPassword', code: 'password/wrong' })),
    done: [['try', someone]],
  })
})

test('whoever has tried too often waits, the right password or not', async () => {
  expect(await changed(details, { seconds: 30 })).toEqual({
    answer: err({ code: 'auth/too-many-attempts', seconds: 30 }),
    done: [['try', someone]],
  })
})

test('what is no password is refused, both at once, and is no try', async () => {
  const refused = (...errors: readonly { readonly field: string; readonly code: string }[]) => ({
    answer: err({ code: 'fields', errors }),
    done: [],
  })
  const noCurrent = { field: 'currentPassword', code: 'password/required' }
  const noNext = { field: 'newPassword', code: 'password/required' }
  expect(await changed({})).toEqual(refused(noCurrent, noNext))
  expect(await changed({ newPassword: next })).toEqual(refused(noCurrent))
  expect(await changed({ currentPassword: current })).toEqual(refused(noNext))
  for (const [newPassword, code] of [
    ['Orlova2024', 'password/own-email'],
    ['qwertyuiop', 'password/common'],
  ] as const)
    expect(await changed({ ...details, newPassword })).toEqual(refused({ field: 'newPassword', code }))
})

test('the page leaves it to the server whether many people have the new one', () => {
  const asked = { currentPassword: current, newPassword: 'qwertyuiop' }
  expect(readPasswords(asked, { email: 'orlova@example.ru' })).toEqual(ok({ current, next: 'qwertyuiop' }))
})

test('whose account is gone is signed out', async () => {
  await expect(changed(details, { account: false })).rejects.toMatchObject({
    name: 'Unavailable',
    status: 401,
  })
})
