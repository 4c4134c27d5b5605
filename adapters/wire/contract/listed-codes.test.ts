import type { Accounts } from '@osh/core/auth/account.ts'
import type { ActivityRequests, CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import type { DocumentIssuer } from '@osh/core/documents/issuing/document-issuer.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { MemoRepository } from '@osh/core/memos/memo-repository.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import type { PositionCatalogue } from '@osh/core/positions/position-catalogue.ts'
import type { ResponsibilityRepository } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { expectTypeOf, test } from 'vitest'
import type { companyCalls } from '../company-calls.ts'
import type { activityRequestCalls } from '../company-service-calls.ts'
import type { documentCalls } from '../documents/document-calls.ts'
import type { issueCalls } from '../documents/issue-calls.ts'
import type { ownFormCalls } from '../documents/own-form-calls.ts'
import type { memoCalls } from '../memos/memo-calls.ts'
import type { completionCalls } from '../obligations/completion-calls.ts'
import type { obligationCalls } from '../obligations/obligation-calls.ts'
import type { signInCalls } from '../sign-in-calls.ts'
import type { departmentCalls } from '../staff/department-calls.ts'
import type { employeeCalls } from '../staff/employee-calls.ts'
import type { positionCalls } from '../staff/position-calls.ts'
import type { responsibilityCalls } from '../staff/responsibility-calls.ts'
import type { Calls, PortOf } from './call.ts'
import type { RefusedBy, RefusedCode } from './refusals.ts'

/** What a method is refused with, code by code: those of its fields among them, the server's own words aside. */
type CodesOf<Method> = Exclude<AnyCodeOf<Method>, 'server/said'>
type AnyCodeOf<Method> = Method extends (...args: never[]) => Promise<Result<infer _, infer E>>
  ? E extends { readonly code: 'fields'; readonly errors: readonly { readonly code: infer Code }[] }
    ? Code
    : E extends { readonly code: infer Code }
      ? Code
      : never
  : never

/** The method, if its call did not list the code. */
type Without<Method, Code> = Method extends (...args: infer Args) => Promise<Result<infer T, infer _>>
  ? (...args: Args) => Promise<Result<T, RefusedBy<Exclude<CodesOf<Method> & RefusedCode, Code>>>>
  : never

/** The codes that a table could lose, and its port would still be what the server asks: «call code» of each. */
type Spare<Table extends Calls, Port> = {
  [Name in keyof Table & keyof Port & string]: {
    [Code in CodesOf<PortOf<Table>[Name]> & string]: Port[Name] extends Without<PortOf<Table>[Name], Code>
      ? `${Name} ${Code}`
      : never
  }[CodesOf<PortOf<Table>[Name]> & string]
}[keyof Table & keyof Port & string]

test('a call that lists one code less is no longer what its port is refused with', () => {
  expectTypeOf<Spare<typeof memoCalls, MemoRepository>>().toBeNever()
  expectTypeOf<Spare<typeof obligationCalls, ObligationRepository>>().toBeNever()
  expectTypeOf<Spare<typeof completionCalls, ObligationRepository>>().toBeNever()
  expectTypeOf<Spare<typeof employeeCalls, EmployeeRepository>>().toBeNever()
  expectTypeOf<Spare<typeof departmentCalls, DepartmentRepository>>().toBeNever()
  expectTypeOf<Spare<typeof positionCalls, PositionCatalogue>>().toBeNever()
  expectTypeOf<Spare<typeof responsibilityCalls, ResponsibilityRepository>>().toBeNever()
  expectTypeOf<Spare<typeof companyCalls, CompanyDirectory>>().toBeNever()
  expectTypeOf<Spare<typeof activityRequestCalls, ActivityRequests>>().toBeNever()
  expectTypeOf<Spare<typeof signInCalls, Accounts>>().toBeNever()
  expectTypeOf<Spare<typeof documentCalls, DocumentArchive>>().toBeNever()
  expectTypeOf<Spare<typeof issueCalls, DocumentIssuer>>().toBeNever()
  expectTypeOf<Spare<typeof ownFormCalls, OwnForms>>().toBeNever()
})

test('the codes are seen: without its field codes a method is another', () => {
  type Rename = PortOf<typeof departmentCalls>['rename']
  expectTypeOf<CodesOf<Rename>>().toEqualTypeOf<
    | 'department-name/required'
    | 'department-name/taken'
    | 'text/too-long'
    | 'text/not-text'
    | 'text/forbidden-character'
    | 'not-found'
  >()
  type Lenient = { readonly rename: Without<Rename, 'not-found'> }
  expectTypeOf<Spare<typeof departmentCalls, Lenient>>().toEqualTypeOf<'rename not-found'>()
  expectTypeOf<CodesOf<PortOf<typeof memoCalls>['edit']>>().extract<'memo/rows-taken'>().not.toBeNever()
})
