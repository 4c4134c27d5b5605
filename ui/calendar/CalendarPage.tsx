import { May } from '#ui/app/session/May.tsx'
import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect } from '@mantine/core'
import { computeWeekday } from '@osh/core/calendar/production-calendar.ts'
import { countWorkingDaysIn } from '@osh/core/calendar/working-days.ts'
import { actById } from '@osh/core/norms/acts.ts'
import { findTransfers } from '@osh/core/norms/production-calendar.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { putInsideSentence } from '@osh/core/shared/texts/inside-sentence.ts'
import { describeDay, formatWithWeekday } from '@osh/core/wording/calendar.ts'
import { nameAct } from '@osh/core/wording/law/expiry.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { memberNames } from '#ui/app/session/member-names.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useAddress } from '#ui/kit/page/use-address.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './Calendar.module.css'
import { type CalendarStore, calendarStore } from './calendar-store.ts'
import { TermCounter } from './TermCounter.tsx'
import { calendarTexts as texts } from './texts.ts'
import { YearGrid } from './YearGrid.tsx'

const DayModal = makeLazyPart(async () => ({ default: (await import('./DayModal.tsx')).DayModal }))

/** «Производственный календарь»: what is shipped, and what the company has changed. */
export const Component = observer(function CalendarPage() {
  const store = useService(calendarStore)
  const names = useService(memberNames)
  const [changing, setChanging] = useState(false)
  useAddress({
    begin: (asked) => store.show(asked.get('year')),
    words: () => (store.year === store.thisYear ? {} : { year: String(store.year) }),
  })
  useEffect(() => void store.open(), [store])
  useEffect(() => void names.read(), [names])
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <May right="change">
          <Button onClick={() => setChanging(true)}>{texts.change}</Button>
        </May>
      }
    >
      <Loaded state={store.state} onRetry={() => void store.open()} rows={8}>
        {() => (
          <>
            <Year store={store} />
            <OwnEdits store={store} />
            <TermCounter store={store} />
          </>
        )}
      </Loaded>
      {changing && (
        <Suspense fallback={null}>
          <DayModal store={store} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Page>
  )
})

type Props = { readonly store: CalendarStore }

const Year = observer(function Year({ store }: Props) {
  const { year, calendar } = store
  const [first, last] = [`${year}-01-01` as LocalDate, `${year}-12-31` as LocalDate]
  const moved = findTransfers(year)
  return (
    <section aria-label={String(year)}>
      <div className={styles.head}>
        <NativeSelect
          aria-label={texts.year}
          data={store.years.map(String)}
          value={String(year)}
          onChange={({ currentTarget }) => store.show(currentTarget.value)}
        />
        <p className={styles.total}>{texts.total(year, countWorkingDaysIn(first, last, calendar))}</p>
      </div>
      <p className={moved ? styles.muted : styles.warning}>
        {moved ? texts.source(putInsideSentence(nameAct(actById(moved.act)))) : texts.unknown(year)}
      </p>
      <YearGrid year={year} calendar={calendar} today={store.today} />
      <h2 className={styles.part}>{texts.special}</h2>
      <ul className={styles.days}>
        {listDays(first, last)
          .map(calendar)
          .filter(({ why }) => why.is !== 'week' && why.is !== 'company')
          .map((day) => (
            <li key={day.day}>
              <span>{formatWithWeekday(day.day, computeWeekday(day.day))}</span> {describeDay(day)}
            </li>
          ))}
      </ul>
    </section>
  )
})

function listDays(first: LocalDate, last: LocalDate): readonly LocalDate[] {
  const days = [first]
  for (let day = first; day < last; ) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

const OwnEdits = observer(function OwnEdits({ store }: Props) {
  const names = useService(memberNames)
  const [refusal, setRefusal] = useState<string | null>(null)
  const giveBack = async (day: LocalDate) => {
    const refused = await store.set({ day, kind: 'shipped' })
    setRefusal(Object.values(refused)[0] ?? null)
  }
  return (
    <section aria-labelledby="own-days">
      <h2 id="own-days" className={styles.part}>
        {texts.own}
      </h2>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {store.edits.length === 0 && <p className={styles.muted}>{texts.noneOwn}</p>}
      <ul className={styles.edits}>
        {store.edits.map(({ day, entered }) => (
          <li key={day}>
            <div>
              {formatWithWeekday(day, computeWeekday(day))} — {describeDay(store.calendar(day))}
              <small>
                {texts.changedBy(names.nameOf(entered.by), formatMoment(entered.at, names.timeZone))}
              </small>
            </div>
            <May right="change">
              <Button
                variant="default"
                size="xs"
                aria-label={texts.giveBackOf(formatWithWeekday(day, computeWeekday(day)))}
                onClick={() => void giveBack(day)}
              >
                {texts.giveBack}
              </Button>
            </May>
          </li>
        ))}
      </ul>
    </section>
  )
})
