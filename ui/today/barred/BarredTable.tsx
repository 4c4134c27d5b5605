import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { Link } from 'react-router-dom'
import { nameCardPath } from '#ui/employee-card/card-tabs.ts'
import styles from '../Today.module.css'
import { todayTexts } from '../texts.ts'
import { Paper } from './Paper.tsx'
import { Grounds, Lacks, Since } from './Reasons.tsx'
import { BARRED_HEAD, type OrderDialog } from './use-order-dialog.ts'

const { heads } = todayTexts.barred

export type BarredProps = {
  readonly people: readonly BarredEmployee[]
  /** What tells namesakes apart. */
  readonly marks: ReadonlyMap<EmployeeId, string>
  readonly today: LocalDate
  readonly factorOf: FactorLookup
  readonly dialog: OrderDialog
}

export function BarredTable({ people, marks, today, factorOf, dialog }: BarredProps) {
  return (
    <table className={styles.table} aria-labelledby={BARRED_HEAD}>
      <thead>
        <tr>
          <th scope="col" className={styles.sinceHead}>
            {heads.since}
          </th>
          <th scope="col" className={styles.whoHead}>
            {heads.who}
          </th>
          <th scope="col">{heads.lacks}</th>
          <th scope="col" className={styles.lawHead}>
            {heads.law}
          </th>
          <th scope="col" className={styles.paperHead}>
            {heads.paper}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((barred) => (
          <tr key={barred.employeeId} className={barred.held ? styles.held : undefined}>
            <td className={styles.since}>
              <Since barred={barred} today={today} />
            </td>
            <th scope="row">
              <Link className={styles.person} to={nameCardPath(barred.employeeId)}>
                {barred.fullName}
              </Link>
              <Mark of={barred} marks={marks} />
              <span className={styles.second}>
                {barred.department} · {barred.position}
              </span>
            </th>
            <td>
              <Lacks barred={barred} factorOf={factorOf} />
              <div className={styles.inlineLaw}>
                <Grounds barred={barred} inLine />
              </div>
            </td>
            <td className={styles.law}>
              <Grounds barred={barred} />
            </td>
            <td>
              <Paper barred={barred} dialog={dialog} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type MarkProps = Pick<BarredProps, 'marks'> & { readonly of: BarredEmployee }

/** Beside the name of whoever has a namesake here. */
export function Mark({ of, marks }: MarkProps) {
  const mark = marks.get(of.employeeId)
  return mark === undefined ? null : <span className={styles.second}>{mark}</span>
}
