import type { JournalRecord } from '@osh/core/journal/journal-record.ts'
import { type ToldChange, type ToldLine, wholeJournal } from '@osh/core/journal/journal-repository.ts'
import { sayCommand, sayRecords } from '@osh/core/wording/journal/command-words.ts'
import { sayValues } from '@osh/core/wording/journal/say-value.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { memberNames } from '#ui/app/session/member-names.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Journal.module.css'
import { writeJournalAddress } from './journal-address.ts'
import { journalTexts as texts } from './texts.ts'

/** Lines of the journal, newest first. */
export const JournalList = observer(function JournalList({ lines }: { readonly lines: readonly ToldLine[] }) {
  return (
    <ul className={styles.list} aria-label={texts.title}>
      {lines.map((line) => (
        <Row key={line.id} line={line} />
      ))}
    </ul>
  )
})

const Row = observer(function Row({ line }: { readonly line: ToldLine }) {
  const names = useService(memberNames)
  const { by, at, command, changes, count, number } = line
  const records = changes.map((change) => sayRecords(change.record, change.ids, change.count)).join(', ')
  const what = `${sayCommand(command)}, ${formatMoment(at, names.timeZone)}`
  return (
    <li className={styles.row}>
      <div className={styles.when}>
        {formatMoment(at, names.timeZone)}
        <small>{texts.number(number)}</small>
      </div>
      <div className={styles.who}>{names.nameOf(by)}</div>
      <div>
        <p className={styles.command}>{sayCommand(command)}</p>
        <p className={styles.records}>{records}</p>
        <details className={styles.details}>
          <summary aria-label={texts.showOf(what)}>{texts.show}</summary>
          {changes.map((change, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a line never move
            <Change key={i} change={change} />
          ))}
          {count > changes.length && (
            <p className={styles.muted}>{texts.moreChanges(count - changes.length)}</p>
          )}
        </details>
      </div>
    </li>
  )
})

/** One record is a way to all that was done with it. */
const ToHistory = ({ of }: { readonly of: JournalRecord }) => (
  <Link to={{ search: new URLSearchParams(writeJournalAddress({ ...wholeJournal, record: of })).toString() }}>
    {texts.historyOf(sayRecords(of.record, [of.id], 1))}
  </Link>
)

function Change({ change }: { readonly change: ToldChange }) {
  const { record, ids, count, before, after } = change
  const values = sayValues(before, after)
  const [one] = ids
  return (
    <div className={styles.change}>
      <p className={styles.muted}>
        {one === undefined || count > 1 ? (
          sayRecords(record, ids, count)
        ) : (
          <ToHistory of={{ record, id: one }} />
        )}
      </p>
      {values.length === 0 && <p className={styles.muted}>{texts.hidden}</p>}
      <dl>
        {values.map((value) => (
          <div key={value.field}>
            <dt>{value.field}</dt>
            <dd>
              {before !== null && <s>{value.before}</s>}
              {before !== null && after !== null && ' → '}
              {after !== null && value.after}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
