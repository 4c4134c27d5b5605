import { wordClosingMail, wordKeptMail } from '../account/account-mails.ts'
import { command, type Decision } from '../commands/command.ts'
import { lockCompany } from '../companies/company-facts.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, newMailIds, writeMails } from '../mail/mail-facts.ts'
import { lockRoll } from '../members/member-facts.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import { addMinutesToInstant } from '../shared/dates/local-moment.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lockTerm, type TermWrite } from '../tariffs/term-facts.ts'
import { isConfirmed } from './confirmation.ts'
import type { NotOwner } from './erase-company.ts'
import type { ErasureWrite } from './erasure.ts'
import { isOwner } from './erasure-facts.ts'

type InCompany = { readonly companyId: CompanyId }
type Writes = TermWrite | MailWrite | JobWrite

/** Days in which an erasure may be taken back. */
export const CLOSING_DAYS = 30

/** On which day the company is erased. */
export type Closing = { readonly closesOn: LocalDate }

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
    { by: userId, at },
  ): Result<Decision<Closing, Writes>, NotFound | NotOwner | FieldErrors<'confirmation/other-name'>> {
    if (!isConfirmed(confirmation, company.name))
      return err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-name' }))
    if (term.closesOn !== null) return ok({ writes: [], changes: [], answer: { closesOn: term.closesOn } })
    const closesOn = addDays(today, CLOSING_DAYS)
    const facts = { kind: 'erase-company', companyId, userId } as const
    const runAt = addMinutesToInstant(at, CLOSING_DAYS * 24 * 60)
    return ok({
      writes: [
        { kind: 'terms', rows: [{ companyId, term: { ...term, closesOn } }] },
        {
          kind: 'jobs',
          rows: [{ companyId: null, key: `erase-company/${companyId}/${closesOn}`, facts, runAt }],
        },
        ...writeMails(people.map((to) => wordClosingMail({ ...to, at }, company.name, closesOn))),
      ],
      changes: [makeClosingChange(companyId, null, closesOn)],
      answer: { closesOn },
    })
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
    return ok({
      writes: [
        { kind: 'terms', rows: [{ companyId, term: { ...term, closesOn: null } }] },
        ...writeMails(people.map((to) => wordKeptMail({ ...to, at }, company.name))),
      ],
      changes: [makeClosingChange(companyId, term.closesOn, null)],
      answer: null,
    })
  },
})

const makeClosingChange = (companyId: CompanyId, before: LocalDate | null, after: LocalDate | null) => ({
  record: 'company',
  ids: [companyId],
  before: { closesOn: before },
  after: { closesOn: after },
})

/** Erases a company whose 30 days are over; what was taken back, or is erased already, stays as it is. Law: 152-ФЗ, ст. 21. */
export const eraseClosed = command({
  name: 'companies/erase-closed',
  *gather({ companyId }: InCompany) {
    return ok(yield* lockTerm({ companyId }))
  },
  decide(known, { companyId }, signed): Result<Decision<null, ErasureWrite>, never> {
    const isDue = known !== null && known.term.closesOn !== null && known.term.closesOn <= known.today
    const rows = [{ erased: 'company', companyId, ...signed }] as const
    return ok({ writes: isDue ? [{ kind: 'erasures', rows }] : [], changes: [], answer: null })
  },
})
