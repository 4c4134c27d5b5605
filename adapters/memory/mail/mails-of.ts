import { joinFullName } from '@osh/core/employees/employee.ts'
import type { KeptMail } from '@osh/core/mail/mail.ts'
import type { KeptEmployee } from '../state.ts'

/** Mails to an employee, by who it is or by an address of theirs. */
export const isTo =
  ({ id, companyId, email, workEmail }: KeptEmployee) =>
  (mail: KeptMail): boolean =>
    mail.companyId === companyId &&
    (mail.employeeId === id || [email, workEmail].some((own) => own?.toLowerCase() === mail.to))

/** The same, and those that carry papers which name them, or that name them in their own words. */
export const isOf = (person: KeptEmployee, documents: ReadonlySet<number>) => {
  const isToPerson = isTo(person)
  const name = joinFullName(person)
  return (mail: KeptMail): boolean =>
    isToPerson(mail) ||
    (mail.companyId === person.companyId &&
      (mail.files.some(({ documentId }) => documentId !== null && documents.has(documentId)) ||
        [mail.subject, mail.text, mail.html].some((words) => words?.includes(name))))
}
