import type { ChangeKey, UnsentChange } from './outbox.ts'

/** What this phone has still to send, as a screen shows it. */
export interface UnsentChanges {
  /** In the order in which they were made. */
  list(): readonly UnsentChange[]
  /** Whether the last try had no answer. */
  isAway(): boolean
  /** Calls back whenever one of them comes, goes or changes; answers how to stop. */
  subscribe(changed: () => void): () => void
  /** Tries now what may go. */
  send(): Promise<void>
  /** The person's own value goes, whatever was there meanwhile; or what was refused or doubtful is sent again. */
  sendMine(key: ChangeKey): Promise<void>
  /** What the server has stays. */
  giveUp(key: ChangeKey): Promise<void>
}
