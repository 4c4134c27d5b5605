import type { Bound } from '@osh/core/documents/bounds/bound.ts'
import { confidences } from '@osh/core/norms/confidence.ts'
import * as z from 'zod/mini'
import { day, listOf } from '../wire-format.ts'

const other = z.object({ name: z.string(), label: z.string() })

const edgeJson = z.discriminatedUnion('of', [
  z.object({ of: z.literal('day'), day }),
  z.object({ of: z.literal('document') }),
  z.object({ of: z.literal('value'), value: other }),
])

const common = {
  by: z.nullable(z.object({ act: z.string(), point: z.nullable(z.string()) })),
  confidence: z.enum(confidences),
  when: listOf(z.object({ name: z.string(), is: listOf(z.string()) })),
}

/** What a form asks of an answer; `by` the act and point that set it, `when` the answers with which it holds. */
export const bound: z.ZodMiniType<Bound> = z.discriminatedUnion('asks', [
  z.object({ asks: z.enum(['least', 'most']), measure: z.union([z.number(), other]), ...common }),
  z.object({ asks: z.literal('people'), least: z.int(), with: listOf(other), ...common }),
  z.object({ asks: z.literal('one-of'), options: listOf(z.string()), ...common }),
  z.object({ asks: z.literal('odd'), ...common }),
  z.object({ asks: z.literal('as-many'), as: other, ...common }),
  z.object({ asks: z.enum(['no-one-of', 'only-with']), other, ...common }),
  z.object({ asks: z.enum(['not-before', 'not-after']), edge: edgeJson, ...common }),
])
