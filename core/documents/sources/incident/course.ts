import type { Incident } from '../../../incidents/incident.ts'
import { endOfFirstExtension } from '../../../incidents/terms.ts'
import { addDays } from '../../../shared/dates/local-date.ts'
import { type Source, source } from '../source.ts'

const from = 'из хода расследования'

const results = {
  true: 'связан с производством',
  false: 'не связан с производством',
  open: 'расследование продолжается',
} as const

const ofCourse = (
  gives: string,
  fill: (incident: Incident) => unknown,
  options?: readonly string[],
): Source =>
  source({
    needs: ['incident'],
    gives,
    ...(options ? { options } : {}),
    fill: ({ incident }) => {
      const value = fill(incident) ?? null
      return value === null || value === '' ? null : { value, from }
    },
  })

/** Prolongation, qualification, an act Н-1С: what has been decided so far. */
export const courseSources = {
  'incident.usual-end': ofCourse('когда истекает срок расследования без продления', (incident) => {
    const end = endOfFirstExtension(incident)
    return end && addDays(end, -(incident.extension?.days ?? 0))
  }),
  'incident.extension-days': ofCourse('на сколько дней продлено', ({ extension }) => extension?.days),
  'incident.extension-reason': ofCourse('почему продлено', ({ extension }) => extension?.reason),
  'incident.prolonged-to': ofCourse(
    'до какого дня продлено председателем',
    (incident) => incident.extension && endOfFirstExtension(incident),
  ),
  'incident.further-body': ofCourse(
    'чьё решение ожидается',
    ({ furtherExtension }) => furtherExtension?.body,
  ),
  'incident.further-until': ofCourse(
    'до какого дня продлено до этого решения',
    ({ furtherExtension }) => furtherExtension?.until,
  ),
  'incident.considered-on': ofCourse(
    'день протокола, которым рассмотрен акт Н-1С',
    ({ interimAct }) => interimAct?.consideredOn,
  ),
  'incident.result': ofCourse(
    'как квалифицирован случай',
    ({ answers, done, completedOn }) =>
      done.qualify || completedOn !== null || answers.qualify !== undefined
        ? results[answers.qualify === false ? 'false' : 'true']
        : results.open,
    Object.values(results),
  ),
} as const satisfies Readonly<Record<string, Source>>
