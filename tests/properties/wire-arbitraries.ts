import type { UserId } from '@osh/core/auth/account.ts'
import type { ActivityId, Company, CompanyId } from '@osh/core/companies/company.ts'
import { numberings } from '@osh/core/companies/numbering.ts'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import {
  type Absence,
  type AbsenceId,
  type Away,
  absenceKinds,
} from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates, SectionState } from '@osh/core/employees/shortage.ts'
import type { Memo, MemoHeader, MemoId, MemoRow, Outcome } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from '@osh/core/memos/memo-draft.ts'
import factors from '@osh/core/norms/factors-29n.json' with { type: 'json' }
import type { Completion, CompletionId, CompletionResult } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { ppeUnits, type Subject } from '@osh/core/obligations/subject.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { riskLevels } from '@osh/core/sections/risk.ts'
import { isDated, type Section, sections } from '@osh/core/sections/section.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'

/** Values of core's types as drawn for the wire: Russian texts, month ends, every section. */

/** An object as JSON makes it, with the usual prototype. */
export const record = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<T>

export const id = <Id extends number>(): fc.Arbitrary<Id> =>
  fc.integer({ min: 1, max: 2_147_483_647 }) as never
export const day: fc.Arbitrary<LocalDate> = fc
  .integer({ min: 0, max: 70_000 })
  .map((days) => addDays('1950-01-01' as LocalDate, days))
/** A line as `parseText` leaves it: no blanks at its ends or in a row. */
export const line: fc.Arbitrary<string> = fc
  .array(fc.stringMatching(/^[А-Яа-яЁёA-Za-z0-9«».,:№-]{1,12}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '))
const orNull = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(of, { nil: null })
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString() as Instant)

export const periodicity: fc.Arbitrary<Periodicity> = fc.oneof(
  fc.constantFrom<Periodicity>({ kind: 'once' }, { kind: 'indefinite' }, { kind: 'untilWornOut' }),
  fc.integer({ min: 1, max: 120 }).map((months): Periodicity => ({ kind: 'every', months })),
)

const point = fc.constantFrom(...factors.filter((factor) => factor.selectable).map((factor) => factor.point))

export function subjectOf(section: Section): fc.Arbitrary<Subject> {
  switch (section) {
    case 'briefing':
    case 'instruction':
    case 'training':
      return line.map((name) => ({ section, name }))
    case 'medicalExamination':
      return point.map((factorNumber) => ({ section, factorNumber }))
    case 'ppe':
      return record({
        section: fc.constant(section),
        name: line,
        quantity: fc.integer({ min: 1, max: 9999 }),
        unit: fc.constantFrom(...ppeUnits),
        event: fc.constantFrom('issuance', 'return'),
        norm: orNull(line),
        size: orNull(line),
      })
    case 'workingConditions':
      return fc.constantFrom(...workingConditionsClasses).map((established) => ({ section, established }))
    case 'risk':
      return fc.constantFrom(...riskLevels).map((established) => ({ section, established }))
  }
}

export const section: fc.Arbitrary<Section> = fc.constantFrom(...sections)
export const subject: fc.Arbitrary<Subject> = section.chain(subjectOf)
const memoOf = orNull(record({ id: id<MemoId>(), number: fc.integer({ min: 1, max: 99_999 }) }))

export const company: fc.Arbitrary<Company> = record({
  id: id<CompanyId>(),
  name: line,
  shortName: line,
  legalAddress: line,
  actualAddress: line,
  mailingAddress: line,
  phone: line,
  email: line,
  inn: line,
  kpp: orNull(line),
  okpo: line,
  oktmo: line,
  okved: line,
  ogrn: line,
  okato: line,
  okogu: line,
  formOfOwnership: line,
  directorName: line,
  directorPosition: line,
  activities: fc.array(id<ActivityId>()),
  timeZone: fc.constantFrom('Europe/Moscow', 'Asia/Kamchatka'),
  numbering: fc.constantFrom(...numberings),
  version: fc.integer({ min: 1, max: 1000 }),
})

const away: fc.Arbitrary<Away | null> = orNull(
  record({ kind: fc.constantFrom(...absenceKinds), to: orNull(day) }),
)

export const absence: fc.Arbitrary<Absence> = record({
  id: id<AbsenceId>(),
  companyId: id<CompanyId>(),
  employeeId: id<EmployeeId>(),
  kind: fc.constantFrom(...absenceKinds),
  from: day,
  to: orNull(day),
})

const state = fc.constantFrom<SectionState>('none', 'ok', 'soon', 'overdue')

export const employee: fc.Arbitrary<EmployeeWithStates> = id<PositionId>().chain((positionId) =>
  record({
    id: id<EmployeeId>(),
    companyId: id<CompanyId>(),
    departmentId: id<DepartmentId>(),
    positionId: fc.constant(positionId),
    position: line.map((name) => ({ id: positionId, name })),
    positionStaff: orNull(line),
    lastName: line,
    firstName: line,
    fatherName: orNull(line),
    sex: fc.constantFrom('m', 'f'),
    birthDate: day,
    hireDate: day,
    dismissalDate: orNull(day),
    snils: orNull(line),
    personalPhone: orNull(line),
    workMobilePhone: orNull(line),
    workPhone: orNull(line),
    internalPhone: orNull(line),
    email: orNull(line),
    workEmail: orNull(line),
    height: orNull(fc.integer({ min: 100, max: 250 })),
    clothingSize: orNull(line),
    shoeSize: orNull(line),
    headgearSize: orNull(line),
    gloveSize: orNull(line),
    respiratorSize: orNull(line),
    version: fc.integer({ min: 1, max: 1000 }),
    states: record({
      briefing: state,
      instruction: state,
      training: state,
      medicalExamination: state,
      ppe: state,
      workingConditions: state,
      risk: state,
    }),
    away,
  }),
)

export const obligation: fc.Arbitrary<StandingObligation> = record({
  id: id<ObligationId>(),
  companyId: id<CompanyId>(),
  employeeId: id<EmployeeId>(),
  subject,
  periodicity,
  fixed: orNull(
    record({
      deadline: day,
      since: orNull(record({ completionId: id<CompletionId>(), baseDate: day })),
    }),
  ),
  ruleId: orNull(line),
  removed: fc.boolean(),
  memo: memoOf,
  baseDate: orNull(day),
  registeredOn: orNull(day),
  deadline: orNull(day),
  retakeBy: orNull(day),
  closed: fc.boolean(),
})

const results: readonly CompletionResult[] = [
  'passed',
  'failed',
  ...[...workingConditionsClasses, ...riskLevels].filter((found) => found !== 'notAssessed'),
]

export const completion: fc.Arbitrary<Completion> = record({
  id: id<CompletionId>(),
  obligationId: id<ObligationId>(),
  date: day,
  result: fc.constantFrom(...results),
  quantity: orNull(fc.integer({ min: 1, max: 9999 })),
  registeredOn: orNull(day),
  memoId: orNull(id<MemoId>()),
  enteredBy: id<UserId>(),
  enteredAt: moment,
  takenBack: orNull(record({ by: id<UserId>(), at: moment })),
})

export const deadlineRow: fc.Arbitrary<DeadlineRow> = record({
  obligationId: id<ObligationId>(),
  employeeId: id<EmployeeId>(),
  fullName: line,
  department: line,
  position: line,
  subject,
  ruleId: orNull(line),
  baseDate: orNull(day),
  registeredOn: orNull(day),
  periodicity,
  deadline: day,
  overdue: fc.boolean(),
  away,
  retakeBy: orNull(day),
  memo: memoOf,
})

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
