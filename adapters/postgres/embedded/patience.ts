/** For how many milliseconds PostgreSQL is waited for. */
export type Patience = {
  /** While it runs without listening, and while starting fails for passing reasons. */
  readonly silence: number
  /** Until it notices that the program which held its lock was killed. */
  readonly release: number
  /** Until it obeys a fast shutdown; then it is made to: its log is replayed at the next start. */
  readonly shutdown: number
}

export const usualPatience: Patience = { silence: 15_000, release: 1500, shutdown: 10_000 }
