import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { observer } from 'mobx-react-lite'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { DueCell, PersonCell, SubjectCell } from './DeadlineCell.tsx'
import styles from './DeadlineList.module.css'
import { GroupWords } from './GroupWords.tsx'
import { RowBox } from './RowBox.tsx'
import { SortSelect } from './SortSelect.tsx'
import { SelectAll } from './TableHead.tsx'
import type { TableItem } from './table-items.ts'
import { useLinesInSight } from './use-lines-in-sight.ts'

const ROW = 132

type Props = { readonly store: DeadlineTableStore }

/** The same rows on a phone: no one compares columns there, one ticks people off. */
export const DeadlineList = observer(function DeadlineList({ store }: Props) {
  const { items, top, shown, before, after, measure } = useLinesInSight<HTMLUListElement>(store, ROW)
  return (
    <>
      <div className={styles.head}>
        <SelectAll store={store} />
        <SortSelect store={store} />
      </div>
      <ul ref={top} className={styles.list} style={{ paddingTop: before, paddingBottom: after }}>
        {shown.map(({ index, key }) => (
          <li key={key} ref={measure} data-index={index}>
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
  return (
    <h2 className={`${styles.group} ${styles[item.group]}`}>
      <GroupWords store={store} group={item.group} />
    </h2>
  )
}

const Row = observer(function Row({ row, store }: Props & { readonly row: DeadlineRow }) {
  const chosen = store.chosen.has(row)
  return (
    <div className={`${styles.row} ${chosen ? styles.chosen : ''} ${row.memo ? styles.used : ''}`}>
      <RowBox row={row} store={store} chosen={chosen} />
      <div className={styles.words}>
        <div className={styles.due}>
          <DueCell row={row} today={store.today} />
        </div>
        <PersonCell row={row} mark={store.marks.get(row.employeeId)} onLeave={store.leaveBy} />
        <SubjectCell row={row} factorOf={store.factorOf} />
        <span className={styles.place}>{`${row.department} · ${row.position}`}</span>
      </div>
    </div>
  )
})
