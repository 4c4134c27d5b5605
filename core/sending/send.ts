import { command, type Decision } from '../commands/command.ts'
import { type Company, nameCompanyShort } from '../companies/company.ts'
import { lockCompany } from '../companies/company-facts.ts'
import type { Document } from '../documents/document.ts'
import type { Employee, EmployeeId } from '../employees/employee.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import type { JobWrite } from '../jobs/job.ts'
import type { MailFile } from '../mail/mail.ts'
import { type MailWrite, newMailIds, writeMails } from '../mail/mail-facts.ts'
import { addSeconds, DAY } from '../shared/dates/instant.ts'
import type { CompanyId, MailId, Signed } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldError, type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { attachPapers, sumSizes } from './attach-papers.ts'
import { writeLetter, zipNameOf } from './letter.ts'
import { findAddress, listRecipients, type Recipient } from './list-recipients.ts'
import { readSending, type Sending } from './read-sending.ts'
import type { SendCode } from './refusal-codes.ts'
import { documentsToSend, papersSentSince } from './sending-facts.ts'
import { MOST_BYTES, MOST_IN_A_DAY, type SentPapers, tellPapers } from './sent-papers.ts'

type Asked = {
  readonly companyId: CompanyId
  /** As typed: `parseDocumentIds`, `parseEmployeeIds`, `to`, `subject`, `text`, `format`, `zip`. */
  readonly details: Input
}

type Refusal = FieldErrors<SendCode>

/**
 * Sends issued documents by e-mail (отправить документы): a mail to each recipient, so that none learns of another and each is sent once.
 * Papers that were annulled are sent to no one.
 */
export const send = command({
  name: 'sending/send',
  *gather({ companyId, details }: Asked, { by, at }) {
    const sending = readSending(details)
    if (!sending.ok) return sending
    const { documentIds, employeeIds } = sending.value
    const company = yield* lockCompany({ member: by, companyId })
    if (!company) return err(notFound)
    const found = yield* documentsToSend({ companyId, ids: documentIds })
    const documents = new Map(found.map((one) => [one.id, one]))
    const employees =
      employeeIds.length === 0
        ? new Map<EmployeeId, Employee>()
        : yield* lockEmployees({ companyId, ids: employeeIds })
    const sentToday = yield* papersSentSince({ companyId, since: addSeconds(at, -DAY) })
    const recipients = listRecipients(sending.value, employees)
    const ids = yield* newMailIds({ count: recipients.length })
    return ok({ sending: sending.value, company, documents, employees, sentToday, recipients, ids })
  },
  decide(
    { sending, company, documents, employees, sentToday, recipients, ids },
    _: Asked,
    signed,
  ): Result<Decision<readonly SentPapers[], MailWrite | JobWrite>, Refusal | NotFound> {
    const papers = sending.documentIds.flatMap((id) => documents.get(id) ?? [])
    const files = attachPapers(papers, sending.format)
    const errors = [
      ...checkPapers(sending, documents),
      ...checkPeople(sending, employees),
      ...(sumSizes(files) > MOST_BYTES ? [{ field: 'documentIds', code: 'sending/too-large' } as const] : []),
      ...(sentToday + recipients.length > MOST_IN_A_DAY
        ? [{ field: 'to', code: 'sending/too-many-today' } as const]
        : []),
    ]
    if (errors.length > 0) return err({ code: 'fields', errors })
    const mails = recipients.flatMap((recipient, i) => {
      const id = ids[i]
      return id ? [makeMail(recipient, { id, company, sending, files, signed })] : []
    })
    const kept = { state: 'waiting', trouble: null, settledAt: null } as const
    return ok({
      writes: writeMails(mails),
      changes: [
        { record: 'document', ids: sending.documentIds, before: {}, after: { recipients: mails.length } },
      ],
      answer: mails.map((mail) => tellPapers({ ...mail, ...kept })),
    })
  },
})

function checkPapers(
  { documentIds }: Sending,
  documents: ReadonlyMap<number, Document>,
): readonly FieldError<'documents/unknown' | 'sending/annulled'>[] {
  return documentIds.flatMap((id, row) => {
    const document = documents.get(id)
    if (document && !document.annulled) return []
    const code = document ? ('sending/annulled' as const) : ('documents/unknown' as const)
    return [{ field: 'documentIds', row, code }]
  })
}

function checkPeople(
  { employeeIds }: Sending,
  employees: ReadonlyMap<EmployeeId, Employee>,
): readonly FieldError<'employee/unknown' | 'sending/no-address'>[] {
  return employeeIds.flatMap((id, row) => {
    const employee = employees.get(id)
    if (findAddress(employee) !== null) return []
    const code = employee ? ('sending/no-address' as const) : ('employee/unknown' as const)
    return [{ field: 'employeeIds', row, code }]
  })
}

type Given = {
  readonly id: MailId
  readonly company: Company
  readonly sending: Sending
  readonly files: readonly MailFile[]
  readonly signed: Signed
}

const makeMail = (
  { to, employeeId }: Recipient,
  { id, company, sending, files, signed: { by, at } }: Given,
) => ({
  ...{ id, companyId: company.id, userId: null, employeeId, sentBy: by, about: 'documents' as const },
  ...{ to, subject: sending.subject, text: writeLetter(sending.text, company, files), html: null },
  ...{ files, zip: sending.zip ? zipNameOf(nameCompanyShort(company)) : null },
  ...{ unsubscribe: null, goodUntil: null, replyTo: company.email, enteredAt: at },
})
