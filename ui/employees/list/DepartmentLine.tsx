import { May } from '#ui/app/session/May.tsx'
import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import { IconChevronDown, IconChevronRight, IconPencil } from '@tabler/icons-react'
import { employeeTexts as texts } from '../texts.ts'
import { describeRowPlace, type LinePlace } from './EmployeeLine.tsx'
import styles from './EmployeeTable.module.css'
import { type ListedSection, listedSections, type StaffLine } from './staff.ts'

type Props = LinePlace & {
  readonly line: Extract<StaffLine, { is: 'department' }>
  /** Columns before those of the sections. */
  readonly leading: number
  /** The name takes the whole width, and the counts are beside it, or under a long one. */
  readonly phone: boolean
  readonly onFold: (id: DepartmentId) => void
  readonly onRename: (department: Department) => void
}

/** A department: folds its employees, counts who is overdue. */
export function DepartmentLine({ line, leading, phone, onFold, onRename, ...place }: Props) {
  const { group, folded } = line
  const { department, rows, overdue } = group
  const someOverdue = listedSections.some((section) => overdue[section] > 0)
  const Chevron = folded ? IconChevronRight : IconChevronDown
  return (
    <tr {...describeRowPlace(place)} className={styles.department}>
      <th scope="rowgroup" colSpan={phone ? leading + listedSections.length : leading}>
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
          <May right="change">
            <ActionIcon
              className={styles.rename ?? ''}
              variant="subtle"
              color="gray"
              aria-label={texts.rename(department.name)}
              onClick={() => onRename(department)}
            >
              <IconPencil size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </May>
          {phone && someOverdue && (
            <span className={styles.counts}>
              {listedSections.map((section) => (
                <span key={section} className={styles.overdueCount}>
                  <Overdue section={section} count={overdue[section]} />
                </span>
              ))}
            </span>
          )}
        </span>
      </th>
      {!phone &&
        listedSections.map((section) => (
          <td key={section} className={styles.overdueCount}>
            <Overdue section={section} count={overdue[section]} />
          </td>
        ))}
    </tr>
  )
}

const Overdue = ({ section, count }: { readonly section: ListedSection; readonly count: number }) =>
  count > 0 && (
    <>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{texts.overdueIn(section, count)}</span>
    </>
  )
