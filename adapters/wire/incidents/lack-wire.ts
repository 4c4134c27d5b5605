import type { LacksOf } from '@osh/core/incidents/lack.ts'
import * as z from 'zod/mini'
import { asItIs } from '../contract/answer.ts'

/** What the records of one of the injured lacked, and whose point asks for it. */
export const lacksOf = asItIs<LacksOf>(
  z.object({
    fullName: z.string(),
    lacks: z.array(
      z.object({ what: z.string(), basis: z.string(), medical: z.exactOptional(z.literal(true)) }),
    ),
  }),
)
