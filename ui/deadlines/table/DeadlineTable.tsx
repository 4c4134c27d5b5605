import { useMediaQuery } from '@mantine/hooks'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Nearness } from '@osh/core/deadlines/window.ts'
import type { VirtualItem } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { DueCell, PersonCell, SubjectCell } from './DeadlineCell.tsx'
import styles from './DeadlineTable.module.css'
import { GroupWords } from './GroupWords.tsx'
import { RowBox } from './RowBox.tsx'
import { TableHead } from './TableHead.tsx'
import type { TableItem } from './table-items.ts'
import { useLinesInSight } from './use-lines-in-sight.ts'

const ROW = 53

/** Below it department and position are under the name, and the table has a column less. */
const NARROW = '(max-width: 991.98px)'

type Props = { readonly store: DeadlineTableStore }

/** The section's rows; only those in sight are in the document. */
export const DeadlineTable = observer(function DeadlineTable({ store }: Props) {
  const { rows, section } = store
  const columns = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ? 4 : 5
  const { items, top, shown, before, after, measure } = useLinesInSight<HTMLTableElement>(store, ROW)
  return (
    <table ref={top} className={styles.table} aria-rowcount={store.complete ? rows.length + 1 : -1}>
      <TableHead store={store} section={section} />
      <tbody>
        <Spacer columns={columns} height={before} />
      </tbody>
      {groupIntoBodies(shown, items).map((body) => (
        <tbody key={body.group ?? 'all'}>
          {body.lines.map((line) => (
            <Line
              key={line.key}
              line={line}
              item={items[line.index]}
              columns={columns}
              store={store}
              measure={measure}
            />
          ))}
        </tbody>
      ))}
      <tbody>
        <Spacer columns={columns} height={after} />
      </tbody>
    </table>
  )
})

const Spacer = ({ columns, height }: { readonly columns: number; readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null

type Body = { readonly group: Nearness | null; readonly lines: VirtualItem[] }

/** The lines in sight, one body a group. */
function groupIntoBodies(shown: readonly VirtualItem[], items: readonly TableItem[]): readonly Body[] {
  const found: Body[] = []
  for (const line of shown) {
    const group = items[line.index]?.group ?? null
    const current = found.at(-1)
    if (current && current.group === group) current.lines.push(line)
    else found.push({ group, lines: [line] })
  }
  return found
}

type LineProps = Props & {
  readonly line: VirtualItem
  readonly item: TableItem | undefined
  readonly columns: number
  readonly measure: (line: Element | null) => void
}

function Line({ line, item, columns, store, measure }: LineProps) {
  if (item === undefined) return null
  if (item.is === 'row') return <Row row={item.row} line={line} store={store} measure={measure} />
  return (
    <tr ref={measure} data-index={line.index}>
      <th scope="rowgroup" colSpan={columns} className={`${styles.group} ${styles[item.group]}`}>
        <GroupWords store={store} group={item.group} />
      </th>
    </tr>
  )
}

const Row = observer(function Row({
  row,
  line,
  store,
  measure,
}: Omit<LineProps, 'item' | 'columns'> & { readonly row: DeadlineRow }) {
  const chosen = store.chosen.has(row)
  return (
    <tr
      ref={measure}
      data-index={line.index}
      className={row.memo ? styles.used : chosen ? styles.chosen : undefined}
    >
      <td className={styles.tick}>
        <RowBox row={row} store={store} chosen={chosen} />
      </td>
      <td className={styles.due}>
        <DueCell row={row} today={store.today} />
      </td>
      <th scope="row" className={styles.who}>
        <PersonCell row={row} mark={store.marks.get(row.employeeId)} onLeave={store.leaveBy} />
        <span className={styles.inline}>{`${row.department} · ${row.position}`}</span>
      </th>
      <td className={styles.place}>
        {row.department}
        <span className={styles.second}>{row.position}</span>
      </td>
      <td>
        <SubjectCell row={row} factorOf={store.factorOf} />
      </td>
    </tr>
  )
})
