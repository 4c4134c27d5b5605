import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type DutyOnDay, findLastPassed } from '../facts/duties-on-day.ts'
import { type Source, source } from '../source.ts'
import { duties, wordAbsence } from './marks.ts'

/** Whether order 29н asks for examinations at all, and the last that was passed by the day. */
export function findLastExamination(all: readonly DutyOnDay[]): {
  readonly points: readonly string[]
  readonly date: LocalDate | null
} {
  const found = all.flatMap((duty) =>
    duty.subject.section === 'medicalExamination'
      ? [{ point: duty.subject.factorNumber, date: findLastPassed(duty)?.date ?? null }]
      : [],
  )
  const days = found.flatMap(({ date }) => date ?? []).toSorted()
  return { points: [...new Set(found.map(({ point }) => point))], date: days.at(-1) ?? null }
}

/**
 * What examinations an employee had passed by the day. One that was passed by the day of hiring is the preliminary one, later ones are
 * periodic.
 *
 * Law: ТК РФ, ст. 220 (its text was not compared); Приказ Минздрава России 28.01.2021 № 29н.
 */
export const examinationSources = {
  'examinations.kind': source({
    needs: ['duties', 'employee'],
    gives: 'вид последнего медосмотра; нет пунктов приказа № 29н — не требуется',
    options: ['не требуется', 'предварительный', 'периодический'],
    fill: ({ duties: all, employee: { employee } }) => {
      const { points, date } = findLastExamination(all)
      if (points.length === 0) return { value: 'не требуется', from: wordAbsence('пунктов приказа № 29н') }
      if (date === null) return null
      return {
        value: date <= employee.hireDate ? 'предварительный' : 'периодический',
        from: `${duties}: медосмотр ${formatDate(date)}, пункты ${points.join(', ')}`,
      }
    },
  }),
  'examinations.date': source({
    needs: ['duties'],
    gives: 'дата последнего медосмотра',
    fill: ({ duties: all }) => {
      const { date, points } = findLastExamination(all)
      return date && { value: date, from: `${duties}: пункты ${points.join(', ')}` }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
