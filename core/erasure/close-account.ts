import {
  type MailTo,
  wordAccountClosingMail,
  wordAccountKeptMail,
  wordClosingMail,
  wordKeptMail,
} from '../account/account-mails.ts'
import type { Command, Gathering } from '../commands/command.ts'
import { type JournalWrite, writeJournal } from '../commands/journal.ts'
import { DEFAULT_TIME_ZONE } from '../companies/company.ts'
import { type TodayIn, todayIn } from '../companies/company-facts.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, type NewMailIds, newMailIds, writeMails } from '../mail/mail-facts.ts'
import type { LockRoll, RolledMember } from '../members/member-facts.ts'
import { addDays } from '../shared/dates/local-date.ts'
import type { Signed } from '../shared/identity.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { LockTerm, TermWrite } from '../tariffs/term-facts.ts'
import { CLOSING_DAYS, type Closing, findErasingMoment, writeClosing, writeKeeping } from './closing.ts'
import { isConfirmed } from './confirmation.ts'
import { type AccountClosingWrite, type LockAccount, lockAccount } from './erasure-facts.ts'
import { lockOwned, type OwnedCompany } from './owned-company.ts'

type Writes = AccountClosingWrite | TermWrite | MailWrite | JobWrite | JournalWrite
type Questions = LockAccount | LockTerm | LockRoll | NewMailIds | TodayIn
type Decided<Answer> = { readonly writes: readonly Writes[]; readonly answer: Answer }
type CloseRefusal = NotFound | FieldErrors<'confirmation/other-email'>

/**
 * Has the account of whoever asks erased after 30 days (удалить аккаунт): they have typed their e-mail. The companies that they own close with it, each
 * told to whoever has access; one that is closed already keeps its day. One transaction over all of them: either all of it is closed, or nothing.
 *
 * Law: 152-ФЗ, ст. 21.
 */
export const closeAccount: Command<
  { readonly confirmation: unknown },
  Closing,
  CloseRefusal,
  Questions,
  Writes
> = {
  name: 'account/close',
  *run({ confirmation }, signed): Gathering<Result<Decided<Closing>, CloseRefusal>, Questions> {
    const { by: userId } = signed
    const account = yield* lockAccount({ user: userId })
    if (!account) return err(notFound)
    if (!isConfirmed(confirmation, account.email))
      return err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-email' }))
    if (account.closesOn !== null) return ok({ writes: [], answer: { closesOn: account.closesOn } })
    const closesOn = addDays(yield* todayIn({ timeZone: DEFAULT_TIME_ZONE }), CLOSING_DAYS)
    const owned = (yield* lockOwned(account.owns, userId)).filter(({ term }) => term.closesOn === null)
    const mails = yield* writeMailsTo(signed, account.email, owned, {
      own: (to) => wordAccountClosingMail(to, closesOn, owned.map(takeName)),
      other: (to, { name }) => wordClosingMail(to, name, closesOn),
    })
    const key = `erase-account/${userId}/${closesOn}`
    const job = { companyId: null, key, facts: { kind: 'erase-account', userId } } as const
    return ok({
      writes: [
        { kind: 'account-closings', rows: [{ userId, closesOn }] },
        { kind: 'jobs', rows: [{ ...job, runAt: findErasingMoment(signed) }] },
        ...owned.flatMap((one) =>
          signCompany('companies/close', one, writeClosing(one, closesOn, signed), signed),
        ),
        ...mails,
      ],
      answer: { closesOn },
    })
  },
}

/** Takes the erasure of the account back (отменить удаление), and of the companies that were closed with it. */
export const keepAccount: Command<object, null, NotFound, Questions, Writes> = {
  name: 'account/keep',
  *run(_, signed): Gathering<Result<Decided<null>, NotFound>, Questions> {
    const { by: userId } = signed
    const account = yield* lockAccount({ user: userId })
    if (!account) return err(notFound)
    if (account.closesOn === null) return ok({ writes: [], answer: null })
    const owned = (yield* lockOwned(account.owns, userId)).filter(
      ({ term }) => term.closesOn === account.closesOn,
    )
    const mails = yield* writeMailsTo(signed, account.email, owned, {
      own: (to) => wordAccountKeptMail(to, owned.map(takeName)),
      other: (to, { name }) => wordKeptMail(to, name),
    })
    return ok({
      writes: [
        { kind: 'account-closings', rows: [{ userId, closesOn: null }] },
        ...owned.flatMap((one) => signCompany('companies/keep', one, writeKeeping(one), signed)),
        ...mails,
      ],
      answer: null,
    })
  },
}

const takeName = ({ name }: OwnedCompany): string => name

/** What is written of a company, with the line of its own journal. */
const signCompany = (
  command: string,
  { companyId }: OwnedCompany,
  { writes, changes }: ReturnType<typeof writeKeeping>,
  signed: Signed,
): readonly Writes[] => [...writes, ...writeJournal({ ...signed, companyId, command, changes })]

type Mail = ReturnType<typeof wordKeptMail>
type Words = {
  readonly own: (to: MailTo) => Mail
  readonly other: (to: MailTo, company: OwnedCompany) => Mail
}

/** One mail to the person, and one of each company to everyone else who has access to it. */
function* writeMailsTo(
  { by, at }: Signed,
  email: string,
  owned: readonly OwnedCompany[],
  { own, other }: Words,
): Gathering<readonly Writes[], NewMailIds> {
  const tell = (to: Pick<RolledMember, 'id' | 'email'>, word: (to: MailTo) => Mail) => ({ to, word })
  const told = [
    tell({ id: by, email }, own),
    ...owned.flatMap((company) => company.others.map((one) => tell(one, (to) => other(to, company)))),
  ]
  const ids = yield* newMailIds({ count: told.length })
  return writeMails(
    told.flatMap(({ to, word }, i) => {
      const id = ids[i]
      return id === undefined ? [] : [word({ id, userId: to.id, to: to.email, at })]
    }),
  )
}
