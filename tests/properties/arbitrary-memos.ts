import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Memo, MemoHeader, MemoId, MemoRow, Outcome } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from '@osh/core/memos/memo-draft.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { riskLevels } from '@osh/core/sections/risk.ts'
import { isDated, type Section } from '@osh/core/sections/section.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import fc from 'fast-check'
import { periodicity, section, subjectOf } from './arbitrary-subjects.ts'
import { day, id, line, orNull, record } from './arbitrary-values.ts'

const header: fc.Arbitrary<MemoHeader> = record({
  recipient: line,
  name: line,
  fullName: line,
  author: line,
  note: line,
  duration: line,
  formOfStudy: line,
  basis: line,
})

export function outcomeOf(section: Section): fc.Arbitrary<Outcome> {
  const pending = fc.constant<Outcome>({ kind: 'pending' })
  if (isDated(section))
    return fc.oneof(
      pending,
      record({
        kind: fc.constant('dated' as const),
        date: day,
        result: fc.constantFrom('passed' as const, 'failed' as const),
      }),
    )
  const found = section === 'risk' ? riskLevels : workingConditionsClasses
  return fc.oneof(
    pending,
    record({ kind: fc.constant('assessed' as const), found: fc.constantFrom(...found) }),
  )
}

const memoRow = (section: Section): fc.Arbitrary<MemoRow> =>
  record({
    obligationId: id<ObligationId>(),
    employeeId: id<EmployeeId>(),
    fullName: line,
    department: line,
    position: line,
    subject: subjectOf(section),
    baseDate: orNull(day),
    periodicity,
    deadline: orNull(day),
    outcome: outcomeOf(section),
  })

export const memo: fc.Arbitrary<Memo> = section.chain((section) =>
  record({
    header,
    id: id<MemoId>(),
    companyId: id<CompanyId>(),
    number: fc.integer({ min: 1, max: 99_999 }),
    section: fc.constant(section),
    formedOn: day,
    reportApprovedOn: orNull(day),
    registeredOn: orNull(day),
    canceled: fc.boolean(),
    rows: fc.array(memoRow(section), { maxLength: 4 }),
    version: fc.integer({ min: 1, max: 1000 }),
  }).map(({ header, ...memo }) => ({ ...memo, ...header })),
)

const rowDraft = (section: Section): fc.Arbitrary<RowDraft> =>
  fc.oneof(
    record({
      obligationId: id<ObligationId>(),
      quantity: orNull(fc.integer({ min: 1, max: 9999 })),
      outcome: outcomeOf(section),
    }),
    record({
      obligationId: fc.constant(null),
      employeeId: id<EmployeeId>(),
      subject: subjectOf(section),
      periodicity,
      deadline: orNull(day),
      outcome: outcomeOf(section),
    }),
  )

export const memoDraft: fc.Arbitrary<MemoDraft> = section.chain((section) =>
  record({
    section: fc.constant(section),
    header,
    reportApprovedOn: orNull(day),
    registeredOn: orNull(day),
    rows: fc.array(rowDraft(section), { maxLength: 4 }),
  }),
)

export const memoEdit: fc.Arbitrary<{ readonly section: Section; readonly edit: MemoEdit }> = section.chain(
  (section) =>
    record({
      section: fc.constant(section),
      edit: fc
        .record(
          {
            reportApprovedOn: orNull(day),
            registeredOn: orNull(day),
            rows: fc.array(rowDraft(section), { maxLength: 4 }),
          },
          { requiredKeys: [], noNullPrototype: true },
        )
        .chain((edit) => partial(header).map((header) => ({ ...edit, header }))),
    }),
)

/** Any part of the header. */
const partial = (of: fc.Arbitrary<MemoHeader>): fc.Arbitrary<Partial<MemoHeader>> =>
  fc
    .tuple(of, fc.subarray(['recipient', 'name', 'fullName', 'author', 'note', 'duration', 'basis'] as const))
    .map(([header, named]) => Object.fromEntries(named.map((field) => [field, header[field]])))
