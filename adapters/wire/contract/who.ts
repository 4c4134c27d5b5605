import type { Owned } from '@osh/core/auth/company-access.ts'
import type { InvoiceId } from '@osh/core/billing/invoice.ts'
import type { PayerId } from '@osh/core/billing/payer.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { AbsenceId } from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { MeasureId } from '@osh/core/measures/measure.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type { Right } from '@osh/core/rights/right.ts'

/** Who may ask a route. */
export type Who =
  | 'anyone'
  | 'signedIn'
  | 'operator'
  | 'member'
  | { readonly ownerOf: Owned }
  | { readonly fileOf: Owned | 'company' }

/** Whoever asks as a member asks by a right of core/rights: a call that names none does not compile. */
export type NeedsRight<W extends Who> = W extends 'anyone' | 'signedIn' | 'operator'
  ? { readonly right?: never }
  : { readonly right: Right }

type Ids = {
  readonly company: CompanyId
  readonly department: DepartmentId
  readonly position: PositionId
  readonly employee: EmployeeId
  readonly absence: AbsenceId
  readonly obligation: ObligationId
  readonly memo: MemoId
  readonly incident: IncidentId
  readonly evidence: EvidenceId
  readonly microtrauma: MicrotraumaId
  readonly measure: MeasureId
  readonly inspectorOrder: InspectorOrderId
  readonly document: DocumentId
  readonly ownForm: OwnFormId
  readonly responsibility: ResponsibilityId
  readonly payer: PayerId
  readonly invoice: InvoiceId
}

/** Whose or which it is, as far as the call says. */
export type Subject = { readonly companyId?: CompanyId; readonly id?: number }
export type OfNoOne = Readonly<Record<never, never>>
export type OfCompany = { readonly companyId: CompanyId }
export type OfOne<O extends Owned | 'company'> = OfCompany & { readonly id: Ids[O] }

/** What a request is about, by who may ask it: nothing, a company, or one thing of a company. */
export type Of<W extends Who> = W extends 'member'
  ? OfCompany
  : W extends
        | { readonly ownerOf: infer O extends Owned | 'company' }
        | { readonly fileOf: infer O extends Owned | 'company' }
    ? OfOne<O>
    : OfNoOne
