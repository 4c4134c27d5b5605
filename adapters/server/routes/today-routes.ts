import { todayCalls } from '#adapters/wire/today/today-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  look: "Today's work: who may not work, what is overdue, what waits for a decision; each part for itself",
  barred: 'Who may not work today, with all reasons and the order that holds, the earliest reason first',
}

export const todayRoutes = (api: Api): void =>
  serve(api, todayCalls, described, ({ records }) => records.today)
