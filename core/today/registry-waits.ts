import type { LocalDate } from '../shared/dates/local-date.ts'

/**
 * What is unfinished about the register of the trained (реестр обученных): checks that have a protocol and were not sent, records that were sent and have no number
 * yet, protocols whose numbers came after they were issued.
 */
export const registryWaits = ['unsent', 'unanswered', 'editions'] as const

export type RegistryWait = {
  readonly is: (typeof registryWaits)[number]
  /** Checks or protocols; capped at 1,000. */
  readonly count: number
  /** The day of the earliest of them. */
  readonly since: LocalDate
}
