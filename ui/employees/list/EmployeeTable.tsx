import { useMediaQuery } from '@mantine/hooks'
import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useSight } from '#ui/kit/page/use-sight.ts'
import { DepartmentLine } from './DepartmentLine.tsx'
import { EmployeeLine } from './EmployeeLine.tsx'
import styles from './EmployeeTable.module.css'
import { EmployeeTableHead } from './EmployeeTableHead.tsx'
import type { EmployeeListStore } from './employee-list-store.ts'
import { listedSections, type StaffLine } from './staff.ts'

/** Where the columns of the sections are too narrow for a department's name beside them. */
const PHONE = '(max-width: 719.98px)'

const ROW = 37
const DEPARTMENT = 41

type Props = {
  readonly store: EmployeeListStore
  readonly onRename: (department: Department) => void
}

/** The register's lines; only those in sight are in the document. */
export const EmployeeTable = observer(function EmployeeTable({ store, onRename }: Props) {
  const narrow = useMediaQuery('(max-width: 879.98px)', undefined, { getInitialValueInEffect: false })
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const { lines } = store
  const top = useRef<HTMLTableElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (i) => (lines[i]?.is === 'department' ? DEPARTMENT : ROW),
    getItemKey: (i) => nameLine(lines[i]),
    overscan: 8,
    scrollMargin: top.current?.offsetTop ?? 0,
  })
  useSight({ virtualizer, top, complete: true })
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
      {groupIntoBodies(shown, lines).map(({ departmentId, items }) => (
        <tbody key={departmentId}>
          {items.map(({ key, index }) => {
            const line = lines[index]
            if (line === undefined) return null
            const place = { index, measure }
            return line.is === 'department' ? (
              <DepartmentLine
                key={key}
                {...place}
                line={line}
                leading={leading}
                phone={phone}
                onFold={store.toggleFold}
                onRename={onRename}
              />
            ) : (
              <EmployeeLine key={key} {...place} row={line.row} narrow={narrow} />
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

const nameLine = (line: StaffLine | undefined): string =>
  line === undefined
    ? ''
    : line.is === 'department'
      ? `department-${line.group.department.id}`
      : `employee-${line.row.employee.id}`

type Body = { readonly departmentId: DepartmentId; readonly items: VirtualItem[] }

/** The lines in sight, one body a department. */
function groupIntoBodies(shown: readonly VirtualItem[], lines: readonly StaffLine[]): readonly Body[] {
  const found: Body[] = []
  for (const item of shown) {
    const departmentId = lines[item.index]?.group.department.id
    if (departmentId === undefined) continue
    const current = found.at(-1)
    if (current?.departmentId === departmentId) current.items.push(item)
    else found.push({ departmentId, items: [item] })
  }
  return found
}

const Spacer = ({ columns, height }: { readonly columns: number; readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null
