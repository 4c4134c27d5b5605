import { z } from 'zod'
import { codec, one } from './contract/answer.ts'
import { query } from './contract/call.ts'
import { nothing } from './contract/query-input.ts'

const working = codec(z.object({ status: z.literal('ok') }), {
  encode: (_: null) => ({ status: 'ok' as const }),
  decode: () => null,
})
const document = codec(z.looseObject({ openapi: z.string() }), {
  encode: (described: { readonly openapi: string }) => described,
  decode: (described) => described,
})

/** Whether the service works, and what it understands. */
export const serviceCalls = {
  health: query({
    path: '/api/health',
    who: 'anyone',
    input: nothing,
    answer: one(working),
  }),
  openapi: query({
    path: '/api/openapi.json',
    who: 'anyone',
    input: nothing,
    answer: one(document),
  }),
}
