import type { Difference, DifferenceRow } from '@osh/core/requirements/difference/difference.ts'
import { describeDeadline, formatDate } from '@osh/core/wording/formats/dates.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { DifferencePages } from '../difference/DifferencePages.tsx'
import { postTexts as texts } from '../texts.ts'
import { nameRequired } from './name-required.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = { readonly store: PostStore; readonly difference: Difference }

/** Every obligation that applying touches, by people's names: what was, what will be. */
export const DifferenceRows = observer(function DifferenceRows({ store, difference }: Props) {
  const { rows, today } = difference
  return (
    <>
      <ul className={styles.rows}>
        {rows.items.map((row) => (
          <li key={`${row.employeeId} ${row.requirementId} ${row.obligationId}`} className={styles.changed}>
            <span className={styles.section}>{texts.kinds[row.kind]}</span>
            <Deadline row={row} today={today} />
            <span>
              {row.fullName}
              <small>{`${row.department} · ${row.position}`}</small>
            </span>
            <span>
              {nameRequired(row.subject, store.factorOf)}
              {row.memo && <small>{texts.inMemo(row.memo.number)}</small>}
              {row.withoutSection && <small>{texts.notInTariff}</small>}
            </span>
          </li>
        ))}
      </ul>
      <DifferencePages
        difference={difference}
        page={store.page ?? 1}
        onPage={(page) => void store.showPage(page)}
      />
    </>
  )
})

function Deadline({ row, today }: { readonly row: DifferenceRow; readonly today: Difference['today'] }) {
  const { before, deadline, kind } = row
  const was = before?.deadline ?? null
  const isMoved = was !== null && (kind === 'close' || was !== deadline)
  return (
    <span>
      {isMoved && <s>{formatDate(was)}</s>} {isMoved && kind !== 'close' && '→ '}
      {kind !== 'close' && (deadline === null ? absent : formatDate(deadline))}
      {deadline !== null && kind !== 'close' && (
        <small className={deadline < today ? styles.late : ''}>{describeDeadline(deadline, today)}</small>
      )}
    </span>
  )
}
