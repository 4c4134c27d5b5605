import { figureCalls } from '#adapters/wire/incidents/figure-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  readYear:
    'Accidents of a year by degree, days lost, rates of frequency, severity and loss, by department and main cause; own employees alone are injured in them',
  setHeadcount:
    'Enters the average number on the payroll of a year, by which the rates are counted; a null takes it back, and the records are counted',
}

/** Figures of accidents. */
export const addFigureRoutes = (api: Api): void =>
  serve(api, figureCalls, described, ({ records }) => records.figures)
