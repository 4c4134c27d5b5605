import { formatDate } from '../../../wording/formats/dates.ts'
import { nameSubject } from '../company/posts.ts'
import type { Row } from '../company/rows.ts'
import { findHolder, type HolderOfRole, wordHolder } from '../facts/holders.ts'
import type { DoneWork } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { sortByDay, tellDone, wordPost } from './tell-done.ts'

const FIRE = /противопожарн/iu
const ELECTRICAL = /электробезопасност/iu
const GROUP_ONE = /(?<![a-z])I\s+групп|групп\S*\s+I(?![a-z])/iu
const INTRO = /^вводный/iu
const TARGETED = /^целевой/iu

const isOfSafety = (name: string): boolean => !FIRE.test(name) && !ELECTRICAL.test(name)

/** Which journal a briefing is written into, by what it is called: fire safety and electrical safety have journals of their own. */
const isOf = {
  intro: (name: string) => isOfSafety(name) && INTRO.test(name),
  targeted: (name: string) => isOfSafety(name) && TARGETED.test(name),
  workplace: (name: string) => isOfSafety(name) && !INTRO.test(name) && !TARGETED.test(name),
  fire: (name: string) => FIRE.test(name),
  groupOne: (name: string) => ELECTRICAL.test(name) && GROUP_ONE.test(name),
}

const pickHeld = (done: readonly DoneWork[], journal: keyof typeof isOf): readonly DoneWork[] =>
  done.filter((one) => isOf[journal](nameSubject(one)))

/** «Повторный инструктаж на рабочем месте» is «повторный». */
const kindOf = (one: DoneWork): string => nameSubject(one).replace(/ .*/u, '').toLowerCase()

const common = (one: DoneWork, by: string): Row => ({
  ...{ date: formatDate(one.date), who: one.fullName, position: one.position },
  ...{ birth: formatDate(one.birthDate), department: one.department, by },
})

const wordBriefer = (holders: readonly HolderOfRole[], role: string, { department }: DoneWork): string =>
  wordHolder(findHolder(holders, role, department))

const tellJournal = (
  done: readonly DoneWork[],
  holders: readonly HolderOfRole[],
  role: string,
  more?: (one: DoneWork) => Row,
) => tellDone(done, (one) => ({ ...common(one, wordBriefer(holders, role, one)), ...more?.(one) }))

/** When the group was given to the same person before, as far as the period knows. */
function findPrevious(done: readonly DoneWork[], { employeeId, date }: DoneWork): string {
  const earlier = sortByDay(done).findLast((one) => one.employeeId === employeeId && one.date < date)
  return earlier ? formatDate(earlier.date) : ''
}

/**
 * Journals of briefings with what was held in the period that the paper names.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 86, 87.
 */
export const briefingJournalSources = {
  'journals.briefing-intro': source({
    needs: ['done-briefing', 'holders'],
    gives: 'вводные инструктажи за период',
    fill: ({ 'done-briefing': done, holders }) =>
      tellJournal(pickHeld(done, 'intro'), holders, 'intro-briefing'),
  }),
  'journals.briefing-workplace': source({
    needs: ['done-briefing', 'holders'],
    gives: 'инструктажи на рабочем месте за период, кроме целевых',
    fill: ({ 'done-briefing': done, holders }) =>
      tellJournal(pickHeld(done, 'workplace'), holders, 'workplace-briefing', (one) => ({
        ...{ kind: kindOf(one), reason: '', acts: '' },
      })),
  }),
  'journals.briefing-targeted': source({
    needs: ['done-briefing', 'holders'],
    gives: 'целевые инструктажи за период',
    fill: ({ 'done-briefing': done, holders }) =>
      tellJournal(pickHeld(done, 'targeted'), holders, 'workplace-briefing', () => ({
        work: '',
        measures: '',
      })),
  }),
  'journals.briefing-fire': source({
    needs: ['done-briefing', 'holders'],
    gives: 'противопожарные инструктажи за период',
    fill: ({ 'done-briefing': done, holders }) =>
      tellDone(pickHeld(done, 'fire'), (one) => ({
        ...{ date: formatDate(one.date), kind: kindOf(one), who: one.fullName, post: wordPost(one) },
        by: wordBriefer(holders, 'fire-briefing', one),
      })),
  }),
  'journals.group-one': source({
    needs: ['done-briefing'],
    gives: 'присвоение группы I по электробезопасности за период',
    fill: ({ 'done-briefing': done }) => {
      const given = pickHeld(done, 'groupOne')
      return tellDone(given, (one) => ({
        ...{ who: one.fullName, department: one.department, position: one.position },
        ...{ previous: findPrevious(given, one), date: formatDate(one.date) },
      }))
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
