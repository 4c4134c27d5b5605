/** What a list of employees shows: names, the department, the position, and what follows from the day on which it stands in. */
const shown = new Set([
  'id',
  'companyId',
  'employeeGroupId',
  'positionId',
  'position',
  'positionStaff',
  'lastName',
  'firstName',
  'fatherName',
  'dismissalDate',
  'states',
  'version',
])

/** In place of what has to be there by its type: no one's, and shown nowhere. */
const blank = { sex: 'm', birthDate: '1900-01-01', hireDate: '1900-01-01' }

/**
 * A list of employees as it may lie in a browser: without СНИЛС, birth dates, phones, e-mails and kinds of absences, which would outlive the tab
 * in clear text. Whoever needs those asks the server.
 */
export function withoutPersonalData(list: unknown): unknown {
  return Array.isArray(list) ? list.map(trim) : []
}

const trim = (employee: object): object => ({
  ...Object.fromEntries(
    Object.entries(employee).map(([name, value]) => [name, shown.has(name) ? value : null]),
  ),
  ...blank,
})
