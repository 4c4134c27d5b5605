import type { Accounts } from '@osh/core/auth/account.ts'
import type {
  ActivityRequests,
  CompanyDirectory,
  CompanyLookup,
} from '@osh/core/companies/company-directory.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import type { DocumentFiles, DocumentIssuer } from '@osh/core/documents/issuing/document-issuer.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { MemoRepository } from '@osh/core/memos/memo-repository.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import type { PositionCatalogue } from '@osh/core/positions/position-catalogue.ts'
import type { ResponsibilityRepository } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { HiddenFile } from '@osh/core/rights/hidden-file.ts'
import type { FieldErrors, NotFound } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { expectTypeOf, test } from 'vitest'
import type { signInCalls } from '../account/sign-in-calls.ts'
import type { companyCalls } from '../company-calls.ts'
import type { activityRequestCalls, companyLookupCalls } from '../company-service-calls.ts'
import type { documentCalls } from '../documents/document-calls.ts'
import type { documentFileCalls, printCalls } from '../documents/document-file-calls.ts'
import type { issueCalls, previewCalls } from '../documents/issue-calls.ts'
import type { ownFormCalls, ownFormFileCalls, ownFormSampleCalls } from '../documents/own-form-calls.ts'
import type { fileLinkCalls } from '../file-link-calls.ts'
import type { memoCalls } from '../memos/memo-calls.ts'
import type { memoFileCalls } from '../memos/memo-file-calls.ts'
import type { completionCalls } from '../obligations/completion-calls.ts'
import type { obligationCalls } from '../obligations/obligation-calls.ts'
import type { WireCode } from '../read-given.ts'
import type { departmentCalls } from '../staff/department-calls.ts'
import type { employeeCalls } from '../staff/employee-calls.ts'
import type { positionCalls } from '../staff/position-calls.ts'
import type { responsibilityCalls } from '../staff/responsibility-calls.ts'
import type { searched } from '../templates/catalogue-wire.ts'
import type { offered } from '../templates/template-offer-wire.ts'
import type { Calls, PortOf } from './call.ts'
import type { inFormat } from './format-input.ts'
import type { InputCodec } from './input.ts'
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

/** A method that answers with what no call minds, and is refused so. */
type Refused<E> = (...args: unknown[]) => Promise<Result<never, E>>
type RefusalOf<Method> = Method extends (...args: never[]) => Promise<Result<infer _, infer E>> ? E : never

type CodeOf<Codec> = Codec extends InputCodec<infer _O, infer _A, infer Code, infer _J> ? Code : never
type NoFormat = FieldErrors<CodeOf<ReturnType<typeof inFormat>>>

/** The codes that an input is refused with and that a call of it may leave out; what is of a wrong type is refused of any. */
type Loose<Codec> =
  Codec extends InputCodec<infer O, infer Args, infer Code, infer J>
    ? {
        [One in Exclude<Code, WireCode>]: Codec extends InputCodec<O, Args, Exclude<Code, One> | WireCode, J>
          ? One
          : never
      }[Exclude<Code, WireCode>]
    : never

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
  expectTypeOf<Spare<typeof companyLookupCalls, CompanyLookup>>().toBeNever()
})

test('nor is a call that gives a file', () => {
  type Preview = { readonly preview: Refused<RefusalOf<DocumentFiles['makePreviewLink']>> }
  expectTypeOf<Spare<typeof previewCalls, Preview>>().toBeNever()
  type Print = { readonly together: Refused<RefusalOf<DocumentFiles['makeJointLink']>> }
  expectTypeOf<Spare<typeof printCalls, Print>>().toBeNever()
  type File = { readonly file: Refused<NotFound> }
  expectTypeOf<Spare<typeof ownFormFileCalls, File>>().toBeNever()
  expectTypeOf<
    Spare<
      typeof ownFormSampleCalls,
      { readonly sample: Refused<NotFound>; readonly editable: Refused<NotFound> }
    >
  >().toBeNever()
  expectTypeOf<
    Spare<typeof memoFileCalls, { readonly file: Refused<NotFound | NoFormat | HiddenFile> }>
  >().toBeNever()
  type Papers = {
    readonly file: Refused<NotFound | NoFormat | HiddenFile | FieldErrors<'format/docx-only'>>
    readonly batch: Refused<NotFound | NoFormat | HiddenFile>
  }
  expectTypeOf<Spare<typeof documentFileCalls, Papers>>().toBeNever()
  type Links = { readonly sign: Refused<NotFound | HiddenFile | FieldErrors<'text/required'>> }
  expectTypeOf<Spare<typeof fileLinkCalls, Links>>().toBeNever()
})

test('a list of forms names every code that its query is refused with', () => {
  expectTypeOf<Loose<typeof offered>>().toBeNever()
  expectTypeOf<CodeOf<typeof offered>>().toEqualTypeOf<'choice/unknown' | 'date/required' | 'date/invalid'>()
  expectTypeOf<Loose<typeof searched>>().toBeNever()
  expectTypeOf<CodeOf<typeof searched>>().toEqualTypeOf<'page/invalid' | 'page-size/invalid'>()
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
