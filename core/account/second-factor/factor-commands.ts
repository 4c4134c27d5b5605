import { type WrongFactorCode, wrongFactorCode } from '../../auth/second-factor/factor-code.ts'
import type { ShownFactor } from '../../auth/second-factor/second-factor.ts'
import type { Command, CommandsOf, Gathering } from '../../commands/command.ts'
import type { JobWrite } from '../../jobs/job.ts'
import {
  type MailWrite,
  type NewMail,
  type NewMailIds,
  newMailIds,
  writeMails,
} from '../../mail/mail-facts.ts'
import type { SessionId, Signed } from '../../shared/identity.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { Unavailable } from '../../shared/results/unavailable.ts'
import type { AccountWrite } from '../account-facts.ts'
import { factorOffMail, factorOnMail, type MailTo } from '../account-mails.ts'
import { type FactorFacts, type FactorWrite, type LockFactor, lockFactor, useShown } from './factor-facts.ts'

type Writes = FactorWrite | AccountWrite | MailWrite | JobWrite
type Decided = { readonly writes: readonly Writes[]; readonly answer: null }
type Shown = { readonly shown: ShownFactor }
/** Whose sign-in asks: the others end. */
type Here = { readonly session: SessionId }
type NewCodes = { readonly hashes: readonly string[] }
type FactorCommand<Input, Refusal, Q extends LockFactor | NewMailIds = LockFactor> = Command<
  Input,
  null,
  Refusal,
  Q,
  Writes
>

/** It is on already: whoever wants another application switches it off first. */
export type FactorOn = { readonly code: 'factor/on' }

/** Keeps a new secret, which counts once a code has shown that the application has it; one that was never shown to be there goes. */
const begin: FactorCommand<{ readonly secret: string }, FactorOn> = {
  name: 'account/begin-second-factor',
  *run({ secret }, { by: userId }): Gathering<Result<Decided, FactorOn>, LockFactor> {
    const facts = yield* lockFactor({ user: userId })
    if (!facts) throw new Unavailable(401)
    if (isOn(facts)) return err({ code: 'factor/on' })
    const rows = [{ userId, secret, since: null, lastStep: 0 }]
    return ok({ writes: [{ kind: 'second-factors', rows }], answer: null })
  },
}

/** Switches it on by the first code, and ends every other sign-in: those were made without it. */
const confirm: FactorCommand<Shown & NewCodes & Here, WrongFactorCode, LockFactor | NewMailIds> = {
  name: 'account/confirm-second-factor',
  *run({ shown, hashes, session }, signed) {
    const { by: userId, at } = signed
    const facts = yield* lockFactor({ user: userId })
    if (!facts?.factor || isOn(facts) || shown.is === 'recovery') return err(wrongFactorCode)
    const used = useShown(userId, facts, shown)
    if (!used.ok) return used
    const since = { ...facts.factor, userId, since: at, lastStep: shown.step }
    const mails = yield* mailOf(facts, signed, factorOnMail)
    return ok({
      writes: [
        { kind: 'second-factors', rows: [since] },
        { kind: 'recovery-codes', rows: [{ userId, hashes }] },
        { kind: 'ended-sign-ins', rows: [{ userId, but: session }] },
        ...mails,
      ],
      answer: null,
    })
  },
}

/** Takes the code of a sign-in. */
const pass: FactorCommand<Shown, WrongFactorCode> = {
  name: 'account/pass-second-factor',
  *run({ shown }, { by: userId }): Gathering<Result<Decided, WrongFactorCode>, LockFactor> {
    const facts = yield* lockFactor({ user: userId })
    if (!facts || !isOn(facts)) return err(wrongFactorCode)
    const used = useShown(userId, facts, shown)
    return used.ok ? ok({ writes: used.value, answer: null }) : used
  },
}

/** New recovery codes in place of those there are. */
const replaceCodes: FactorCommand<Shown & NewCodes, WrongFactorCode> = {
  name: 'account/replace-recovery-codes',
  *run({ shown, hashes }, { by: userId }): Gathering<Result<Decided, WrongFactorCode>, LockFactor> {
    const facts = yield* lockFactor({ user: userId })
    if (!facts || !isOn(facts)) return err(wrongFactorCode)
    const used = useShown(userId, facts, shown)
    if (!used.ok) return used
    return ok({
      writes: [...used.value, { kind: 'recovery-codes', rows: [{ userId, hashes }] }],
      answer: null,
    })
  },
}

/** Switches it off by a code, ends every other sign-in, and tells the person. */
const end: FactorCommand<Shown & Here, WrongFactorCode, LockFactor | NewMailIds> = {
  name: 'account/end-second-factor',
  *run({ shown, session }, signed) {
    const { by: userId } = signed
    const facts = yield* lockFactor({ user: userId })
    if (!facts || !isOn(facts)) return err(wrongFactorCode)
    const used = useShown(userId, facts, shown)
    if (!used.ok) return used
    const mails = yield* mailOf(facts, signed, factorOffMail)
    return ok({
      writes: [
        { kind: 'ended-second-factors', rows: [{ userId }] },
        { kind: 'ended-sign-ins', rows: [{ userId, but: session }] },
        ...mails,
      ],
      answer: null,
    })
  },
}

const isOn = ({ factor }: FactorFacts): boolean => factor !== null && factor.since !== null

function* mailOf(
  { email }: FactorFacts,
  { by: userId, at }: Signed,
  write: (to: MailTo) => NewMail,
): Gathering<readonly (MailWrite | JobWrite)[], NewMailIds> {
  return writeMails((yield* newMailIds({ count: 1 })).map((id) => write({ id, userId, to: email, at })))
}

/** What is done about an account's second factor; the secret and hashes come from outside. */
export const factorCommands = { begin, confirm, pass, replaceCodes, end }
export type FactorCommands = CommandsOf<typeof factorCommands>
