import { type LocalDate, parseLocalDate } from '../../../shared/dates/local-date.ts'
import { type Answers, isRecord } from '../../answers/answers.ts'
import type { Template } from '../../library/template.ts'

export type Period = { readonly from: LocalDate; readonly to: LocalDate }

/** The value in which a paper names its period, the first that is one. */
export const findPeriodValue = ({
  values,
}: Pick<Template, 'values'>): Template['values'][number] | undefined =>
  values.find(({ kind }) => kind.type === 'period')

/** The value in which a paper that has no period names a year. */
export const findYearValue = ({ values }: Pick<Template, 'values'>): Template['values'][number] | undefined =>
  values.find(({ name }) => name === 'year')

/** «2027»; null for anything else. */
function readYear(template: Pick<Template, 'values'>, answers: Answers): Period | null {
  const year = findYearValue(template) && String(answers.year ?? '').trim()
  const days = /^\d{4}$/u.test(year ?? '')
    ? ['01-01', '12-31'].map((day) => parseLocalDate(`${year}-${day}`))
    : []
  const [from, to] = days
  return from?.ok && to?.ok ? { from: from.value, to: to.value } : null
}

/** The period that a paper names, by its first value that is one, else the year; null where there is none yet. */
export function readPeriod(template: Pick<Template, 'values'>, answers: Answers): Period | null {
  const spec = findPeriodValue(template)
  if (!spec) return readYear(template, answers)
  const given = answers[spec.name]
  if (!isRecord(given)) return null
  const [from, to] = [given.from, given.to].map((day) =>
    typeof day === 'string' ? parseLocalDate(day) : null,
  )
  return from?.ok && to?.ok ? { from: from.value, to: to.value } : null
}
