import { wordClosingMail, wordKeptMail } from '../account/account-mails.ts'
import { command, type Decision } from '../commands/command.ts'
import { lockCompany } from '../companies/company-facts.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, newMailIds, writeMails } from '../mail/mail-facts.ts'
import { lockRoll } from '../members/member-facts.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lockTerm, type TermWrite } from '../tariffs/term-facts.ts'
import { CLOSING_DAYS, type Closing, writeClosing, writeKeeping } from './closing.ts'
import { isConfirmed } from './confirmation.ts'
import type { ErasureWrite } from './erasure.ts'
import { isOwner } from './erasure-facts.ts'

type InCompany = { readonly companyId: CompanyId }
type Writes = TermWrite | MailWrite | JobWrite

/** A company is closed, and kept, by its owner alone. */
export type NotOwner = { readonly code: 'erasure/not-owner' }

/** What both ask: the company and its term under lock, who has access, and an id for a mail to each. */
function* gatherClosing(
  { companyId }: InCompany,
  { by: user }: { readonly by: Parameters<typeof isOwner>[0]['user'] },
) {
  const known = yield* lockTerm({ companyId })
  const company = yield* lockCompany({ member: user, companyId })
  if (!company || !known) return err(notFound)
  if (!(yield* isOwner({ user, companyId }))) return err<NotOwner>({ code: 'erasure/not-owner' })
  const roll = yield* lockRoll({ companyId })
  const ids = yield* newMailIds({ count: roll.length })
  const people = roll.flatMap(({ id: userId, email: to }, i) => {
    const id = ids[i]
    return id === undefined ? [] : [{ id, userId, to }]
  })
  return ok({ known, company, people })
}

/**
 * Has a company erased after 30 days (удалить организацию): its owner has typed its name. Until then it is read and exported as ever,
 * nothing is added, and an owner may take it back; everyone who has access is told by mail.
 */
export const closeCompany = command({
  name: 'companies/close',
  gather: (input: InCompany & { readonly confirmation: unknown }, signed) => gatherClosing(input, signed),
  decide(
    { known: { term, today }, company, people },
    { companyId, confirmation },
    signed,
  ): Result<Decision<Closing, Writes>, NotFound | NotOwner | FieldErrors<'confirmation/other-name'>> {
    if (!isConfirmed(confirmation, company.name))
      return err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-name' }))
    if (term.closesOn !== null) return ok({ writes: [], changes: [], answer: { closesOn: term.closesOn } })
    const closesOn = addDays(today, CLOSING_DAYS)
    const { writes, changes } = writeClosing({ companyId, term }, closesOn, signed)
    const mails = people.map((to) => wordClosingMail({ ...to, at: signed.at }, company.name, closesOn))
    return ok({ writes: [...writes, ...writeMails(mails)], changes, answer: { closesOn } })
  },
})

/** Takes the erasure back (отменить удаление). */
export const keepCompany = command({
  name: 'companies/keep',
  gather: (input: InCompany, signed) => gatherClosing(input, signed),
  decide(
    { known: { term }, company, people },
    { companyId },
    { at },
  ): Result<Decision<null, Writes>, NotFound | NotOwner> {
    if (term.closesOn === null) return ok({ writes: [], changes: [], answer: null })
    const { writes, changes } = writeKeeping({ companyId, term })
    const mails = people.map((to) => wordKeptMail({ ...to, at }, company.name))
    return ok({ writes: [...writes, ...writeMails(mails)], changes, answer: null })
  },
})

/**
 * Erases a company whose 30 days are over; what was taken back, or is erased already, stays as it is. Answers the day that is still to
 * come, as where the company has moved west since: it is asked again.
 *
 * Law: 152-ФЗ, ст. 21.
 */
export const eraseClosed = command({
  name: 'companies/erase-closed',
  *gather({ companyId }: InCompany) {
    return ok(yield* lockTerm({ companyId }))
  },
  decide(known, { companyId }, signed): Result<Decision<LocalDate | null, ErasureWrite>, never> {
    if (known === null) return ok({ writes: [], changes: [], answer: null })
    const { closesOn } = known.term
    if (closesOn === null || closesOn > known.today) return ok({ writes: [], changes: [], answer: closesOn })
    const rows = [{ erased: 'company', companyId, ...signed }] as const
    return ok({ writes: [{ kind: 'erasures', rows }], changes: [], answer: null })
  },
})
