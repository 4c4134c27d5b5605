import type { IncidentId } from '../../incidents/incident.ts'
import type { Brand } from '../../shared/brand.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { CompanyId, Signed } from '../../shared/identity.ts'

export type InspectorOrderId = Brand<number, 'InspectorOrderId'>

/** What a person types of an order, its points apart. */
export type InspectorOrderDetails = {
  readonly number: string
  /** The day of the order itself. */
  readonly issuedOn: LocalDate
  /** Who issued it: the inspector and the body. */
  readonly issuer: string
  /** The accident that it was issued after; null for any other reason. */
  readonly incidentId: IncidentId | null
}

/**
 * An inspector's order (предписание). Its points are measures, each with a term and an answer of its own.
 * Law: ТК РФ, ст. 357 (its text was not compared); приказ Минтруда России от 20.04.2022 № 223н, п. 20.6.
 */
export type InspectorOrder = InspectorOrderDetails & {
  readonly id: InspectorOrderId
  readonly companyId: CompanyId
  readonly entered: Signed
  /** Null while it holds. */
  readonly removed: (Signed & { readonly reason: string }) | null
  readonly version: number
}
