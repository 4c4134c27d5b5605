import { deriveNearness } from '@osh/core/deadlines/window.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { isFailed } from '@osh/core/obligations/standing/can-bar.ts'
import { findNextDay } from '@osh/core/obligations/standing/standing.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { findUpcoming } from '@osh/core/obligations/standing/upcoming.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { waitsWords } from '@osh/core/wording/absences.ts'
import { describeDeadline, formatDate } from '@osh/core/wording/formats/dates.ts'
import { printDeadline } from '@osh/core/wording/formats/not-done.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { nameCardPath, sectionPaths } from './card-tabs.ts'
import styles from './EmployeeCard.module.css'
import type { EmployeeObligationsStore } from './employee-obligations-store.ts'
import { nameObligation } from './obligation-name.ts'
import { cardTexts as texts } from './texts.ts'

type Props = { readonly employee: EmployeeWithStates; readonly duties: EmployeeObligationsStore }

/** What falls due next in all sections, overdue first. */
export const UpcomingDeadlines = observer(function UpcomingDeadlines({ employee, duties }: Props) {
  const { near, later, until } = findUpcoming(duties.all, duties.today)
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
                : wordRest(near.length, later, formatDate(until))}
            </p>
          </>
        )}
      </Loaded>
    </aside>
  )
})

function wordRest(near: number, later: number, until: string): string | null {
  if (later > 0) return texts.later(later, until)
  return near === 0 ? texts.noneUpcoming(until) : null
}

type UpcomingProps = Props & { readonly due: StandingObligation }

function Upcoming({ employee, due, duties }: UpcomingProps) {
  const { subject } = due
  const day = findNextDay(due)
  const { today } = duties
  const { away } = employee
  const tone = { overdue: styles.overdue, soon: styles.near, later: '', waiting: '' }[
    isFailed(due) && away === null ? 'overdue' : deriveNearness(day, today, away !== null)
  ]
  const { section } = subject
  return (
    <li>
      <div className={styles.what}>
        <span className={styles.small}>{texts.sections[section]}</span>
        <Link to={nameCardPath(employee.id, sectionPaths[section])}>
          {nameObligation(subject, duties.factorOf)}
        </Link>
      </div>
      <div className={`${styles.when} ${tone}`}>
        <span className={styles.date}>{printDeadline({ subject, deadline: day })}</span>
        <span className={styles.small}>{away ? waitsWords(away) : wordDay(due, today)}</span>
      </div>
    </li>
  )
}

/** How far the day is; of a retake that it is one. */
function wordDay(due: StandingObligation, today: LocalDate): string {
  const day = findNextDay(due)
  return day !== null && day === due.retakeBy
    ? texts.failed(describeDeadline(day, today))
    : describeDeadline(day, today)
}
