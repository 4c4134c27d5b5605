import type { ResourceLimits } from 'node:worker_threads'
import type { SheetCode } from '@osh/core/imports/refusal-codes.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { JobThread, OverBudget, type ThreadLimits, type Turn } from '#adapters/threads/job-thread.ts'
import type { SheetJobs } from './sheet-jobs.ts'

/** Reads table files in a thread of its own, one after another, companies in turns. */
export type SheetReader = {
  /** Lines of JSON: of each sheet its name and length, then its rows. */
  read(turn: Turn, bytes: Uint8Array): Promise<Result<Uint8Array<ArrayBuffer>, FieldErrors<SheetCode>>>
  close(): Promise<void>
}

const program = new URL('./program/thread-program.ts', import.meta.url)
/** Enough for 50,000 rows of 120 cells; a file that needs more ends the thread, not the server. */
const usualMemory: ResourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 6 }
const usualLimits: ThreadLimits<SheetJobs> = {
  ofOne: 4,
  inAll: 40,
  beginning: 60_000,
  budget: { readSheets: 60_000 },
  afterLeaving: 2000,
}

/** `onDeath` is told why the thread died; the next file begins another one. */
export function openSheetReader(
  onDeath: (cause: unknown) => void,
  limits: Partial<ThreadLimits<SheetJobs>> = {},
  resourceLimits: ResourceLimits = usualMemory,
): SheetReader {
  const thread = new JobThread<SheetJobs>(onDeath, {
    program,
    resourceLimits,
    limits: { ...usualLimits, ...limits },
    behind: 'papers',
  })
  return {
    read: async (turn, bytes) => {
      try {
        return await thread.do(turn, 'readSheets', bytes)
      } catch (error) {
        if (error instanceof OverBudget || isOutOfMemory(error))
          return err(fieldErrors({ field: 'file', code: 'sheet/too-slow' }))
        throw error
      }
    },
    close: () => thread.close(),
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Unavailable &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
