import type { Brand } from './brand.ts'
import type { Instant } from './dates/instant.ts'

/** The company that a record belongs to: the tenant. */
export type CompanyId = Brand<number, 'CompanyId'>

/** A person on the staff. */
export type EmployeeId = Brand<number, 'EmployeeId'>

/** A position of the catalogue, or of a company's own. */
export type PositionId = Brand<number, 'PositionId'>

/** A department of a company. */
export type DepartmentId = Brand<number, 'DepartmentId'>

/** An issued document, as what goes with it names it. */
export type DocumentId = Brand<number, 'DocumentId'>

/** A measure of a company, as what is attached to it names it. */
export type MeasureId = Brand<number, 'MeasureId'>

/** What a position requires, as an obligation that came from it names it. */
export type RequirementId = Brand<number, 'RequirementId'>

/** A person with an account. */
export type UserId = Brand<number, 'UserId'>

/** One sign-in of a person, at one browser or program. */
export type SessionId = Brand<number, 'SessionId'>

/** Who asks: the person, and the sign-in that their token comes from. */
export type Caller = { readonly user: UserId; readonly session: SessionId }

/** Who did something, and when it was entered. */
export type Signed = { readonly by: UserId; readonly at: Instant }

/** A mail of the outbox: a UUID, which its Message-ID is made of. */
export type MailId = Brand<string, 'MailId'>
/** An invoice's number too: one series of the service. */
export type InvoiceId = Brand<number, 'InvoiceId'>
