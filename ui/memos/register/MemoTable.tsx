import { ActionIcon } from '@mantine/core'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import { deriveMemoStatus, isDone } from '@osh/core/memos/memo-status.ts'
import { readSignatory } from '@osh/core/memos/signatory.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { noName } from '@osh/core/wording/auth.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { memoStatusWords, registerHeads } from '@osh/core/wording/memos.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { IconPrinter } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { ownRights } from '#ui/app/session/own-rights.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Hidden } from '#ui/kit/states/Hidden.tsx'
import { StatusDot } from '#ui/kit/states/StatusDot.tsx'
import { hidesOutcomes } from '../hidden-outcomes.ts'
import { memoTexts as texts } from '../texts.ts'
import { usePrint } from '../use-print.ts'
import styles from './MemoRegister.module.css'

type Props = { readonly memos: readonly Memo[]; readonly onOpen: (id: MemoId) => void }

/** The register's rows; the name opens the memo. */
export function MemoTable({ memos, onOpen }: Props) {
  const print = usePrint()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {registerHeads.number}
          </th>
          <th scope="col">{registerHeads.name}</th>
          <th scope="col" className={styles.section}>
            {registerHeads.section}
          </th>
          <th scope="col" className={styles.status}>
            {registerHeads.status}
          </th>
          <th scope="col" className={styles.done}>
            {registerHeads.done}
          </th>
          <th scope="col" className={styles.author}>
            {registerHeads.author}
          </th>
          <th scope="col" className={styles.print}>
            <span className="visually-hidden">{texts.print}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {memos.map((memo) => (
          <Row key={memo.id} memo={memo} onOpen={onOpen} onPrint={() => void print(memo, 'pdf')} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  readonly memo: Memo
  readonly onOpen: (id: MemoId) => void
  readonly onPrint: () => void
}

const Row = observer(function Row({ memo, onOpen, onPrint }: RowProps) {
  const status = deriveMemoStatus(memo)
  const hidden = hidesOutcomes(useService(ownRights), memo.section)
  return (
    <tr>
      <td className={styles.number}>{memo.number}</td>
      <th scope="row">
        <button type="button" className={styles.open} onClick={() => onOpen(memo.id)}>
          {memo.name}
        </button>
        <span className={styles.second}>{texts.from(formatDate(memo.formedOn))}</span>
        <span className={styles.inline}>{findRules(memo.section).words.name}</span>
      </th>
      <td className={styles.section}>{findRules(memo.section).words.name}</td>
      <td className={styles.status}>
        <StatusDot status={status}>{memoStatusWords[status]}</StatusDot>
      </td>
      <td className={styles.done}>
        {status === 'canceled' ? absent : hidden ? <Hidden /> : countDone(memo)}
      </td>
      <td className={styles.author}>{readSignatory(memo) ? memo.author : noName}</td>
      <td className={styles.print}>
        {!hidden && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={texts.printOf(memo.number)}
            onClick={onPrint}
          >
            <IconPrinter size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
})

const countDone = ({ rows }: Memo): string => texts.done(rows.filter(isDone).length, rows.length)
