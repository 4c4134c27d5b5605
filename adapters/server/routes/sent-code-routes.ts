import { randomUUID } from 'node:crypto'
import { makeEmailChange } from '@osh/core/account/email-change.ts'
import { makeOwnEmail } from '@osh/core/account/own-email.ts'
import { makeSentCodes } from '@osh/core/account/sent-codes.ts'
import type { Passwords } from '@osh/core/auth/sign-in.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Context } from 'hono'
import { emailChangeCalls, ownEmailCalls, sentCodeCalls } from '#adapters/wire/account/sent-code-calls.ts'
import type { Api } from '../api.ts'
import type { AddressOf } from '../request/client-address.ts'
import { noteEvent } from '../security/security-events.ts'
import { serve, serveAnyone } from '../serve.ts'
import { isCommonPassword } from '../sign-in/common-passwords.ts'
import { hashSecret, makeNewSecret } from '../sign-in/secrets.ts'
import type { SignInLimits } from '../sign-in/sign-in-limits.ts'

const described = {
  askForPassword:
    'Sends a code to the e-mail, by which a forgotten password is replaced; answers alike whether there is such an account or not',
  replacePassword: 'Replaces a forgotten password by `code` and `newPassword`, and ends all sign-ins',
  confirmEmail: 'Makes the address that the code was sent to the e-mail of the account',
}

const ofOwnEmail = {
  askForCode: 'Sends a code to the address of the account, once more',
  confirm: 'Shows by the code that came there that the mailbox is the caller’s',
}

const ofOwn = {
  ask: 'Asks for another e-mail by `email` and `currentPassword`: a code that confirms it is sent there',
}

type Needs = {
  readonly storage: Pick<Storage, 'accounts' | 'jobs' | 'openRecords'>
  readonly clock: Clock
  readonly limits: SignInLimits
  readonly passwords: Passwords
  readonly addressOf: AddressOf
  readonly isSending: boolean
  readonly site: string | null
}

/** Codes that come by e-mail: another password, another e-mail. */
export function addSentCodeRoutes(
  api: Api,
  { storage, clock, limits, passwords, addressOf, isSending, site }: Needs,
): void {
  const { accounts, jobs } = storage
  const commandsOf = (user: UserId) => storage.openRecords(user).proven
  const ofVisitor = (c: Context) =>
    makeSentCodes({
      accounts,
      commandsOf,
      isSending,
      enqueue: (rows) => jobs.enqueue(rows),
      waitToAsk: (email) => limits.codeMail(email, addressOf(c)),
      waitToTry: () => limits.codeTry(addressOf(c)),
      forgive: ({ email }) => limits.forgive(email),
      hashPassword: (password) => passwords.hash(password),
      hashSecret,
      isCommon: isCommonPassword,
      newKey: randomUUID,
      now: () => clock.now(),
    })
  serveAnyone(api, sentCodeCalls, described, ({ c }) => {
    const codes = ofVisitor(c)
    return {
      ...codes,
      replacePassword: async (asked) => {
        const replaced = await codes.replacePassword(asked)
        noteEvent(c, { event: replaced.ok ? 'password-replaced' : 'code-refused' })
        return replaced
      },
      confirmEmail: async (asked) => {
        const confirmed = await codes.confirmEmail(asked)
        noteEvent(c, { event: confirmed.ok ? 'email-changed' : 'code-refused' })
        return confirmed
      },
    }
  })
  serve(api, ownEmailCalls, ofOwnEmail, ({ c, caller }) => {
    const own = makeOwnEmail(
      {
        ...{ accounts, commandsOf, isSending, hashSecret },
        waitForOwnCode: limits.ownCode,
        waitToTry: () => limits.codeTry(addressOf(c)),
        enqueue: (rows) => jobs.enqueue(rows),
        now: () => clock.now(),
      },
      caller,
    )
    return {
      ...own,
      confirm: async (asked) => {
        const confirmed = await own.confirm(asked)
        const event = confirmed.ok ? 'email-confirmed' : 'code-refused'
        noteEvent(c, { event, user: caller.user })
        return confirmed
      },
    }
  })
  const changeOf = makeEmailChange({
    ...{ accounts, commandsOf, newSecret: makeNewSecret, isSending, site },
    verify: (password, { passwordHash }) => passwords.verify(password, passwordHash),
    permit: (user) => limits.confirmation(user),
    waitToMail: limits.mail,
  })
  serve(api, emailChangeCalls, ofOwn, ({ caller }) => changeOf(caller))
}
