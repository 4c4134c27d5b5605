import type { Position, PositionId } from '@osh/core/positions/position.ts'
import type { NameAsTyped } from '@osh/core/shared/names/named.ts'
import { z } from 'zod'
import { codec, list, made } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { inCompany } from '../contract/command-input.ts'
import { nothing } from '../contract/query-input.ts'
import { givenText, id } from '../wire-format.ts'

export const positionJson = z.object({ id, name: z.string() })

const position = codec(positionJson, {
  encode: ({ id, name }: Position) => ({ id, name }),
  decode: ({ id, name }): Position => ({ id: id as PositionId, name }),
})

/** The catalogue of positions. */
export const positionCalls = {
  list: query({
    method: 'get',
    path: '/api/positions',
    who: 'signedIn',
    input: nothing,
    answer: list(position),
  }),
  add: call({
    method: 'post',
    path: '/api/positions',
    who: 'member',
    input: inCompany<NameAsTyped>({ fields: z.object({ name: givenText }) }),
    answer: made(position),
    refuses: ['position-name/required', 'text/too-long', 'text/not-text', 'text/forbidden-character'],
  }),
}
