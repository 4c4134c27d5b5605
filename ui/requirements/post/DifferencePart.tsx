import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { Difference } from '@osh/core/requirements/difference/difference.ts'
import { tellNoDifference } from '@osh/core/requirements/difference/no-difference.ts'
import type { PostRead } from '@osh/core/requirements/posts/post-line.ts'
import { describeDeadline, formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { countRows } from '../difference/difference-page.ts'
import { postTexts as texts } from '../texts.ts'
import { DifferenceRows } from './DifferenceRows.tsx'
import { nameRequired } from './name-required.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = { readonly store: PostStore; readonly read: PostRead }

/** What applying would do: how much, and the worst of it in words; all rows by a link. */
export const DifferencePart = observer(function DifferencePart({ store, read }: Props) {
  return (
    <section aria-labelledby="post-difference" className={styles.difference}>
      <Loaded state={store.difference} onRetry={() => void store.count()} rows={2}>
        {(difference) => <Counted store={store} read={read} difference={difference} />}
      </Loaded>
    </section>
  )
})

type CountedProps = Props & { readonly difference: Difference }

const Counted = observer(function Counted({ store, read, difference }: CountedProps) {
  const [opened, setOpened] = useState(false)
  const { counts, today } = difference
  const all = counts.assign + counts.change + counts.close
  const left = [
    counts.held > 0 ? texts.held(counts.held) : '',
    counts.withoutSection > 0 ? texts.withoutSection(counts.withoutSection) : '',
  ].filter(Boolean)
  const toggle = () => {
    setOpened(!opened)
    void store.showPage(opened ? null : 1)
  }
  if (all === 0) {
    const { title, hint } = texts.noDifference[tellNoDifference(counts, read)]
    return (
      <>
        <h2 id="post-difference">{title}</h2>
        <p className={styles.done}>{left.join(' ') || hint}</p>
      </>
    )
  }
  return (
    <>
      <div className={styles.group}>
        <h2 id="post-difference">
          {texts.difference} <span>{texts.onDay(counts.people, formatDate(today))}</span>
        </h2>
        <button type="button" className={styles.link} aria-expanded={opened} onClick={toggle}>
          {opened ? texts.hideRows : texts.rows(countRows(counts))}
        </button>
      </div>
      <div className={styles.counts}>
        {counts.assign > 0 && <Assign difference={difference} />}
        {counts.change > 0 && <Change store={store} difference={difference} />}
        {counts.close > 0 && <Close store={store} difference={difference} />}
      </div>
      {left.length > 0 && <p className={styles.done}>{left.join(' ')}</p>}
      {opened && <DifferenceRows store={store} difference={difference} />}
    </>
  )
})

function Assign({ difference }: Pick<CountedProps, 'difference'>) {
  const { counts, requirements, firstDeadline, overdue } = difference
  return (
    <div>
      <h3>
        {texts.assign} {counts.assign}
      </h3>
      <p>
        {texts.assigned(requirements, counts.people)}{' '}
        {firstDeadline !== null && texts.firstDeadline(formatDate(firstDeadline))}
        {overdue > 0 && (
          <>
            , <span className={styles.late}>{texts.overdueAtOnce(overdue)}</span>
          </>
        )}
      </p>
    </div>
  )
}

function Change({ store, difference }: Omit<CountedProps, 'read'>) {
  const { counts, worst, today } = difference
  const row = worst.change
  const isLate = row?.deadline != null && row.deadline < today
  return (
    <div>
      <h3>
        {texts.changeCount} {counts.change}
      </h3>
      {row?.before && (
        <p>
          {nameRequired(row.subject, store.factorOf)}: {printPeriodicity(row.before.periodicity)} →{' '}
          {printPeriodicity(row.periodicity)}. {row.fullName}:{' '}
          {row.before.deadline && <s>{formatDate(row.before.deadline)}</s>} →{' '}
          {row.deadline && formatDate(row.deadline)}
          {isLate && row.deadline && (
            <>
              , <span className={styles.late}>{describeDeadline(row.deadline, today)}</span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

function Close({ store, difference }: Omit<CountedProps, 'read'>) {
  const row = difference.worst.close
  return (
    <div>
      <h3>
        {texts.close} {difference.counts.close}
      </h3>
      {row && (
        <p>
          {texts.noMore(nameRequired(row.subject, store.factorOf))}
          {row.subject.section === 'ppe' && ` ${texts.keepsPpe}`}
        </p>
      )}
    </div>
  )
}
