import { type Question, question, type Write } from '../commands/command.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { InspectionLink, InspectionLinkId } from './inspection-link.ts'

type InCompany = { readonly companyId: CompanyId }
type OfLink = InCompany & { readonly id: InspectionLinkId }

/** Locks the link; null where the company has none such. */
export type LockLink = Question<'inspection-link', OfLink, InspectionLink | null>
export const lockLink = question<LockLink>('inspection-link')

/** How many of the company's links open on the day. Locks the company. */
export type OpenLinks = Question<'open-inspection-links', InCompany & { readonly on: LocalDate }, number>
export const openLinks = question<OpenLinks>('open-inspection-links')

export type NewLinkId = Question<'new-inspection-link-id', InCompany, InspectionLinkId>
export const newLinkId = question<NewLinkId>('new-inspection-link-id')

export type LinkQuestion = LockLink | OpenLinks | NewLinkId

export type LinkWrite =
  /** `tokenHash`: of the secret in the address. */
  | Write<'new-inspection-links', InspectionLink & { readonly tokenHash: string }>
  | Write<'revoked-inspection-links', OfLink & { readonly revoked: Signed }>
  | Write<'inspection-openings', OfLink & { readonly at: Instant }>
