import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { employeeLabels as labels } from '@osh/core/employees/employee-fields.ts'
import { explain, explainLine } from '@osh/core/explanations/explain.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import { isUnassessed, type PpeEvent, type Subject } from '@osh/core/obligations/subject.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { waitsWords } from '@osh/core/wording/absences.ts'
import { describeDeadline } from '@osh/core/wording/formats/dates.ts'
import { wordNotDone } from '@osh/core/wording/formats/not-done.ts'
import { ppeUnitWords } from '@osh/core/wording/ppe.ts'
import { hidesFactor } from '@osh/core/wording/rights/hidden.ts'
import { ppeEventWords } from '@osh/core/wording/sections.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { deadlineTexts, deadlineFileHeads as heads } from './texts.ts'

/** A section's table as it is narrowed and ordered, with all of its rows. Its heads are those that the loading of staff files knows: it comes in again as it went out. */
export async function makeDeadlineFile(store: DeadlineTableStore): Promise<TableFile> {
  const rows = await store.readAll()
  const { section, factorOf, today } = store
  const columns = [...listFirst(today), ...listSubject(section, rows, factorOf), ...listLast(factorOf)]
  return makeTableFile(findRules(section).words.name, columns, rows)
}

/** A day of an examination that is not shown is not one that there never was. */
const hidesDay =
  (day: 'deadline' | 'baseDate') =>
  (row: DeadlineRow): boolean =>
    row[day] === null && hidesFactor(row.subject)

const listFirst = (today: LocalDate): readonly Column<DeadlineRow>[] => [
  { head: deadlineTexts.due, day: ({ deadline }) => deadline, hidden: hidesDay('deadline') },
  {
    head: heads.state,
    text: ({ away, deadline, subject }) => {
      if (away) return waitsWords(away)
      return deadline === null ? wordNotDone(subject) : describeDeadline(deadline, today)
    },
  },
  { head: deadlineTexts.employee, text: ({ fullName }) => fullName },
  { head: labels.personnelNumber, text: ({ personnelNumber }) => personnelNumber },
  { head: heads.department, text: ({ department }) => department },
  { head: heads.position, text: ({ position }) => position },
]

/** What it is about, and when it was done last. */
function listSubject(
  section: Section,
  rows: readonly DeadlineRow[],
  factorOf: FactorLookup,
): readonly Column<DeadlineRow>[] {
  if (section === 'ppe') return listPpe(rows)
  const { head } = findRules(section).words
  const base: Column<DeadlineRow> = {
    head: heads.base[section],
    day: ({ baseDate }) => baseDate,
    hidden: hidesDay('baseDate'),
  }
  if (section === 'medicalExamination') return [...listFactor(head, factorOf), base]
  // What was never assessed is blank: it is no class and no level.
  return [
    { head, text: ({ subject }) => (isUnassessed(subject) ? null : wordSubject(subject, factorOf)) },
    base,
  ]
}

/** The point alone, and what it says beside it: there are numbers in its words. */
const listFactor = (head: string, factorOf: FactorLookup): readonly Column<DeadlineRow>[] => [
  { head, text: ({ subject }) => takePoint(subject) },
  {
    head: heads.factor,
    text: ({ subject }) => factorOf(takePoint(subject) ?? '')?.name ?? null,
    hidden: ({ subject }) => hidesFactor(subject),
  },
]

const takePoint = (subject: Subject): string | null =>
  subject.section === 'medicalExamination' ? subject.factorNumber : null

/** What is given out; where any is to be handed in, that has columns of its own. */
function listPpe(rows: readonly DeadlineRow[]): readonly Column<DeadlineRow>[] {
  const anyReturn = rows.some(({ subject }) => findPpe(subject, 'return') !== null)
  return [
    ...listEvent('issuance', { name: heads.ppe, quantity: heads.quantity, base: heads.base.ppe }),
    ...(anyReturn ? listEvent('return', heads.toReturn) : []),
    { head: heads.event, text: ofPpe(({ event }) => ppeEventWords[event]) },
    { head: heads.unit, text: ofPpe(({ unit }) => ppeUnitWords[unit]) },
    { head: heads.size, text: ofPpe(({ size }) => size) },
  ]
}

type EventHeads = { readonly name: string; readonly quantity: string; readonly base: string }

const listEvent = (event: PpeEvent, { name, quantity, base }: EventHeads): readonly Column<DeadlineRow>[] => [
  { head: name, text: ({ subject }) => findPpe(subject, event)?.name ?? null },
  { head: quantity, number: ({ subject }) => findPpe(subject, event)?.quantity ?? null },
  { head: base, day: ({ subject, baseDate }) => findPpe(subject, event) && baseDate },
]

type Ppe = Extract<Subject, { section: 'ppe' }>

const findPpe = (subject: Subject, event: PpeEvent): Ppe | null =>
  subject.section === 'ppe' && subject.event === event ? subject : null

const ofPpe =
  <T>(take: (subject: Ppe) => T) =>
  ({ subject }: DeadlineRow): T | null =>
    subject.section === 'ppe' ? take(subject) : null

const listLast = (factorOf: FactorLookup): readonly Column<DeadlineRow>[] => [
  { head: heads.periodicity, text: ({ periodicity }) => printPeriodicity(periodicity) },
  { head: heads.why, text: (row) => explainLine(explain(row, factorOf)) },
  { head: heads.memo, number: ({ memo }) => memo?.number ?? null },
]
