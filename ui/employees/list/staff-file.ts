import type { Sex } from '@osh/core/employees/employee.ts'
import { employeeLabels as labels, listFieldsOf } from '@osh/core/employees/employee-fields.ts'
import { isHiddenField } from '@osh/core/hiding/hidden-field.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { employees as words } from '@osh/core/wording/employees.ts'
import { sectionStateWords } from '@osh/core/wording/sections.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { employeeTexts as texts } from '../texts.ts'
import { listedSections, type StaffGroup, type StaffRow } from './staff.ts'

/** Of a person beside what the list shows. */
const further = [
  ...(['lastName', 'firstName', 'fatherName', 'sex', 'snils'] as const),
  ...listFieldsOf('phone', 'extension', 'email'),
] as const

const { heads } = texts

const listColumns = (hidden: readonly HiddenKind[]): readonly Column<StaffRow>[] => [
  { head: heads.number, number: ({ number }) => number },
  { head: texts.department, text: ({ department }) => department },
  { head: heads.position, text: ({ position }) => position },
  { head: heads.fullName, text: ({ fullName }) => fullName },
  { head: labels.personnelNumber, text: ({ employee }) => employee.personnelNumber },
  { head: labels.birthDate, day: ({ employee }) => employee.birthDate },
  { head: labels.hireDate, day: ({ employee }) => employee.hireDate },
  { head: labels.dismissalDate, day: ({ employee }) => employee.dismissalDate },
  ...listedSections.map(
    (section): Column<StaffRow> => ({
      head: findRules(section).words.name,
      text: ({ number, employee }) => (number === null ? null : sectionStateWords[employee.states[section]]),
    }),
  ),
  ...further.map(
    (field): Column<StaffRow> => ({
      head: labels[field],
      text: ({ employee }) => (field === 'sex' ? sexLetters[employee.sex] : employee[field]),
      hidden: () => isHiddenField(field, hidden),
    }),
  ),
]

const sexLetters: Readonly<Record<Sex, string>> = { m: 'м', f: 'ж' }

/** Whom the list shows, the departments unfolded, for somebody from whom that is hidden: it comes in again as it went out, and what is hidden changes nothing. Throws `Unavailable` of a list that stands in for one: it lacks what the file says. */
export function makeStaffFile(groups: readonly StaffGroup[], hidden: readonly HiddenKind[]): TableFile {
  const rows = groups.flatMap((group) => group.rows)
  if (rows.some(({ employee }) => Object.values(employee.states).includes('unknown')))
    throw new Unavailable(null)
  return makeTableFile(words.title, listColumns(hidden), rows)
}
