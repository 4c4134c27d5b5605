import { isDismissed } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** Names, the department, the position, and the ids by which they are found. */
const kept = new Set([
  'id',
  'companyId',
  'employeeGroupId',
  'positionId',
  'position',
  'positionStaff',
  'lastName',
  'firstName',
  'fatherName',
  'version',
])

/** In place of what has to be there by its type: no one's, and shown nowhere. */
const blank = { sex: 'm', birthDate: '1900-01-01', hireDate: '1900-01-01', states: {} }

type Listed = { readonly dismissalDate?: LocalDate | null }

/**
 * A list of employees as it may lie in a browser: whoever works there on the day by names, department and position alone. All else would
 * outlive the tab in clear text. Whoever needs it asks the server.
 */
export const withoutPersonalData = (list: unknown, day: LocalDate | null): unknown =>
  Array.isArray(list) ? list.filter((one) => isThere(one, day)).map(trim) : []

const isThere = ({ dismissalDate = null }: Listed, day: LocalDate | null): boolean =>
  day !== null && !isDismissed({ dismissalDate }, day)

const trim = (employee: object): object => ({
  ...Object.fromEntries(
    Object.entries(employee).map(([name, value]) => [name, kept.has(name) ? value : null]),
  ),
  ...blank,
})
