import type { Bar } from '@osh/core/admission/bar.ts'
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import { explain, explainLine } from '@osh/core/explanations/explain.ts'
import { type GroundId, groundOf } from '@osh/core/norms/admission-grounds.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { countDaysBetween, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeDeadline, formatDate } from '@osh/core/wording/formats/dates.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { cite } from '@osh/core/wording/law/norms.ts'
import { formatPieces } from '@osh/core/wording/ppe.ts'
import { HIDDEN, hidesFactor } from '@osh/core/wording/rights/hidden.ts'
import { InMemo } from '#ui/memos/MemoLink.tsx'
import { findNoFactor } from '#ui/obligations/fetch-factors.ts'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import styles from '../Today.module.css'
import { todayTexts } from '../texts.ts'

const texts = todayTexts.barred

type OfPerson = { readonly barred: BarredEmployee }

/** Since when, and what the day means. */
export function Since({ barred, today }: OfPerson & { readonly today: LocalDate }) {
  const [first] = barred.bars
  return (
    <>
      <span className={styles.date}>{barred.since ? formatDate(barred.since) : texts.notDone}</span>{' '}
      <span className={styles.second}>{first ? describeMeaning(first, today) : texts.byOrder}</span>
    </>
  )
}

function describeMeaning({ is, since, duty }: Bar, today: LocalDate): string {
  if (since === null) return texts.noRecord
  const days = countDaysBetween(since, today)
  if (is === 'failed' && duty.deadline !== since) return texts.failedCheck(days)
  if (duty.subject.section !== 'ppe') return describeDeadline(since, today)
  return duty.baseDate === null ? texts.notIssued(days) : texts.wornOut(days)
}

/** What is lacking, each with its sum and its memo. */
export function Lacks({
  barred,
  factorOf,
  isShort = false,
}: OfPerson & { readonly factorOf: FactorLookup; readonly isShort?: boolean }) {
  if (barred.bars.length === 0)
    return <span className={styles.subject}>{barred.settled ? texts.nothingLacks : texts.reasonUnknown}</span>
  return (
    <ul className={styles.lacks}>
      {barred.bars.map(({ duty }) => (
        <li key={duty.obligationId}>
          <span className={styles.subject}>{nameSubject(duty.subject)}</span>
          {!isShort && <span className={styles.second}>{explainLine(explain(duty, factorOf))}</span>}
          {duty.memo && <InMemo memo={duty.memo} className={styles.memo} />}
        </li>
      ))}
    </ul>
  )
}

/** «Обучение: Программа Б»; a briefing says so by its name. */
function nameSubject(subject: Subject): string {
  if (subject.section === 'briefing') return subject.name
  if (subject.section === 'ppe')
    return `СИЗ: ${subject.name}, ${formatPieces(subject.quantity, subject.unit)}`
  if (subject.section === 'medicalExamination')
    return hidesFactor(subject) ? `Медосмотр: ${HIDDEN}` : `Медосмотр, п.\u00a0${subject.factorNumber}`
  return keepTogether(`${findRules(subject.section).words.name}: ${wordSubject(subject, findNoFactor)}`)
}

/** The points of law, each once, with what each says of the person. */
export function Grounds({ barred, inLine = false }: OfPerson & { readonly inLine?: boolean }) {
  const points = Map.groupBy(
    [...new Set(barred.bars.map(({ ground }) => ground))].map((ground: GroundId) => groundOf(ground)),
    ({ citation }) => cite(citation),
  )
  return (
    <>
      {[...points].map(([point, grounds]) => {
        const words = keepTogether(grounds.map(({ words }) => words).join('; '))
        return inLine ? (
          <span key={point} className={styles.second}>
            {keepTogether(point)}: {words}
          </span>
        ) : (
          <span key={point} className={styles.ground}>
            {keepTogether(point)}
            <span className={styles.second}>{words}</span>
          </span>
        )
      })}
    </>
  )
}
