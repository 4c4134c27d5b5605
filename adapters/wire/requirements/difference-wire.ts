import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { type Absence, absenceReasons } from '@osh/core/requirements/absence/absence.ts'
import {
  type Difference,
  type DifferenceCounts,
  type DifferenceRow,
  differenceKinds,
} from '@osh/core/requirements/difference/difference.ts'
import type { RequirementId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { decodeSubject, encodeSubject, ownFieldsJson } from '../obligations/subject-wire.ts'
import { day, idOf } from '../wire-format.ts'
import { encodePeriodicity, encodeSection } from '../words.ts'
import { countsJson, postJson, readPeriodicityWords, readSectionWord } from './requirement-wire.ts'

const stateJson = z.object({
  section: z.string(),
  ...ownFieldsJson,
  periodicity: z.string(),
  deadline: z.nullable(day),
})

const memoJson = z.nullable(z.object({ id: idOf<MemoId>(), number: z.int() }))

const rowJson = z.extend(stateJson, {
  kind: z.enum(differenceKinds),
  employeeId: idOf<EmployeeId>(),
  fullName: z.string(),
  department: z.string(),
  position: z.string(),
  requirementId: idOf<RequirementId>(),
  obligationId: z.nullable(idOf<ObligationId>()),
  ruleId: z.nullable(z.string()),
  before: z.nullable(stateJson),
  memo: memoJson,
  withoutSection: z.boolean(),
})
type RowJson = z.infer<typeof rowJson>
type AState = NonNullable<DifferenceRow['before']>

const encodeState = ({ subject, periodicity, deadline }: AState): z.infer<typeof stateJson> => ({
  section: encodeSection(subject.section),
  ...encodeSubject(subject),
  periodicity: encodePeriodicity(periodicity),
  deadline,
})

const decodeState = (json: z.infer<typeof stateJson>): AState => ({
  subject: decodeSubject(readSectionWord(json.section), json),
  periodicity: readPeriodicityWords(json.periodicity),
  deadline: json.deadline,
})

const encodeRow = (row: DifferenceRow): RowJson => {
  const { subject: _, periodicity: _p, before, ...same } = row
  return { ...same, ...encodeState(row), before: before && encodeState(before) }
}

const decodeRow = (json: RowJson): DifferenceRow => ({
  ...{ kind: json.kind, employeeId: json.employeeId, fullName: json.fullName },
  ...{ department: json.department, position: json.position, requirementId: json.requirementId },
  ...{ obligationId: json.obligationId, ruleId: json.ruleId, memo: json.memo },
  withoutSection: json.withoutSection,
  ...decodeState(json),
  before: json.before && decodeState(json.before),
})

/** What applying would do: `worst` is the row of each kind with the worst consequence, `rows` a page. `mark` goes with applying it. */
export const difference = codec(
  z.object({
    today: day,
    counts: countsJson,
    requirements: z.int(),
    firstDeadline: z.nullable(day),
    overdue: z.int(),
    worst: z.object({
      assign: z.nullable(rowJson),
      change: z.nullable(rowJson),
      close: z.nullable(rowJson),
    }),
    unanswered: z.nullable(z.object(postJson)),
    mark: z.string(),
    rows: z.object({ items: z.array(rowJson), total: z.int(), more: z.boolean() }),
  }),
  {
    encode: ({ worst, rows, ...same }: Difference) => ({
      ...same,
      worst: {
        assign: worst.assign && encodeRow(worst.assign),
        change: worst.change && encodeRow(worst.change),
        close: worst.close && encodeRow(worst.close),
      },
      rows: { ...rows, items: rows.items.map(encodeRow) },
    }),
    decode: ({ worst, rows, ...same }): Difference => ({
      ...same,
      worst: {
        assign: worst.assign && decodeRow(worst.assign),
        change: worst.change && decodeRow(worst.change),
        close: worst.close && decodeRow(worst.close),
      },
      rows: { ...rows, items: rows.items.map(decodeRow) },
    }),
  },
)

export const counts = codec(countsJson, {
  encode: (told: DifferenceCounts) => told,
  decode: (json): DifferenceCounts => json,
})

/** Why somebody is not in a table, in words. */
export const absence = codec(
  z.object({
    employeeId: idOf<EmployeeId>(),
    fullName: z.string(),
    position: z.string(),
    section: z.string(),
    reason: z.enum(absenceReasons),
    facts: z.array(z.object({ name: z.string(), text: z.string() })),
    remedy: z.nullable(z.string()),
    post: z.object(postJson),
    memo: memoJson,
  }),
  {
    encode: ({ section, facts, ...told }: Absence) => ({
      ...told,
      section: encodeSection(section),
      facts: [...facts],
    }),
    decode: ({ section, ...told }): Absence => ({ ...told, section: readSectionWord(section) }),
  },
)
