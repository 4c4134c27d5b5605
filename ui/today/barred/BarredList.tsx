import { Link } from 'react-router-dom'
import { nameCardPath } from '#ui/employee-card/card-tabs.ts'
import styles from '../Today.module.css'
import { type BarredProps, Mark } from './BarredTable.tsx'
import { OrderNote, PaperButton } from './Paper.tsx'
import { Grounds, Lacks, Since } from './Reasons.tsx'
import { BARRED_HEAD } from './use-order-dialog.ts'

/** On a phone: the law at the left, the button at the right. */
export function BarredList({ people, marks, today, factorOf, dialog }: BarredProps) {
  return (
    <ul className={styles.list} aria-labelledby={BARRED_HEAD}>
      {people.map((barred) => (
        <li key={barred.employeeId} className={barred.held ? styles.held : undefined}>
          <div className={styles.since}>
            <Since barred={barred} today={today} />
          </div>
          <Link className={styles.person} to={nameCardPath(barred.employeeId)}>
            {barred.fullName}
          </Link>
          <Mark of={barred} marks={marks} />
          <Lacks barred={barred} factorOf={factorOf} isShort />
          <div className={styles.foot}>
            <div>
              <Grounds barred={barred} inLine />
              {barred.order && <OrderNote order={barred.order} />}
            </div>
            <PaperButton barred={barred} dialog={dialog} />
          </div>
        </li>
      ))}
    </ul>
  )
}
