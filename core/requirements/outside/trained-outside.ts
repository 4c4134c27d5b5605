import type { Post } from '../requirement.ts'
import type { RiskCategory } from './least-outside.ts'

/** People of one post who learn in an accredited centre, and what. */
export type OutsidePost = Post & {
  readonly position: string
  /** Null of a position's general post. */
  readonly department: string | null
  readonly people: number
  /** The first of them, by name. */
  readonly named: readonly string[]
  /** «программа А», «первая помощь»: each once. */
  readonly programs: readonly string[]
}

/** How many must learn in an accredited centre, and who does by what the posts require (кто обучается в центре). */
export type TrainedOutside = {
  readonly staff: number
  /** Whether the company has said how many they are; else those on the staff are counted. */
  readonly isStaffSaid: boolean
  /** Null where it has not said. */
  readonly risk: RiskCategory | null
  readonly least: number
  /** The same where the risk is not known and would be greater. */
  readonly leastOfGreaterRisk: number
  /** How many learn there by accepted requirements. */
  readonly learning: number
  /** How many more would, by proposals that wait. */
  readonly waiting: number
  readonly posts: readonly OutsidePost[]
}
