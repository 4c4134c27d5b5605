import type { Caller, LoginRefusal } from '@osh/core/auth/account.ts'
import { readCredentials } from '@osh/core/auth/credentials.ts'
import { readNewCredentials } from '@osh/core/auth/new-password.ts'
import type { OwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { Account } from '@osh/core/auth/profile.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { accountCalls } from '#adapters/wire/account/account-calls.ts'
import { ownSignInCalls } from '#adapters/wire/account/own-sign-in-calls.ts'
import { signInCalls } from '#adapters/wire/account/sign-in-calls.ts'
import type { Api } from '../api.ts'
import type { AddressOf } from '../request/client-address.ts'
import { isConfirmationFailed, noteEvent, type SecurityEvent } from '../security/security-events.ts'
import { serve, serveAnyone } from '../serve.ts'
import type { SignedIn, SignIn, Visitor } from '../sign-in/accounts.ts'
import { isCommonPassword } from '../sign-in/common-passwords.ts'

const described = {
  register: {
    summary: 'Creates an account and signs in',
    judge: (given: Input) => readNewCredentials(given, isCommonPassword),
  },
  logIn: { summary: 'Signs in', judge: readCredentials },
  refresh: 'Replaces a refresh token, and gives a new access token',
  logOut: 'Ends the session that the refresh token belongs to',
}

const ofOwn = {
  readAccount: "The caller's account",
  introduce: 'Says what papers and the history call the caller',
}

const ofSignIns = {
  listDevices: 'Where the caller is signed in, the one seen last first',
  signOut: 'Ends one of the caller’s sign-ins',
  signOutOthers: 'Ends all of the caller’s sign-ins but this one',
  changePassword:
    'Changes the password by `currentPassword` and `newPassword`, and ends all sign-ins but this one',
}

type Needs = {
  readonly signIn: SignIn
  readonly ownSignIns: (caller: Caller) => OwnSignIns
  readonly addressOf: AddressOf
  readonly isSending: boolean
}

/** Registration, sign-in, renewal, sign-out, and whose account it is. */
export function addAccountRoutes(api: Api, { signIn, ownSignIns, addressOf, isSending }: Needs): void {
  const visitorOf = (c: Context): Visitor => ({
    address: addressOf(c),
    agent: c.req.header('user-agent') ?? '',
    cookies: (name) => getCookie(c, name),
  })
  serveAnyone(api, signInCalls, described, ({ c }) => ({
    register: async (email, password) => {
      const made = await signIn.register(email, password, visitorOf(c))
      if (!made.ok && made.error.code === 'auth/too-many-attempts')
        noteEvent(c, { event: 'registration-locked' })
      return setKnownDevice(c, made)
    },
    logIn: async (email, password, factorCode) => {
      const entered = await signIn.logIn(email, password, visitorOf(c), factorCode)
      const event = entered.ok ? undefined : eventOf[entered.error.code]
      if (event) noteEvent(c, { event, account: email })
      if (entered.ok)
        noteEvent(c, { event: 'signed-in', account: email, factors: factorCode === undefined ? 1 : 2 })
      return setKnownDevice(c, entered)
    },
    refresh: async (token) => {
      const renewed = await signIn.refresh(token)
      if (!renewed.ok && renewed.error.why === 'refresh/reused')
        noteEvent(c, { event: 'token-refused', reason: 'reused' })
      return renewed
    },
    logOut: async (token) => {
      await signIn.logOut(token)
      return null
    },
  }))
  /** Where no mail is sent no address needs to be confirmed. */
  const told = (account: Account): Account =>
    isSending ? account : { ...account, confirmation: 'not-needed' }
  serve(api, accountCalls, ofOwn, ({ records: { account } }) => ({
    readAccount: async () => told(await account.readAccount()),
    introduce: async (asked) => {
      const introduced = await account.introduce(asked)
      return introduced.ok ? ok(told(introduced.value)) : introduced
    },
  }))
  serve(api, ownSignInCalls, ofSignIns, ({ c, caller }) => ({
    ...ownSignIns(caller),
    signOut: async (asked) => {
      const ended = await ownSignIns(caller).signOut(asked)
      noteEvent(c, ended.ok ? tellEnded(caller) : tellForeign(caller, asked.id))
      return ended
    },
    signOutOthers: async () => {
      noteEvent(c, tellEnded(caller))
      return ownSignIns(caller).signOutOthers()
    },
    changePassword: async (asked) => {
      const changed = await ownSignIns(caller).changePassword(asked)
      if (changed.ok) c.header('set-cookie', await signIn.cookieOf(caller.user))
      if (changed.ok) noteEvent(c, { event: 'password-changed', user: caller.user })
      else if (isConfirmationFailed(changed.error))
        noteEvent(c, { event: 'password-confirmation-failed', user: caller.user })
      return changed
    },
  }))
}

const eventOf: Readonly<Partial<Record<LoginRefusal['code'], 'sign-in-failed' | 'sign-in-locked'>>> = {
  'auth/wrong-credentials': 'sign-in-failed',
  fields: 'sign-in-failed',
  'auth/too-many-attempts': 'sign-in-locked',
}

const tellEnded = ({ user }: Caller): SecurityEvent => ({ event: 'sessions-ended', user })

const tellForeign = ({ user }: Caller, id: number): SecurityEvent => ({
  event: 'foreign-id',
  user,
  asked: id,
})

/** The browser keeps the cookie that it is known by; programs need not. */
function setKnownDevice<R>(c: Context, signedIn: Result<SignedIn, R>): Result<SignedIn, R> {
  if (signedIn.ok) c.header('set-cookie', signedIn.value.cookie)
  return signedIn
}
