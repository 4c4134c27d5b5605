import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type DutyOnDay, findLastPassed } from '../facts/duties-on-day.ts'
import { type Source, source } from '../source.ts'
import { compareDatedLatestFirst, duties, wordAbsence } from './marks.ts'

type Assessed = { readonly found: string; readonly date: LocalDate | null }

/** The class or level found last by the day; null while nothing was found. A class given with the obligation has no day. */
function findAssessed(all: readonly DutyOnDay[], section: 'workingConditions' | 'risk'): Assessed | null {
  const found = all.flatMap((duty): Assessed[] => {
    const { subject } = duty
    if (subject.section !== section) return []
    return subject.established === 'notAssessed' || subject.established === 'excluded'
      ? []
      : [{ found: subject.established, date: findLastPassed(duty)?.date ?? null }]
  })
  return found.toSorted(compareDatedLatestFirst)[0] ?? null
}

export const findWorkingConditions = (all: readonly DutyOnDay[]) => findAssessed(all, 'workingConditions')
export const findRisk = (all: readonly DutyOnDay[]) => findAssessed(all, 'risk')

/** «3.1» is line 3.08.3.1. Law: order 223н, appendix № 3, classifier № 3, part 08; 426-ФЗ ст. 14. */
export const classCode = (found: string): string => `3.08.${found}`

const printDate = ({ date }: Assessed): string => (date === null ? '' : `, ${formatDate(date)}`)

/** What assessments an employee's workplace had had by the day. */
export const workplaceSources = {
  'workplace.sout-held': source({
    needs: ['duties'],
    gives: 'проведена ли специальная оценка условий труда',
    options: ['проведена', 'не проводилась'],
    fill: ({ duties: all }) => {
      const found = findWorkingConditions(all)
      return found
        ? { value: 'проведена', from: `${duties}: класс ${found.found}${printDate(found)}` }
        : { value: 'не проводилась', from: wordAbsence('результатов СОУТ') }
    },
  }),
  'workplace.sout-class': source({
    needs: ['duties'],
    gives: 'строка классификатора класса условий труда (код 3.08)',
    fill: ({ duties: all }) => {
      const found = findWorkingConditions(all)
      return found && { value: classCode(found.found), from: `${duties}: СОУТ${printDate(found)}` }
    },
  }),
  'workplace.risks-held': source({
    needs: ['duties'],
    gives: 'проведена ли оценка профессиональных рисков',
    options: ['проведена', 'не проводилась'],
    fill: ({ duties: all }) => {
      const found = findRisk(all)
      return found
        ? { value: 'проведена', from: `${duties}: оценка рисков${printDate(found)}` }
        : { value: 'не проводилась', from: wordAbsence('результатов оценки рисков') }
    },
  }),
  'workplace.risks-date': source({
    needs: ['duties'],
    gives: 'дата оценки профессиональных рисков',
    fill: ({ duties: all }) => {
      const date = findRisk(all)?.date ?? null
      return date && { value: date, from: duties }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
