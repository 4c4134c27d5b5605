import { absenceCalls } from '#adapters/wire/staff/absence-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  list: 'Long absences of an employee or of all, those that begin latest first',
  enter: 'Enters that an employee is away; `endDate` may be open. Their obligations wait meanwhile',
  change: 'Changes what the merge-patch names; a null `endDate` opens the absence',
  remove: 'Deletes an absence that was entered by mistake',
}

export const addAbsenceRoutes = (api: Api): void =>
  serve(api, absenceCalls, described, ({ records }) => records.absences)
