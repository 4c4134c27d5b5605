import { dutyCalls } from '#adapters/wire/incidents/duty-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  listForIncident:
    'Obligations that employees were given because of an accident, removed ones apart; `doneOn` is the day on which it was done since the accident',
  require:
    'Gives employees a briefing, a training (`trainingName`), an assessment of risks or of working conditions because of an accident, all of them or none; an assessment that someone has already falls due by `deadline`',
}

/** What accidents require besides measures. */
export const addDutyRoutes = (api: Api): void =>
  serve(api, dutyCalls, described, ({ records }) => records.duties)
