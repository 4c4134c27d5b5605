import type { Section } from '../../sections/section.ts'
import type { UserId } from '../../shared/identity.ts'
import type { NotRequired, Proposal } from '../proposal.ts'
import type { Requirement, RequirementException } from '../requirement.ts'
import type { RequiredDuty, RequiredPerson } from '../requirement-facts.ts'

/** What is known of one employee in a section. */
export type AbsenceFacts = {
  readonly person: RequiredPerson
  readonly section: Section
  readonly duties: readonly RequiredDuty[]
  /** Whether the post's questions were answered. */
  readonly isAnswered: boolean
  /** By which order the post is exempt from some of what the section asks for; null for none, or while something is missing for it. */
  readonly exemptedBy: string | null
  readonly accepted: readonly Requirement[]
  readonly refused: readonly Requirement[]
  /** Of the section's requirements, those that hold today. */
  readonly exceptions: readonly RequirementException[]
  readonly waiting: readonly Proposal[]
  readonly absent: NotRequired | null
  /** How many are held to the same post. */
  readonly colleagues: number
  readonly nameOf: (user: UserId) => string | null
}
