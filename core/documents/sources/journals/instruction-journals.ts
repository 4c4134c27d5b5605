import { formatDate } from '../../../wording/formats/dates.ts'
import { findApproval, listApproved, splitNumber } from '../company/instructions.ts'
import { nameSubject } from '../company/posts.ts'
import { countRows, tellRows } from '../company/rows.ts'
import { fromList } from '../company/said-once.ts'
import { findHolder, wordHolder } from '../facts/holders.ts'
import { type Source, source } from '../source.ts'
import { tellDone, wordPost } from './tell-done.ts'

/** Instructions that came into force, and were given to people, in the period that the paper names. */
export const instructionJournalSources = {
  'journals.instructions-issue': source({
    needs: ['done-instruction', 'facts'],
    gives: 'кому выданы инструкции за период',
    fill: ({ 'done-instruction': done, facts }) =>
      tellDone(done, (one) => {
        const { number, title } = splitNumber(nameSubject(one))
        const { approved } = findApproval(facts, nameSubject(one))
        return {
          ...{ date: formatDate(one.date), number, copies: '1', who: `${wordPost(one)}, ${one.fullName}` },
          title: approved === null ? title : `${title}, ${formatDate(approved)}`,
        }
      }),
  }),
  'journals.instructions-registered': source({
    needs: ['facts', 'period', 'holders'],
    gives: 'инструкции, утверждённые за период: номер, разработчик, когда проверены',
    fill: ({ facts, period, holders }) => {
      const author = wordHolder(findHolder(holders, 'instructions'))
      const rows = listApproved(facts)
        .filter(({ approved }) => approved >= period.from && approved <= period.to)
        .map(({ name, approved, reviewed }) => ({
          ...splitNumber(name),
          ...{ author, approved: formatDate(approved), enacted: '', sheets: '' },
          ...{ checked: reviewed === null ? '' : formatDate(reviewed), cancelled: '' },
        }))
      return tellRows(rows, `${fromList('instructions')}, ${countRows(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
