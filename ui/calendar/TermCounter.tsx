import '#ui/kit/native-select-styles.ts'
import { NativeSelect } from '@mantine/core'
import { computeWeekday } from '@osh/core/calendar/production-calendar.ts'
import { computeDueInWorkingDays, termsInWorkingDays } from '@osh/core/calendar/working-terms.ts'
import { describeMet, describeUnknownYear, formatWithWeekday } from '@osh/core/wording/calendar.ts'
import { citeAll } from '@osh/core/wording/law/norms.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import styles from './Calendar.module.css'
import type { CalendarStore } from './calendar-store.ts'
import { calendarTexts as texts } from './texts.ts'

/** Counts a term that the law sets in working days from a day, and explains the day. */
export const TermCounter = observer(function TermCounter({ store }: { readonly store: CalendarStore }) {
  const [id, choose] = useState(termsInWorkingDays[0]?.id)
  const [start, setStart] = useState<typeof store.today | null>(store.today)
  const term = termsInWorkingDays.find((one) => one.id === id)
  if (!term) return null
  const due = start && computeDueInWorkingDays(term, start, store.calendar)
  return (
    <section aria-labelledby="terms">
      <h2 id="terms" className={styles.part}>
        {texts.terms}
      </h2>
      <p className={styles.muted}>{texts.termsHint}</p>
      <div className={styles.counter}>
        <NativeSelect
          label={texts.term}
          data={termsInWorkingDays.map(({ id: value, what }) => ({ value, label: what }))}
          value={id ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <DateField label={texts.start} value={start} onChange={setStart} />
      </div>
      {due && (
        <div role="status">
          <p className={styles.due}>{texts.due(formatWithWeekday(due.on, computeWeekday(due.on)))}</p>
          {due.unknownYear !== null && <p>{describeUnknownYear(due.unknownYear)}</p>}
          <p className={styles.muted}>{texts.counted(term.amount, term.anchor, citeAll(term.citations))}</p>
          {due.met.length > 0 && (
            <>
              <p className={styles.muted}>{texts.met}</p>
              <ul className={styles.met}>
                {describeMet(due).map((said) => (
                  <li key={said}>{said}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </section>
  )
})
