import { factCalls } from '#adapters/wire/facts/fact-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  list: 'What the company has said of rooms, kits, vehicles and the like, list by list',
  keep: 'Keeps all rows of a list; `version` is the one that was seen, 0 where there was none',
}

export const addFactRoutes = (api: Api): void =>
  serve(api, factCalls, described, ({ records }) => records.facts)
