import * as z from 'zod/mini'
import { asItIs, codec, one } from './contract/answer.ts'
import { query } from './contract/call.ts'
import { nothing } from './contract/query-input.ts'

const troubles = z.enum(['disk-full'])
const condition = codec(
  z.union([
    z.object({ status: z.literal('ok') }),
    z.object({ status: z.literal('degraded'), trouble: troubles }),
  ]),
  {
    encode: (trouble: z.infer<typeof troubles> | null) =>
      trouble === null ? ({ status: 'ok' } as const) : ({ status: 'degraded', trouble } as const),
    decode: (said) => (said.status === 'ok' ? null : said.trouble),
  },
)
const document = asItIs(z.looseObject({ openapi: z.string() }))

/** Whether the service works, and what it understands. */
export const serviceCalls = {
  health: query({
    path: '/api/health',
    who: 'anyone',
    input: nothing,
    answer: one(condition),
  }),
  openapi: query({
    path: '/api/openapi.json',
    who: 'anyone',
    input: nothing,
    answer: one(document),
  }),
}
