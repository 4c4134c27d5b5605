import { Unavailable } from '@osh/core/shared/results/unavailable.ts'

/** Whether the server or its database is away; 500 is a mistake of its own. */
export const isAway = (error: unknown): boolean =>
  error instanceof Unavailable && (error.status === null || [502, 503, 504].includes(error.status))
