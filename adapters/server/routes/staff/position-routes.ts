import { positionCalls } from '#adapters/wire/staff/position-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const summaries = {
  list: "The shipped positions and those of the caller's companies",
  add: 'Adds a position, or gives the one that has the name',
}

export const positionRoutes = (api: Api): void =>
  serve(api, positionCalls, summaries, ({ records }) => records.positions)
