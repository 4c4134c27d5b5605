import { useMediaQuery } from '@mantine/hooks'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { subjectWords } from '#ui/obligations/subject-words.ts'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { deadlineTexts as texts } from '../texts.ts'
import { DueCell, PersonCell, SubjectCell } from './DeadlineCell.tsx'
import styles from './DeadlineTable.module.css'
import { TableHead } from './TableHead.tsx'
import { type GroupName, type TableItem, tableItems } from './table-items.ts'

const ROW = 53
const GROUP = 44
/** Rows from the end at which the next page is asked for. */
const AHEAD = 20

/** Below it department and position stand under the name, and the table has a column less. */
const NARROW = '(max-width: 991.98px)'

type Props = { readonly store: DeadlineTableStore }

/** The section's rows; only those in sight stand in the document. */
export const DeadlineTable = observer(function DeadlineTable({ store }: Props) {
  const { rows, sort, today, section } = store
  const columns = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ? 4 : 5
  const items = useMemo(() => tableItems(rows, sort === 'deadline', today), [rows, sort, today])
  const top = useRef<HTMLTableElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (i) => (items[i]?.is === 'group' ? GROUP : ROW),
    getItemKey: (i) => keyOf(items[i]),
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
    <table ref={top} className={styles.table} aria-rowcount={store.complete ? rows.length + 1 : -1}>
      <TableHead store={store} section={section} />
      <tbody>
        <Spacer columns={columns} height={(shown[0]?.start ?? margin) - margin} />
      </tbody>
      {bodies(shown, items).map((body) => (
        <tbody key={body.group ?? 'all'}>
          {body.lines.map((line) => (
            <Line
              key={line.key}
              line={line}
              item={items[line.index]}
              columns={columns}
              store={store}
              measure={virtualizer}
            />
          ))}
        </tbody>
      ))}
      <tbody>
        <Spacer
          columns={columns}
          height={virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? margin) - margin)}
        />
      </tbody>
    </table>
  )
})

const keyOf = (item: TableItem | undefined): string | number =>
  item === undefined ? '' : item.is === 'group' ? item.group : item.row.obligationId

const Spacer = ({ columns, height }: { readonly columns: number; readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null

type Body = { readonly group: GroupName | null; readonly lines: VirtualItem[] }

/** The lines in sight, one body a group. */
function bodies(shown: readonly VirtualItem[], items: readonly TableItem[]): readonly Body[] {
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
  readonly measure: Virtualizer<Window, Element>
}

function Line({ line, item, columns, store, measure }: LineProps) {
  if (item === undefined) return null
  if (item.is === 'row') return <Row row={item.row} line={line} store={store} measure={measure} />
  return (
    <tr ref={measure.measureElement} data-index={line.index}>
      <th scope="rowgroup" colSpan={columns} className={`${styles.group} ${styles[item.group]}`}>
        {texts.groups[item.group]}
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
  const chosen = store.chosen.has(row.obligationId)
  return (
    <tr
      ref={measure.measureElement}
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
        <PersonCell row={row} />
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

type BoxProps = Props & { readonly row: DeadlineRow; readonly chosen: boolean }

/** A row already in a memo is checked before, and stays so. */
export const RowBox = observer(function RowBox({ row, store, chosen }: BoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={texts.select(row.fullName, subjectWords(row.subject, store.factorOf))}
        checked={row.memo !== null || chosen}
        disabled={!chosen && !store.canChoose(row)}
        onChange={() => store.toggle(row)}
      />
    </label>
  )
})
