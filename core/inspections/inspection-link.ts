import { type HiddenKind, type Membership, mayDo } from '../rights/membership.ts'
import { type Section, sections } from '../sections/section.ts'
import type { Brand } from '../shared/brand.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'

export type InspectionLinkId = Brand<number, 'InspectionLinkId'>

/** What of a company a link may show. */
export type InspectedPart = 'staff' | Section | 'responsible' | 'documents' | 'incidents'

export const inspectedParts: readonly InspectedPart[] = [
  'staff',
  ...sections,
  'responsible',
  'documents',
  'incidents',
]

/** What someone asks of a link. */
export type LinkDetails = {
  /** For whom it is, as the company calls them. */
  readonly name: string
  /** In the order of `inspectedParts`; one at least. */
  readonly parts: readonly InspectedPart[]
  /** The records are shown as they were known at the end of the day. */
  readonly asOf: LocalDate
  /** The last day on which it opens, by the company's clock. */
  readonly expiresOn: LocalDate
  /** What is shown though it is hidden from links. */
  readonly granted: readonly HiddenKind[]
}

/** A link by which someone without an account reads chosen records (ссылка для проверяющего). Its secret is kept by no one. */
export type InspectionLink = LinkDetails & {
  readonly id: InspectionLinkId
  readonly companyId: CompanyId
  readonly made: Signed
  /** Null while no one has taken it back. */
  readonly revoked: Signed | null
}

export const linkStates = ['open', 'expired', 'revoked'] as const
export type LinkState = (typeof linkStates)[number]

export const deriveLinkState = (
  { expiresOn, revoked }: Pick<InspectionLink, 'expiresOn' | 'revoked'>,
  today: LocalDate,
): LinkState => (revoked ? 'revoked' : expiresOn < today ? 'expired' : 'open')

/** Whether it opens: whoever made it must still be someone who may give out links. */
export const mayOpen = (link: InspectionLink, maker: Membership | null, today: LocalDate): boolean =>
  deriveLinkState(link, today) === 'open' && maker !== null && mayDo(maker, 'give-out-links')
