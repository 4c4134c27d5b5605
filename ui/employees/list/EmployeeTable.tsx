import { useMediaQuery } from '@mantine/hooks'
import type { Department } from '@osh/core/employees/employee.ts'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { DepartmentLine } from './DepartmentLine.tsx'
import { EmployeeLine } from './EmployeeLine.tsx'
import styles from './EmployeeTable.module.css'
import { EmployeeTableHead } from './EmployeeTableHead.tsx'
import type { EmployeeListStore } from './employee-list-store.ts'
import { listedSections, type StaffLine } from './staff.ts'

const ROW = 37
const DEPARTMENT = 41

type Props = {
  readonly store: EmployeeListStore
  readonly onRename: (department: Department) => void
}

/** The register's lines; only those in sight stand in the document. */
export const EmployeeTable = observer(function EmployeeTable({ store, onRename }: Props) {
  const narrow = useMediaQuery('(max-width: 879.98px)', undefined, { getInitialValueInEffect: false })
  const { lines } = store
  const top = useRef<HTMLTableElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (i) => (lines[i]?.is === 'department' ? DEPARTMENT : ROW),
    getItemKey: (i) => keyOf(lines[i]),
    overscan: 8,
    scrollMargin: top.current?.offsetTop ?? 0,
  })
  const shown = virtualizer.getVirtualItems()
  const margin = virtualizer.options.scrollMargin
  const leading = narrow ? 1 : 3
  const columns = leading + listedSections.length
  const measure = virtualizer.measureElement
  return (
    <table
      ref={top}
      className={`${styles.table} ${narrow ? styles.narrow : ''}`}
      aria-rowcount={lines.length + 1}
    >
      <EmployeeTableHead store={store} narrow={narrow} />
      <tbody>
        <Spacer columns={columns} height={(shown[0]?.start ?? margin) - margin} />
      </tbody>
      {bodies(shown, lines).map((body) => (
        <tbody key={body[0]?.key}>
          {body.map(({ key, index }) => {
            const line = lines[index]
            const place = { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 }
            if (line === undefined) return null
            return line.is === 'department' ? (
              <DepartmentLine key={key} {...{ line, leading, place, onRename }} onFold={store.toggleFold} />
            ) : (
              <EmployeeLine key={key} row={line.row} narrow={narrow} place={place} />
            )
          })}
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

const keyOf = (line: StaffLine | undefined): string =>
  line === undefined
    ? ''
    : line.is === 'department'
      ? `department-${line.group.department.id}`
      : `employee-${line.row.employee.id}`

/** The lines in sight, one body a department. */
function bodies(shown: readonly VirtualItem[], lines: readonly StaffLine[]): readonly VirtualItem[][] {
  const found: VirtualItem[][] = []
  let last: number | null = null
  for (const item of shown) {
    const id = lines[item.index]?.group.department.id ?? null
    const current = found.at(-1)
    if (current && id === last) current.push(item)
    else found.push([item])
    last = id
  }
  return found
}

const Spacer = ({ columns, height }: { readonly columns: number; readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null
