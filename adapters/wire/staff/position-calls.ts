import type { Position, PositionId } from '@osh/core/positions/position.ts'
import { positionNameCodes } from '@osh/core/positions/position.ts'
import type { NameAsTyped } from '@osh/core/shared/names/named.ts'
import * as z from 'zod/mini'
import { asItIs, type Codec, done, list, newOne } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { inCompany, ofOneAlone } from '../contract/command-input.ts'
import { nothing } from '../contract/query-input.ts'
import { givenText, idOf } from '../wire-format.ts'

export const positionJson = z.object({ id: idOf<PositionId>(), name: z.string() })
const position: Codec<Position> = asItIs(positionJson)

/** The catalogue of positions. */
export const positionCalls = {
  list: query({
    path: '/api/positions',
    who: 'signedIn',
    input: nothing,
    answer: list(position),
  }),
  add: call({
    path: '/api/positions',
    who: 'member',
    right: 'change',
    input: inCompany<NameAsTyped>({ fields: z.object({ name: givenText }) }),
    answer: newOne(position),
    refuses: ['tariff/ended', ...positionNameCodes],
  }),
  remove: call({
    method: 'delete',
    path: '/api/positions/{id}',
    who: { ownerOf: 'position' },
    right: 'change',
    input: ofOneAlone<'position'>(),
    answer: done,
    refuses: ['not-found', 'position/held'],
  }),
}
