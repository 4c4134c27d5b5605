import { employeeLabels as labels } from '@osh/core/employees/employee-fields.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { employees as words } from '@osh/core/wording/employees.ts'
import { sectionStateWords } from '@osh/core/wording/sections.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { employeeTexts as texts } from '../texts.ts'
import { listedSections, type StaffGroup, type StaffRow } from './staff.ts'

type Line = StaffRow & { readonly department: string }

const { heads } = texts

const columns: readonly Column<Line>[] = [
  { head: heads.number, number: ({ number }) => number },
  { head: texts.department, text: ({ department }) => department },
  { head: heads.position, text: ({ position }) => position },
  { head: heads.fullName, text: ({ fullName }) => fullName },
  { head: labels.personnelNumber, text: ({ employee }) => employee.personnelNumber },
  { head: labels.birthDate, day: ({ employee }) => employee.birthDate },
  { head: labels.hireDate, day: ({ employee }) => employee.hireDate },
  { head: labels.dismissalDate, day: ({ employee }) => employee.dismissalDate },
  ...listedSections.map(
    (section): Column<Line> => ({
      head: findRules(section).words.name,
      text: ({ number, employee }) => (number === null ? null : sectionStateWords[employee.states[section]]),
    }),
  ),
]

/** Whom the list shows, the departments unfolded. */
export const makeStaffFile = (groups: readonly StaffGroup[]): TableFile =>
  makeTableFile(
    words.title,
    columns,
    groups.flatMap(({ department, rows }) => rows.map((row) => ({ ...row, department: department.name }))),
  )
