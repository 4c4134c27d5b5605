import type { LocalDate } from '../shared/dates/local-date.ts'
import data from './watched.json' with { type: 'json' }

/** A change of the law that the service has heard of and applies nothing of: its text was not found. */
export type WatchedChange = {
  readonly id: string
  readonly name: string
  /** What is known of it, as a clause after its name. */
  readonly says: string
  /** The day it is said to come into force. */
  readonly from: LocalDate | null
  /** Why it is not applied. */
  readonly why: string
}

const written: readonly (Omit<WatchedChange, 'from'> & { readonly from: string | null })[] = data

export const watchedChanges: readonly WatchedChange[] = written as readonly WatchedChange[]
