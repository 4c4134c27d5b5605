import { isOverdue } from '@osh/core/deadlines/window.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeDeadline, formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { cardPath, sectionPaths } from './card-tabs.ts'
import styles from './EmployeeCard.module.css'
import type { EmployeeObligationsStore } from './employee-obligations-store.ts'
import { obligationName } from './obligation-name.ts'
import { cardTexts as texts } from './texts.ts'

/** How far ahead the side column looks. */
const MONTHS_AHEAD = 3

type Due = StandingObligation & { readonly deadline: LocalDate }

const isDue = (obligation: StandingObligation): obligation is Due => obligation.deadline !== null

type Props = { readonly employee: Employee; readonly duties: EmployeeObligationsStore }

/** What falls due next in all sections, overdue first. */
export const UpcomingDeadlines = observer(function UpcomingDeadlines({ employee, duties }: Props) {
  const { today } = duties
  const until = addMonths(today, MONTHS_AHEAD)
  const due = duties.all.filter(isDue).toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1))
  const near = due.filter(({ deadline }) => deadline <= until)
  const later = due.length - near.length
  return (
    <aside className={styles.side} aria-labelledby="upcoming">
      <h2 id="upcoming">{texts.upcoming}</h2>
      <Loaded state={duties.state} rows={3} onRetry={() => void duties.open(employee.id)}>
        {({ obligations }) => (
          <>
            <ul className={styles.upcoming}>
              {near.map((one) => (
                <Upcoming key={one.id} employee={employee} due={one} duties={duties} />
              ))}
            </ul>
            <p className={styles.rest}>
              {obligations.length === 0
                ? texts.noObligations
                : restWords(near.length, later, formatDate(until))}
            </p>
          </>
        )}
      </Loaded>
    </aside>
  )
})

function restWords(near: number, later: number, until: string): string | null {
  if (later > 0) return texts.later(later, until)
  return near === 0 ? texts.noneUpcoming(until) : null
}

type UpcomingProps = Props & { readonly due: Due }

function Upcoming({ employee, due: { subject, deadline }, duties }: UpcomingProps) {
  const { today } = duties
  const near = addMonths(deadline, -1) <= today
  const tone = isOverdue(deadline, today) ? styles.overdue : near ? styles.near : ''
  const { section } = subject
  return (
    <li>
      <div className={styles.what}>
        <span className={styles.small}>{texts.sections[section]}</span>
        <Link to={cardPath(employee.id, sectionPaths[section])}>
          {obligationName(subject, duties.factorOf)}
        </Link>
      </div>
      <div className={`${styles.when} ${tone}`}>
        <span className={styles.date}>{formatDate(deadline)}</span>
        <span className={styles.small}>{describeDeadline(deadline, today)}</span>
      </div>
    </li>
  )
}
