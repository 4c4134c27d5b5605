import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { deriveNearness } from '@osh/core/deadlines/window.ts'
import { explain, explainLine } from '@osh/core/explanations/explain.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { waitsWords } from '@osh/core/wording/absences.ts'
import { describeDeadline } from '@osh/core/wording/formats/dates.ts'
import { printDeadline } from '@osh/core/wording/formats/not-done.ts'
import { Link } from 'react-router-dom'
import { nameCardPath, sectionPaths } from '#ui/employee-card/card-tabs.ts'
import { InMemo } from '#ui/memos/MemoLink.tsx'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import styles from './DeadlineTable.module.css'

type RowProps = { readonly row: DeadlineRow }
type LinkProps = RowProps & {
  /** What tells them from a namesake. */
  readonly mark: string | undefined
  readonly onLeave: (link: string) => void
}

/** The deadline and what it means today. */
export function DueCell({ row, today }: RowProps & { readonly today: LocalDate }) {
  return (
    <div className={row.memo ? undefined : styles[deriveNearness(row.deadline, today, row.away !== null)]}>
      <span className={styles.date}>{printDeadline(row)}</span>
      <span className={styles.second}>
        {row.away ? waitsWords(row.away) : describeDeadline(row.deadline, today)}
      </span>
    </div>
  )
}

/** Who, with the way to the card, and the memo the row is in. */
export function PersonCell({ row, mark, onLeave }: LinkProps) {
  const [card, memo] = [`card-${row.obligationId}`, `memo-${row.obligationId}`]
  return (
    <>
      <Link
        className={styles.person}
        to={nameCardPath(row.employeeId, sectionPaths[row.subject.section])}
        data-link={card}
        onClick={() => onLeave(card)}
      >
        {row.fullName}
      </Link>
      {mark !== undefined && <span className={styles.second}>{mark}</span>}
      {row.memo && (
        <InMemo memo={row.memo} className={styles.memo} data-link={memo} onClick={() => onLeave(memo)} />
      )}
    </>
  )
}

/** What falls due, and why on that day. */
export function SubjectCell({ row, factorOf }: RowProps & { readonly factorOf: FactorLookup }) {
  return (
    <>
      <span className={styles.subject}>{wordSubject(row.subject, factorOf)}</span>
      <span className={styles.second}>{explainLine(explain(row, factorOf))}</span>
    </>
  )
}
