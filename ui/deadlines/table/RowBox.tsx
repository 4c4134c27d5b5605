import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { observer } from 'mobx-react-lite'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { useMay } from '#ui/app/session/May.tsx'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { deadlineTexts as texts } from '../texts.ts'
import styles from './DeadlineTable.module.css'

type Props = {
  readonly store: DeadlineTableStore
  readonly row: DeadlineRow
  readonly chosen: boolean
}

/** A row already in a memo is checked before, and stays so. With Shift all rows since the one ticked last follow. */
export const RowBox = observer(function RowBox({ row, store, chosen }: Props) {
  const may = useMay('form-memos')
  const change = ({ nativeEvent }: ChangeEvent) =>
    'shiftKey' in nativeEvent && nativeEvent.shiftKey
      ? store.chosen.toggleRange(row)
      : store.chosen.toggle(row)
  if (!may) return null
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={texts.select(nameRow(row, store), wordSubject(row.subject, store.factorOf))}
        data-row={row.obligationId}
        checked={row.memo !== null || chosen}
        disabled={!chosen && !store.chosen.canChoose(row)}
        onChange={change}
        onKeyDown={store.chosen.last === row.obligationId ? goToBar : undefined}
      />
    </label>
  )
})

function nameRow({ employeeId, fullName }: DeadlineRow, { marks }: DeadlineTableStore): string {
  const mark = marks.get(employeeId)
  return mark === undefined ? fullName : `${fullName}, ${mark}`
}

/** From the row ticked last Tab goes to the bar that came with it. */
function goToBar(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey) return
  const first = document.querySelector<HTMLElement>('[data-action-bar] button')
  if (first === null) return
  event.preventDefault()
  first.focus({ preventScroll: true })
}
