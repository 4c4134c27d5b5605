import type { Bound, Edge } from '@osh/core/documents/bounds/bound.ts'
import { confidences } from '@osh/core/norms/confidence.ts'
import * as z from 'zod/mini'
import { day } from '../wire-format.ts'

const other = z.object({ name: z.string(), label: z.string() })

const edgeJson = z.discriminatedUnion('of', [
  z.object({ of: z.literal('day'), day }),
  z.object({ of: z.literal('document') }),
  z.object({ of: z.literal('value'), value: other }),
])

const common = {
  by: z.nullable(z.object({ act: z.string(), point: z.nullable(z.string()) })),
  confidence: z.enum(confidences),
  when: z.array(z.object({ name: z.string(), is: z.array(z.string()) })),
}

/** What a form asks of an answer; `by` the act and point that set it, `when` the answers with which it holds. */
export const boundJson = z.discriminatedUnion('asks', [
  z.object({ asks: z.enum(['least', 'most']), measure: z.union([z.number(), other]), ...common }),
  z.object({ asks: z.literal('people'), least: z.int(), with: z.array(other), ...common }),
  z.object({ asks: z.literal('one-of'), options: z.array(z.string()), ...common }),
  z.object({ asks: z.literal('odd'), ...common }),
  z.object({ asks: z.literal('as-many'), as: other, ...common }),
  z.object({ asks: z.enum(['no-one-of', 'only-with']), other, ...common }),
  z.object({ asks: z.enum(['not-before', 'not-after']), edge: edgeJson, ...common }),
])
type BoundJson = z.infer<typeof boundJson>

export function encodeBound(bound: Bound): BoundJson {
  const when = bound.when.map(({ name, is }) => ({ name, is: [...is] }))
  if (bound.asks === 'people') return { ...bound, when, with: [...bound.with] }
  if (bound.asks === 'one-of') return { ...bound, when, options: [...bound.options] }
  return { ...bound, when }
}

export const decodeBound = (json: BoundJson): Bound =>
  'edge' in json ? { ...json, edge: decodeEdge(json.edge) } : json

const decodeEdge = (edge: z.infer<typeof edgeJson>): Edge =>
  edge.of === 'day' ? { of: 'day', day: edge.day } : edge
