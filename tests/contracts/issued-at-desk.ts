import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { forms } from '#tests/plain-press.ts'
import type { Desk } from './desk.ts'

const SNILS = '112-233-445 95'
export const stranger = 999_999 as EmployeeId
export const number = (integer: number, letter = '') => ({ integer, letter })

export const hired = async ({ hire }: Desk, ...names: readonly string[]): Promise<readonly EmployeeId[]> => {
  const ids: EmployeeId[] = []
  for (const name of names) ids.push((await hire(name, { snils: SNILS })).id)
  return ids
}

export const issuedAt = async ({ records, company }: Desk) =>
  (await records.documents.list(company.id, everyDocument)).toReversed()

export const numbersAt = async (desk: Desk) =>
  (await issuedAt(desk)).map((one) => printDocumentNumber(one.number))

export const headed = (who: unknown, more = {}) => ({
  templateId: forms.order.id,
  answers: { place: 'Карьер', head: who, ...more },
})
export const byHand = { fullName: 'Ким Вера', position: 'Аудитор' }
