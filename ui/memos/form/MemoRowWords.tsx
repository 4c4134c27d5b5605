import { findFactor } from '@osh/core/norms/factors.ts'
import { findRules, isDated } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import styles from '../Memo.module.css'
import { memoTexts as texts } from '../texts.ts'
import type { FormRow } from './form-row.ts'
import type { MemoFormStore } from './memo-form-store.ts'

type RowProps = {
  readonly row: FormRow
  /** What tells them from a namesake in the memo. */
  readonly mark: string | undefined
}

/** Who, what about, where, and by when. */
export const RowWords = observer(function RowWords({ row, mark }: RowProps) {
  return (
    <div className={styles.words}>
      <span className={styles.person}>{row.fullName}</span>
      {mark !== undefined && <span className={styles.second}>{mark}</span>}
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
export function nameMemoRow(
  { employeeId, fullName, subject }: FormRow,
  { rows, marks }: Pick<MemoFormStore, 'rows' | 'marks'>,
): string {
  const isOneOfSeveral = rows.filter((row) => row.employeeId === employeeId).length > 1
  const about = isOneOfSeveral ? wordSubject(subject, findFactor) : undefined
  return [fullName, marks.get(employeeId), about].filter(Boolean).join(', ')
}
