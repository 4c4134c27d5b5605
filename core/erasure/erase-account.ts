import { wordAccountStaysMail } from '../account/account-mails.ts'
import type { Command, Gathering } from '../commands/command.ts'
import { DEFAULT_TIME_ZONE } from '../companies/company.ts'
import { type TodayIn, todayIn } from '../companies/company-facts.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, type NewMailIds, newMailIds, writeMails } from '../mail/mail-facts.ts'
import type { LockRoll } from '../members/member-facts.ts'
import { ok, type Result } from '../shared/results/result.ts'
import type { LockTerm } from '../tariffs/term-facts.ts'
import type { ErasureWrite } from './erasure.ts'
import { type AccountClosingWrite, type LockAccount, lockAccount } from './erasure-facts.ts'
import { lockOwned } from './owned-company.ts'

type Writes = ErasureWrite | AccountClosingWrite | MailWrite | JobWrite
type Questions = LockAccount | LockTerm | LockRoll | NewMailIds | TodayIn
type Decided = { readonly writes: readonly Writes[]; readonly answer: null }

const nothing = ok({ writes: [], answer: null })

/**
 * Erases an account whose 30 days are over, with its sessions, its example and the companies that close by its day; what was taken back, or is gone
 * already, stays as it is. One that owns a company which does not close then (added, taken over or kept since) stays, and its person is told: no one
 * else could get into that company. It is in no company's journal, so it is made without `command`.
 *
 * Law: 152-ФЗ, ст. 21.
 */
export const eraseClosedAccount: Command<object, null, never, Questions, Writes> = {
  name: 'account/erase-closed',
  *run(_, signed): Gathering<Result<Decided, never>, Questions> {
    const { by: userId, at } = signed
    const account = yield* lockAccount({ user: userId })
    const closesOn = account?.closesOn ?? null
    if (!account || closesOn === null) return nothing
    if (closesOn > (yield* todayIn({ timeZone: DEFAULT_TIME_ZONE }))) return nothing
    const owned = yield* lockOwned(account.owns, userId)
    const staying = owned.filter(({ term }) => term.closesOn === null || term.closesOn > closesOn)
    if (staying.length > 0) {
      const names = staying.map(({ name }) => name)
      const mails = (yield* newMailIds({ count: 1 })).map((id) =>
        wordAccountStaysMail({ id, userId, to: account.email, at }, names),
      )
      const rows = [{ userId, closesOn: null }]
      return ok({ writes: [{ kind: 'account-closings', rows }, ...writeMails(mails)], answer: null })
    }
    const companies = owned.map(({ companyId }) => ({ erased: 'company', companyId, ...signed }) as const)
    const rows = [...companies, { erased: 'account', userId, ...signed } as const]
    return ok({ writes: [{ kind: 'erasures', rows }], answer: null })
  },
}
