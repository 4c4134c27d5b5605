import type { Company } from '../../../companies/company.ts'
import type { DepartmentRepository } from '../../../departments/department-repository.ts'
import { joinFullName, namePosition } from '../../../employees/employee.ts'
import type { LongStaff } from '../../../employees/employee-repository.ts'
import { MOST_ROWS } from '../../answers/fill-values.ts'
import { everyDocument } from '../../document-filter.ts'
import type { DocumentQueries } from '../../document-repository.ts'
import type { TemplateId } from '../../library/template.ts'
import { printDocumentNumber } from '../../numbering/document-number.ts'
import type { Period } from './read-period.ts'
import type { Referral } from './referral.ts'

/** The form «Направление на обязательный медицинский осмотр», by its number. */
export const REFERRAL = 3012 as TemplateId

/** Where referrals, and whom they are of, are read. */
type ReferralRecords = {
  readonly documents: Pick<DocumentQueries, 'list'>
  readonly longLists: Pick<LongStaff, 'listEmployees'>
  readonly departments: Pick<DepartmentRepository, 'list'>
}

/** Referrals of the period that hold, in the order of issue: one more than a table takes where there are more. */
export async function gatherReferrals(
  { documents, longLists, departments }: ReferralRecords,
  { id }: Pick<Company, 'id'>,
  period: Period,
): Promise<readonly Referral[]> {
  const found = await documents.list(id, { ...everyDocument, ...period, templateId: REFERRAL })
  const held = found.filter(({ annulled }) => annulled === null).toReversed()
  const issued = held.slice(0, MOST_ROWS + 1)
  const ids = issued.flatMap(({ employees }) => employees.map((one) => one.id))
  const people = new Map((await longLists.listEmployees(id, [...new Set(ids)])).map((one) => [one.id, one]))
  const named = new Map((await departments.list(id)).map((one) => [one.id, one.name]))
  return issued.flatMap(({ number, date, employees }) =>
    employees.flatMap(({ id: employeeId }) => {
      const one = people.get(employeeId)
      if (!one) return []
      const person = { fullName: joinFullName(one), birthDate: one.birthDate }
      const post = { position: namePosition(one), department: named.get(one.departmentId) ?? '' }
      return [{ number: printDocumentNumber(number), date, person, post }]
    }),
  )
}
