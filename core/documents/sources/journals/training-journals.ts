import { findProgram } from '../../../norms/training-programs.ts'
import { addDays, type LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { checkResultWords } from '../../../wording/sections.ts'
import { findDueDate, nameSubject } from '../company/posts.ts'
import { findAnswer } from '../company/said-once.ts'
import { findHolder, wordHolder } from '../facts/holders.ts'
import type { DoneWork, SharedDuty } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { tellDone, wordPost } from './tell-done.ts'

const INTERNSHIP = /стажировк/iu
/** Days within which whoever failed is checked again. Law: ПП РФ 24.12.2021 № 2464, п. 79. */
const AGAIN = 30

const isInternship = (one: DoneWork): boolean => INTERNSHIP.test(nameSubject(one))

const printDay = (day: LocalDate | null): string => (day === null ? '' : formatDate(day))

const wordCheck = (one: DoneWork, asked: readonly SharedDuty[]) => {
  const title = nameSubject(one)
  const program = findProgram(title)
  const isFailed = one.result === 'failed'
  return {
    ...{ who: one.fullName, post: wordPost(one), programme: program?.short ?? title },
    hours: program?.minHours ? String(program.minHours) : '',
    date: formatDate(one.date),
    protocol: one.papers?.protocol ? `№ ${one.papers.protocol} от ${formatDate(one.date)}` : '',
    registry: one.papers?.registry ?? '',
    result: checkResultWords[isFailed ? 'failed' : 'passed'],
    next: printDay(isFailed ? addDays(one.date, AGAIN) : findDueDate(asked, one)),
  }
}

/**
 * What was learnt and checked in the period that the paper names.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 79, 90, 92, 118.
 */
export const trainingJournalSources = {
  'journals.knowledge-check': source({
    needs: ['done-training', 'shared-training'],
    gives: 'проверки знания за период: программа, протокол, результат, номер в реестре, следующая проверка',
    fill: ({ 'done-training': done, 'shared-training': asked }) =>
      tellDone(
        done.filter((one) => !isInternship(one)),
        (one) => ({ ...wordCheck(one, asked), kind: '' }),
      ),
  }),
  'training.certificates': source({
    needs: ['done-training', 'shared-training'],
    gives: 'пройденное обучение за период: протокол, номер записи в реестре, до какого дня действует',
    fill: ({ 'done-training': done, 'shared-training': asked }) =>
      tellDone(
        done.filter((one) => !isInternship(one) && one.result !== 'failed'),
        (one) => {
          const { who, post, programme, date, protocol, registry, next } = wordCheck(one, asked)
          return { who, post, programme, date, protocol, registry, until: next, certificate: '' }
        },
      ),
  }),
  'journals.internship': source({
    needs: ['done-training', 'done-briefing', 'done-instruction', 'holders', 'facts'],
    gives: 'стажировки, оконченные за период, и кто ими руководит',
    fill: ({ holders, facts, ...done }) => {
      const held = [...done['done-training'], ...done['done-briefing'], ...done['done-instruction']]
      return tellDone(held.filter(isInternship), (one) => ({
        ...{ who: one.fullName, position: one.position, start: '', end: formatDate(one.date) },
        mentor: wordHolder(findHolder(holders, 'internship', one.department)),
        shifts: findAnswer(facts, 'training', 'shifts') ?? '',
        ...{ mark: one.result === 'failed' ? 'не освоил' : 'освоил', order: '', admitted: '' },
      }))
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
