import { findFactor } from '@osh/core/norms/factors.ts'
import { findRules, isDated } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import styles from '../Memo.module.css'
import { memoTexts as texts } from '../texts.ts'
import type { FormRow } from './form-row.ts'

/** Who, what about, where, and by when. */
export const RowWords = observer(function RowWords({ row }: { readonly row: FormRow }) {
  return (
    <div className={styles.words}>
      <span className={styles.person}>{row.fullName}</span>
      <span className={styles.second}>{describeSubject(row)}</span>
      <span className={styles.second}>
        {row.department}
        {row.deadline && (
          <>
            {' · '}
            {texts.due} {formatDate(row.deadline)}
          </>
        )}
      </span>
    </div>
  )
})

/** A bare class or level would not say what it is. */
function describeSubject({ subject }: FormRow): string {
  const words = wordSubject(subject, findFactor)
  return isDated(subject.section) ? words : `${findRules(subject.section).words.head}: ${words}`
}

/** What tells a row of the memo from the others: whose it is, and of several of one employee what about. */
export const nameMemoRow = ({ employeeId, fullName, subject }: FormRow, rows: readonly FormRow[]): string =>
  rows.filter((row) => row.employeeId === employeeId).length > 1
    ? `${fullName}, ${wordSubject(subject, findFactor)}`
    : fullName
