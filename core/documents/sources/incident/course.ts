import type { Incident } from '../../../incidents/incident.ts'
import { findFirstExtensionEnd } from '../../../incidents/terms.ts'
import { addDays } from '../../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../../shared/dates/local-moment.ts'
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

/** How an act words the decision. Law: ТК РФ, ст. 229.2, 230 (their text was not compared). */
const wordQualification = (incident: Incident, company: string, because: string): string | null => {
  const result = chooseResult(incident)
  if (result === results.open) return null
  return result === results.true
    ? `Несчастный случай квалифицирован как связанный с производством (статьи 229.2 и 230 Трудового кодекса Российской Федерации), оформляется актом о несчастном случае на производстве, подлежит учёту и регистрации в организации: ${company}`
    : `Несчастный случай квалифицирован как не связанный с производством (статья 229.2 Трудового кодекса Российской Федерации)${because === '' ? '' : `: ${because}`}. Хранится в организации: ${company}`
}

const chooseResult = ({ answers, done, completedOn }: Incident): string =>
  done.qualify || completedOn !== null || answers.qualify !== undefined
    ? results[answers.qualify === false ? 'false' : 'true']
    : results.open

/** Prolongation, qualification, an act Н-1С: what has been decided so far. */
export const courseSources = {
  'incident.usual-end': ofCourse('когда истекает срок расследования без продления', (incident) => {
    const end = findFirstExtensionEnd(incident)
    return end && addDays(end, -(incident.extension?.days ?? 0))
  }),
  'incident.extension-days': ofCourse('на сколько дней продлено', ({ extension }) => extension?.days),
  'incident.extension-reason': ofCourse('почему продлено', ({ extension }) => extension?.reason),
  'incident.prolonged-to': ofCourse(
    'до какого дня продлено председателем',
    (incident) => incident.extension && findFirstExtensionEnd(incident),
  ),
  'incident.further-body': ofCourse(
    'чьё решение ожидается',
    ({ furtherExtension }) => furtherExtension?.body,
  ),
  'incident.further-until': ofCourse(
    'до какого дня продлено до этого решения',
    ({ furtherExtension }) => furtherExtension?.until,
  ),
  'incident.further-granted-on': ofCourse(
    'день, когда решено ждать этого решения',
    ({ furtherExtension: at }) => at?.grantedAt && takeMomentDay(at.grantedAt),
  ),
  'incident.considered-on': ofCourse(
    'день протокола, которым рассмотрен акт Н-1С',
    ({ interimAct }) => interimAct?.consideredOn,
  ),
  'incident.result': ofCourse('как квалифицирован случай', chooseResult, Object.values(results)),
  'incident.qualification': source({
    needs: ['incident', 'said'],
    gives: 'решение о квалификации и учёте для акта по форме № 5',
    fill: ({ incident, said, company }) => {
      const because = typeof said.unrelated === 'string' ? said.unrelated : ''
      const value = wordQualification(incident, company.name, because)
      return value === null ? null : { value, from }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
