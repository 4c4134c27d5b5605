import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { sizeForPpe } from '@osh/core/employees/sizes/size-for-ppe.ts'
import { explain, explainLine } from '@osh/core/explanations/explain.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { Holding } from '@osh/core/obligations/ppe/holding.ts'
import { withSize } from '@osh/core/obligations/ppe/with-size.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { ppeUnitWords } from '@osh/core/wording/ppe.ts'
import { hidesFactor } from '@osh/core/wording/rights/hidden.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import type { EmployeeObligationsStore } from '../employee-obligations-store.ts'
import { nameObligation } from '../obligation-name.ts'
import { cardTexts, dutyFileHeads as heads, sectionTexts } from '../texts.ts'

const listDutyColumns = (
  employee: EmployeeWithStates,
  factorOf: FactorLookup,
): readonly Column<StandingObligation>[] => [
  { head: heads.subject, text: ({ subject }) => nameObligation(withSize(subject, employee), factorOf) },
  {
    head: heads.deadline,
    day: ({ deadline }) => deadline,
    hidden: (one) => one.deadline === null && hidesFactor(one.subject),
  },
  {
    head: heads.base,
    day: ({ baseDate }) => baseDate,
    hidden: (one) => one.baseDate === null && hidesFactor(one.subject),
  },
  { head: heads.periodicity, text: ({ periodicity }) => printPeriodicity(periodicity) },
  { head: heads.why, text: (obligation) => explainLine(explain(obligation, factorOf)) },
  { head: heads.memo, number: ({ memo }) => memo?.number ?? null },
]

/** What someone has to do of one section. */
export const makeDutiesFile = (
  employee: EmployeeWithStates,
  section: Section,
  { listOf, factorOf }: Pick<EmployeeObligationsStore, 'listOf' | 'factorOf'>,
): TableFile =>
  makeTableFile(
    `${cardTexts.sections[section]}, ${joinFullName(employee)}`,
    listDutyColumns(employee, factorOf),
    listOf(section),
  )

const listHeldColumns = (employee: EmployeeWithStates): readonly Column<Holding>[] => [
  { head: heads.ppe, text: ({ name }) => name },
  { head: heads.quantity, number: ({ quantity }) => quantity },
  { head: heads.unit, text: ({ unit }) => ppeUnitWords[unit] },
  { head: heads.size, text: ({ name, size }) => size ?? sizeForPpe(name, employee) },
  { head: heads.norm, text: ({ norm }) => norm },
  { head: heads.issued, day: ({ issuedOn }) => issuedOn },
  { head: heads.returnBy, day: ({ returnBy }) => returnBy },
]

/** The PPE that someone holds. */
export const makeHoldingsFile = (employee: EmployeeWithStates, held: readonly Holding[]): TableFile =>
  makeTableFile(`${sectionTexts.held}, ${joinFullName(employee)}`, listHeldColumns(employee), held)
