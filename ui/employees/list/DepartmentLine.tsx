import { ActionIcon } from '@mantine/core'
import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import { IconChevronDown, IconChevronRight, IconPencil } from '@tabler/icons-react'
import { employeeTexts as texts } from '../texts.ts'
import { type LinePlace, rowPlace } from './EmployeeLine.tsx'
import styles from './EmployeeTable.module.css'
import { listedSections, type StaffLine } from './staff.ts'

type Props = LinePlace & {
  readonly line: Extract<StaffLine, { is: 'department' }>
  /** Columns before those of the sections. */
  readonly leading: number
  readonly onFold: (id: DepartmentId) => void
  readonly onRename: (department: Department) => void
}

/** A department: folds its employees, counts who is overdue. */
export function DepartmentLine({ line, leading, onFold, onRename, ...place }: Props) {
  const { group, folded } = line
  const { department, rows, overdue } = group
  const Chevron = folded ? IconChevronRight : IconChevronDown
  return (
    <tr {...rowPlace(place)} className={styles.department}>
      <th scope="rowgroup" colSpan={leading}>
        <span className={styles.departmentHead}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!folded}
            onClick={() => onFold(department.id)}
          >
            <Chevron className={styles.chevron} size={16} stroke={1.6} aria-hidden />
            <span>
              {department.name} <span className={styles.count}>{rows.length}</span>
            </span>
          </button>
          <ActionIcon
            className={styles.rename ?? ''}
            variant="subtle"
            color="gray"
            aria-label={texts.rename(department.name)}
            onClick={() => onRename(department)}
          >
            <IconPencil size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </span>
      </th>
      {listedSections.map((section) => (
        <td key={section} className={styles.overdueCount}>
          {overdue[section] > 0 && (
            <>
              <span aria-hidden>{overdue[section]}</span>
              <span className="visually-hidden">{texts.overdueIn(section, overdue[section])}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
