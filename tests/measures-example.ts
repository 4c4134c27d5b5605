import type { Measure, MeasureId } from '@osh/core/measures/measure.ts'
import type { ListedMeasure } from '@osh/core/measures/measure-repository.ts'
import { day, employee, instant, mining, someone } from './examples.ts'
import { anIncident } from './incidents-example.ts'

const incidentId = anIncident().id

/** A measure after an accident, of which nothing is done; whatever is given is otherwise. */
export const aMeasure = (changes: Partial<Measure> = {}): Measure => ({
  id: 1 as MeasureId,
  companyId: mining,
  origin: { is: 'incident', incidentId },
  what: 'Поставить ограждение',
  employeeId: employee(1),
  responsible: 'Белов Иван',
  decidedOn: day('2026-11-19'),
  dueOn: day('2026-12-01'),
  shownBy: 'Акт',
  answer: '',
  entered: { by: someone, at: instant('2026-11-20T10:00:00Z') },
  done: null,
  reopenedBecause: '',
  removed: null,
  version: 1,
  ...changes,
})

/** The same with what it follows from. */
export const aListedMeasure = (): ListedMeasure => ({
  measure: aMeasure(),
  source: { is: 'incident', incidentId, happenedOn: day('2026-11-19'), injured: 'Титов' },
  attached: 0,
})
