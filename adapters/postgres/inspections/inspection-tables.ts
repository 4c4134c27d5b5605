import type { InspectionLinkId, LinkDetails } from '@osh/core/inspections/inspection-link.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { GeneratedAlways } from 'kysely'
import type { PerhapsSigned, SignedColumns } from '../columns.ts'

/** What of a link's details is no column of its own. */
export type KeptDetails = Pick<LinkDetails, 'name' | 'parts' | 'granted'>

export type InspectionLinksTable = SignedColumns<'made'> &
  PerhapsSigned<'revoked'> & {
    company_id: CompanyId
    id: InspectionLinkId
    token_hash: string
    details: KeptDetails
    as_of: LocalDate
    expires_on: LocalDate
  }

export type InspectionOpeningsTable = {
  company_id: CompanyId
  id: GeneratedAlways<number>
  link_id: InspectionLinkId
  opened_at: Instant
}
