import type { PpeNorms } from '../norms/ppe/ppe-norm.ts'

/** What of the company and of the position's name proposals rest on, besides the profile. */
export type Ground = {
  /** The position as the company words it. */
  readonly position: string
  /** Whether the employer is a micro-enterprise; null where it has not answered. Law: ПП РФ 24.12.2021 № 2464, п. 100–102. */
  readonly microEnterprise: boolean | null
  /** Whether it is in the register of employers that train their own people; null where it has not answered. Law: the same, п. 99. */
  readonly teachesInside: boolean | null
  /** The company's instructions of occupational safety (ИОТ) for the position; of none, one named after it is proposed. */
  readonly instructions: readonly string[]
  /** What it has said of its objects for fire briefings. */
  readonly fireBriefing: FireBriefing
  /** How many shifts its internships take; null where it has not answered. Law: ПП РФ 24.12.2021 № 2464, п. 31. */
  readonly internshipShifts: number | null
  /** The norms of PPE: large, so that who proposes brings them. */
  readonly norms: PpeNorms
}

/** Null where the company has not answered. */
export type FireBriefing = {
  /** Whether the briefing is repeated every half a year, not every year. */
  readonly isHalfYearly: boolean | null
  /** The most people who are at the object at once. */
  readonly people: number | null
}
