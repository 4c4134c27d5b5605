/**
 * Tells when something that the ports gave was read earlier, because the server doesn't answer now. Deadlines, memos,
 * documents and obligations are never given so.
 */
export interface EarlierReads {
  /** Whether something given last was read earlier. */
  hasAny(): boolean
  /** Calls back whenever `any` changes. Answers how to stop. */
  subscribe(changed: () => void): () => void
  /** Asks again for all that was read earlier; what has no answer stays so. */
  readAgain(): Promise<void>
}

/** Of an outside that is never away. */
export const noEarlierReads: EarlierReads = {
  hasAny: () => false,
  subscribe: () => () => {},
  readAgain: async () => {},
}
