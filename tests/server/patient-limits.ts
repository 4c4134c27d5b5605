import { type ConnectionLimits, usualLimits } from '#adapters/server/running/connection-limits.ts'
import { PATIENCE_MS } from '#tests/patience.ts'

/** For connections that are not cut off, however long a busy machine takes to hear what they say. */
export const patientLimits: ConnectionLimits = {
  ...usualLimits,
  headersMs: PATIENCE_MS,
  requestMs: PATIENCE_MS,
  idleMs: PATIENCE_MS,
}
