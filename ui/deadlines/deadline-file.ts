import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { explain, explainLine } from '@osh/core/explanations/explain.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { waitsWords } from '@osh/core/wording/absences.ts'
import { describeDeadline } from '@osh/core/wording/formats/dates.ts'
import { wordNotDone } from '@osh/core/wording/formats/not-done.ts'
import { ppeUnitWords } from '@osh/core/wording/ppe.ts'
import { ppeEventWords } from '@osh/core/wording/sections.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { deadlineTexts, deadlineFileHeads as heads } from './texts.ts'

/** A section's table as it is narrowed and ordered, with all of its rows. */
export async function makeDeadlineFile(store: DeadlineTableStore): Promise<TableFile> {
  const rows = await store.readAll()
  const { name, head } = findRules(store.section).words
  return makeTableFile(name, [...listFirst(store), ...listSubject(store, head), ...listLast(store)], rows)
}

const listFirst = ({ today }: DeadlineTableStore): readonly Column<DeadlineRow>[] => [
  { head: deadlineTexts.due, day: ({ deadline }) => deadline },
  {
    head: heads.state,
    text: ({ away, deadline, subject }) => {
      if (away) return waitsWords(away)
      return deadline === null ? wordNotDone(subject) : describeDeadline(deadline, today)
    },
  },
  { head: deadlineTexts.employee, text: ({ fullName }) => fullName },
  { head: heads.department, text: ({ department }) => department },
  { head: heads.position, text: ({ position }) => position },
]

function listSubject(
  { section, factorOf }: DeadlineTableStore,
  head: string,
): readonly Column<DeadlineRow>[] {
  if (section !== 'ppe') return [{ head, text: ({ subject }) => wordSubject(subject, factorOf) }]
  return [
    { head: heads.ppe, text: ofPpe(({ name }) => name) },
    { head: heads.event, text: ofPpe(({ event }) => ppeEventWords[event]) },
    { head: heads.quantity, number: ofPpe(({ quantity }) => quantity) },
    { head: heads.unit, text: ofPpe(({ unit }) => ppeUnitWords[unit]) },
    { head: heads.size, text: ofPpe(({ size }) => size) },
  ]
}

type Ppe = Extract<Subject, { section: 'ppe' }>

const ofPpe =
  <T>(take: (subject: Ppe) => T) =>
  ({ subject }: DeadlineRow): T | null =>
    subject.section === 'ppe' ? take(subject) : null

const listLast = ({ factorOf }: DeadlineTableStore): readonly Column<DeadlineRow>[] => [
  { head: heads.base, day: ({ baseDate }) => baseDate },
  { head: heads.periodicity, text: ({ periodicity }) => printPeriodicity(periodicity) },
  { head: heads.why, text: (row) => explainLine(explain(row, factorOf)) },
  { head: heads.memo, number: ({ memo }) => memo?.number ?? null },
]
