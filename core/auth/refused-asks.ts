/** Port: tells of requests that were refused as no longer allowed, or as if there were no such company: what the person may has perhaps changed. */
export interface RefusedAsks {
  /** Answers how to stop. */
  subscribe(refused: () => void): () => void
}

/** Of an outside where a person's rights never change. */
export const noRefusedAsks: RefusedAsks = { subscribe: () => () => {} }
