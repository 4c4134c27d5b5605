import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { deriveNearness } from '@osh/core/deadlines/window.ts'
import type { Away } from '@osh/core/employees/absences/absence.ts'
import { tellWhyNoDeadline } from '@osh/core/obligations/standing/no-deadline.ts'
import { fallsDue } from '@osh/core/obligations/standing/standing.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { waitsWords } from '@osh/core/wording/absences.ts'
import { describeDeadline } from '@osh/core/wording/formats/dates.ts'
import { printDeadline } from '@osh/core/wording/formats/not-done.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { sectionTexts as texts } from '../texts.ts'
import styles from './Section.module.css'

type Props = {
  readonly obligation: StandingObligation
  readonly today: LocalDate
  readonly away: Away | null
}

/** The deadline and what it means today; why there is none. */
export function DueWords({ obligation, today, away }: Props) {
  const { deadline } = obligation
  if (!fallsDue(obligation))
    return (
      <div className={styles.due}>
        <span className={styles.date}>{absent}</span>
        <span className={styles.second}>{describeNoDeadline(obligation)}</span>
      </div>
    )
  return (
    <div className={`${styles.due} ${styles[deriveNearness(deadline, today, away !== null)]}`}>
      <span className={styles.date}>{printDeadline(obligation)}</span>
      <span className={styles.second}>{away ? waitsWords(away) : describeDeadline(deadline, today)}</span>
    </div>
  )
}

function describeNoDeadline(obligation: StandingObligation): string {
  const why = tellWhyNoDeadline(obligation)
  return why === 'closed' || why === 'done' ? texts[why] : printPeriodicity(obligation.periodicity)
}
