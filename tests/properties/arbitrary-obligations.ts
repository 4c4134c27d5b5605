import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { Completion, CompletionId, CompletionResult } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { riskLevels } from '@osh/core/sections/risk.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import type { RequirementId } from '@osh/core/shared/identity.ts'
import fc from 'fast-check'
import { away } from './arbitrary-people.ts'
import { periodicity, subject } from './arbitrary-subjects.ts'
import { day, id, line, moment, orNull, record } from './arbitrary-values.ts'

const memoOf = orNull(record({ id: id<MemoId>(), number: fc.integer({ min: 1, max: 99_999 }) }))

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
  requirementId: orNull(id<RequirementId>()),
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
  personnelNumber: orNull(line),
  birthDate: day,
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
