import type { Instant } from '../shared/dates/instant.ts'

/** A secret that signs tokens; `retired` is when the next one took over, null for the one that signs now. */
export type SigningKey = {
  readonly id: string
  readonly secret: string
  readonly since: Instant
  readonly retired: Instant | null
}

/** The keys that tokens are signed with, the same for every server of the database. */
export interface SigningKeys {
  /** All that are kept, the one that signs now first. The first of all is made here, once. */
  listKeys(now: Instant): Promise<readonly SigningKey[]>
  /** Makes a key that signs from now on, and forgets those that were retired before `forgetBefore`. */
  rotate(now: Instant, forgetBefore: Instant): Promise<void>
}
