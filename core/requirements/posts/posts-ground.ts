import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { Proposed } from '../proposal.ts'
import type { Post } from '../requirement.ts'
import type { RequirementGround } from '../requirement-facts.ts'

/** What the law asks of a position, by its answers and its name. */
export type Propose = (profile: PositionProfile, position: string) => Proposed

/** How what is not on the ground itself is called. */
export type PlaceNames = {
  readonly positions: ReadonlyMap<Post['positionId'], string>
  readonly departments: ReadonlyMap<Post['departmentId'], string>
}

/** What a company's posts are told from: everyone on the staff whom the asker sees. */
export type PostsGround = RequirementGround & { readonly names: PlaceNames; readonly today: LocalDate }
