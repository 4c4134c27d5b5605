import { type ProgramCode, programWords } from '../../../norms/program-words.ts'
import { findProgram } from '../../../norms/training-programs.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type DutyOnDay, findLastPassed } from '../facts/duties-on-day.ts'
import { type Protocol, type Source, source } from '../source.ts'
import { compareDatedLatestFirst, duties, pickNamed, wordAbsence } from './marks.ts'

/** A programme of occupational safety that was passed, on the day of its last check. */
type Passed = { readonly title: string; readonly code: ProgramCode | null; readonly date: LocalDate }

/** First aid, the use of PPE and an internship are no training for the work. */
const OTHER = /стажировк|первой помощи|средств индивидуальной защиты/iu

/** What was passed by the day: high-risk works first, then safe methods, then the general part; of each the latest. */
export function listPassedProgrammes(all: readonly DutyOnDay[]): readonly Passed[] {
  const passed = pickNamed(all, 'training').flatMap(({ name, duty }) => {
    const last = findLastPassed(duty)
    const code = findProgram(name)?.code ?? null
    return last && !OTHER.test(name) ? [{ title: name, code, date: last.date }] : []
  })
  return passed.toSorted((a, b) => computeRank(a) - computeRank(b) || compareDatedLatestFirst(a, b))
}

const order: readonly (ProgramCode | null)[] = ['V', 'B', 'A', null]
const computeRank = ({ code }: Passed): number => order.indexOf(code)

const wordProgramme = ({ title, code }: Passed): string => (code === null ? `«${title}»` : programWords[code])

/** «12.03.2026, протокол № 14 (программа В)», each check once. */
export function describeChecks(passed: readonly Passed[], protocols: readonly Protocol[]): string {
  const checks = passed.map((one) => {
    const protocol = protocols.find(({ date }) => date === one.date)
    return `${formatDate(one.date)}${protocol ? `, протокол № ${protocol.number}` : ''} (${wordProgramme(one)})`
  })
  return [...new Set(checks)].join('; ')
}

/**
 * What an employee had learnt by the day.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 4, 46, 67.
 */
export const trainingSources = {
  'training.held': source({
    needs: ['duties'],
    gives: 'было ли обучение по охране труда',
    options: ['проведено', 'не проводилось'],
    fill: ({ duties: all }) => {
      const [last] = listPassedProgrammes(all)
      return last
        ? { value: 'проведено', from: `${duties}: ${wordProgramme(last)}, ${formatDate(last.date)}` }
        : { value: 'не проводилось', from: wordAbsence('пройденного обучения по охране труда') }
    },
  }),
  'training.period': source({
    needs: ['duties'],
    gives: 'период обучения: в обязательствах только день проверки знаний',
    fill: ({ duties: all }) => {
      const [last] = listPassedProgrammes(all)
      return last
        ? {
            value: { from: last.date, to: last.date },
            from: `${duties}: день проверки знаний, ${wordProgramme(last)}; укажите день начала`,
          }
        : null
    },
  }),
  'training.checks': source({
    needs: ['duties', 'protocols'],
    gives: 'проверка знаний: даты, номера протоколов, программы',
    fill: ({ duties: all, protocols }) => {
      const passed = listPassedProgrammes(all)
      if (passed.length === 0) return { value: 'не проводилась', from: wordAbsence('проверки знаний') }
      const numbered = passed.some((one) => protocols.some(({ date }) => date === one.date))
      return {
        value: describeChecks(passed, protocols),
        from: numbered ? `${duties} и архива документов` : `${duties}; номера протокола в архиве нет`,
      }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
