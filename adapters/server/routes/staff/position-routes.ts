import { nameAsTyped } from '@osh/core/shared/names/named.ts'
import { positionCalls } from '#adapters/wire/staff/position-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  list: "The shipped positions and those of the caller's companies",
  remove: 'Deletes a position that the company has added and no one holds',
  add: { summary: 'Adds a position, or gives the one that has the name', judge: nameAsTyped },
}

export const addPositionRoutes = (api: Api): void =>
  serve(api, positionCalls, described, ({ records }) => records.positions)
