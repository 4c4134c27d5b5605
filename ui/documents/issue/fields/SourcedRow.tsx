import { ActionIcon, Textarea } from '@mantine/core'
import type { ComparedRow } from '@osh/core/documents/answers/compare-rows.ts'
import { LONGEST_LINE } from '@osh/core/documents/answers/fill-values.ts'
import { IconPencil } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import type { RowAnswer } from '../given-answers.ts'
import { issueTexts as texts } from '../texts.ts'
import styles from './SourcedRows.module.css'
import type { SourcedTable } from './sourced-table.ts'

type Props = { readonly table: SourcedTable; readonly one: ComparedRow<RowAnswer> }

/** A row as it is, as it was before it was changed, or struck where it was removed. */
export const SourcedRow = observer(function SourcedRow({ table, one }: Props) {
  if (one.is !== 'removed' && table.edited?.at === one.at) return <EditedRow table={table} row={one.row} />
  const { columns, from } = table
  const row = one.is === 'removed' ? one.known : one.row
  const isMarked = from !== null && one.is !== 'same'
  return (
    <tr className={isMarked ? (one.is === 'removed' ? styles.removed : styles.marked) : undefined}>
      <td className={styles.number}>{one.is === 'removed' ? '' : one.at + 1}</td>
      {columns.map(({ name, label }, i) => (
        <td key={name} data-label={label}>
          {one.is === 'removed' ? <s>{row[name]}</s> : row[name]}
          {isMarked && one.is === 'changed' && (one.known[name] ?? '') !== (row[name] ?? '') && (
            <small>{texts.wasCell(one.known[name] ?? '')}</small>
          )}
          {isMarked && i === 0 && one.is === 'added' && <small>{texts.added}</small>}
          {isMarked && i === 0 && one.is === 'removed' && <small>{texts.removed}</small>}
        </td>
      ))}
      <td className={styles.actions}>
        <RowActions table={table} one={one} name={table.nameRow(row)} />
      </td>
    </tr>
  )
})

const RowActions = observer(function RowActions({ table, one, name }: Props & { readonly name: string }) {
  const isOfRecords = table.from !== null && (one.is === 'removed' || one.is === 'changed')
  return (
    <>
      {one.is !== 'removed' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.editRow(name)}
          onClick={() => table.edit(one.at)}
        >
          <IconPencil size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {isOfRecords ? (
        <button
          type="button"
          className={styles.link}
          aria-label={texts.bringBackRow(name)}
          onClick={() => table.bringBack(one)}
        >
          {texts.bringBack}
        </button>
      ) : (
        <button
          type="button"
          className={styles.link}
          aria-label={texts.takeAwayRow(name)}
          onClick={() => table.take(one.at)}
        >
          {texts.takeAway}
        </button>
      )}
    </>
  )
})

/** Tab walks the cells, Enter leaves them, Escape takes back what was typed in them. */
const EditedRow = observer(function EditedRow(props: {
  readonly table: SourcedTable
  readonly row: RowAnswer
}) {
  const { table, row } = props
  const at = table.edited?.at ?? 0
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      table.cancel()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      table.finish()
    }
  }
  return (
    <tr className={styles.edited} onKeyDown={press}>
      <td className={styles.number}>{at + 1}</td>
      {table.columns.map(({ name, label }, i) => (
        <td key={name} data-label={label}>
          <Textarea
            aria-label={texts.cell(label, table.nameRow(row))}
            autosize
            minRows={1}
            data-mantine-stop-propagation
            autoFocus={i === 0}
            maxLength={LONGEST_LINE}
            value={row[name] ?? ''}
            onChange={(event) => table.type(at, name, event.currentTarget.value)}
          />
        </td>
      ))}
      <td className={styles.actions}>
        <button type="button" className={styles.link} onClick={table.finish}>
          {texts.rowDone}
        </button>
      </td>
    </tr>
  )
})
