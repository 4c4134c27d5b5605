import type { DepartmentId } from '../../departments/department.ts'
import type { Section } from '../../sections/section.ts'
import type { Signed } from '../../shared/identity.ts'
import type { DifferenceCounts } from '../difference/difference.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { NotRequired, Proposal } from '../proposal.ts'
import type { Post, Requirement, RequirementException } from '../requirement.ts'
import type { RequiredPerson } from '../requirement-facts.ts'

/** What of a section a post requires: how many accepted, how many proposals wait; why nothing is asked for, where that is known. */
export type SectionCount = {
  readonly section: Section
  readonly accepted: number
  readonly waiting: number
  readonly absent: NotRequired | null
}

/** A post in the matrix of requirements. */
export type PostLine = Post & {
  readonly position: string
  /** Null of a position's general post. */
  readonly department: string | null
  /** Who are employed and held to it, dismissed people left out. */
  readonly people: number
  /** Null: the questions were not answered. */
  readonly profile: PositionProfile | null
  /** In the order of sections. */
  readonly sections: readonly SectionCount[]
  /** The last decision; null while there is none. */
  readonly decided: Signed | null
  /** What was accepted and is not applied yet. */
  readonly difference: DifferenceCounts
}

/** What the law asks for and no one has decided about. `key` names its subject in commands. */
export type WaitingProposal = Proposal & {
  readonly key: string
  /** What was decided about the same subject while the law said otherwise; null for nothing. */
  readonly was: Requirement | null
}

export type ToldRequirement = Requirement & { readonly key: string }

export type ToldException = RequirementException & { readonly fullName: string }

/** Somebody held to a post, and what tells them from a namesake. */
export type PersonOfPost = Pick<RequiredPerson, 'id' | 'fullName' | 'personnelNumber' | 'birthDate'>

/** A post with all that is proposed and decided. */
export type PostRead = {
  readonly line: PostLine
  readonly answered: Signed | null
  /** Who are employed and held to it, in the order of their names. */
  readonly people: readonly PersonOfPost[]
  /** Where its people work. */
  readonly departments: readonly {
    readonly id: DepartmentId
    readonly name: string
    readonly people: number
  }[]
  readonly waiting: readonly WaitingProposal[]
  readonly accepted: readonly ToldRequirement[]
  readonly refused: readonly ToldRequirement[]
  readonly absent: readonly NotRequired[]
  readonly exceptions: readonly ToldException[]
}
