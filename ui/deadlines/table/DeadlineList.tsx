import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { deadlineTexts as texts } from '../texts.ts'
import { DueCell, PersonCell, SubjectCell } from './DeadlineCell.tsx'
import styles from './DeadlineList.module.css'
import { RowBox } from './DeadlineTable.tsx'
import { SortSelect } from './SortSelect.tsx'
import { SelectAll } from './TableHead.tsx'
import { type TableItem, tableItems } from './table-items.ts'

const ROW = 132
const GROUP = 44
const AHEAD = 20

type Props = { readonly store: DeadlineTableStore }

/** The same rows on a phone: nobody compares columns there, one ticks people off. */
export const DeadlineList = observer(function DeadlineList({ store }: Props) {
  const { rows, sort, today } = store
  const items = useMemo(() => tableItems(rows, sort === 'deadline', today), [rows, sort, today])
  const top = useRef<HTMLUListElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (i) => (items[i]?.is === 'group' ? GROUP : ROW),
    overscan: 4,
    scrollMargin: top.current?.offsetTop ?? 0,
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= items.length - AHEAD) void store.more()
  }, [store, last, items.length])
  const margin = virtualizer.options.scrollMargin
  return (
    <>
      <div className={styles.head}>
        <SelectAll store={store} />
        <SortSelect store={store} />
      </div>
      <ul
        ref={top}
        className={styles.list}
        style={{
          paddingTop: (shown[0]?.start ?? margin) - margin,
          paddingBottom: virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? margin) - margin),
        }}
      >
        {shown.map(({ index, key }) => (
          <li key={key} ref={virtualizer.measureElement} data-index={index}>
            <Item item={items[index]} store={store} />
          </li>
        ))}
      </ul>
    </>
  )
})

function Item({ item, store }: Props & { readonly item: TableItem | undefined }) {
  if (item === undefined) return null
  if (item.is === 'row') return <Row row={item.row} store={store} />
  return <h2 className={`${styles.group} ${styles[item.group]}`}>{texts.groups[item.group]}</h2>
}

const Row = observer(function Row({ row, store }: Props & { readonly row: DeadlineRow }) {
  const chosen = store.chosen.has(row.obligationId)
  return (
    <div className={`${styles.row} ${chosen ? styles.chosen : ''} ${row.memo ? styles.used : ''}`}>
      <RowBox row={row} store={store} chosen={chosen} />
      <div className={styles.words}>
        <div className={styles.due}>
          <DueCell row={row} today={store.today} />
        </div>
        <PersonCell row={row} />
        <SubjectCell row={row} factorOf={store.factorOf} />
        <span className={styles.place}>{`${row.department} · ${row.position}`}</span>
      </div>
    </div>
  )
})
