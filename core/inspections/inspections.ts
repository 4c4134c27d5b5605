import type { CommandsOf } from '../commands/command.ts'
import type { Membership } from '../rights/membership.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { ErrorOf, Result } from '../shared/results/result.ts'
import type { InspectionLink, LinkState } from './inspection-link.ts'
import { make } from './make.ts'
import { noteOpening } from './note-opening.ts'
import { revoke } from './revoke.ts'

export const inspectionCommands = { make, revoke, noteOpening }

/** How often a link was opened, and when last: the latest first, 20 at most. */
export type Openings = { readonly count: number; readonly latest: readonly Instant[] }
export const OPENINGS_TOLD = 20

/** A link as its company sees it. */
export type ToldLink = InspectionLink & { readonly state: LinkState; readonly openings: Openings }

export type InspectionQueries = {
  /** The latest first, 200 at most. */
  links(companyId: CompanyId): Promise<readonly ToldLink[]>
}
export const LINKS_TOLD = 200

/** Links for inspectors as they are stored. */
export type Inspections = InspectionQueries & CommandsOf<typeof inspectionCommands>

/** Which link a secret is of, and what whoever made it is in the company now; null for what is of none. */
export interface InspectionDoor {
  look(
    companyId: CompanyId,
    tokenHash: string,
  ): Promise<{ readonly link: InspectionLink; readonly maker: Membership | null } | null>
}

type Asked = { readonly companyId: CompanyId; readonly details: Input }

/** Port: links as members give them out. The path is told once: only a hash of its secret is kept. */
export interface InspectionDesk {
  links(companyId: CompanyId): Promise<readonly ToldLink[]>
  make(asked: Asked): Promise<Result<{ readonly path: string }, ErrorOf<Inspections['make']>>>
  revoke(asked: Asked): Promise<Result<null, ErrorOf<Inspections['revoke']>>>
}
