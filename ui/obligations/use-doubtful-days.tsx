import type { Employee } from '@osh/core/employees/employee.ts'
import { type DayDoubt, doubtDay } from '@osh/core/obligations/entering/doubtful-day.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { doubtTexts as texts } from './texts.ts'

const ConfirmModal = makeLazyPart(async () => ({
  default: (await import('#ui/kit/dialogs/ConfirmModal.tsx')).ConfirmModal,
}))

export type Dated = Pick<Employee, 'birthDate' | 'hireDate' | 'lastName' | 'firstName'>

/** A completion of somebody. */
export type DatedOn = { readonly date: LocalDate; readonly person: Dated }

type Asked = {
  readonly doubtful: readonly DatedOn[]
  readonly answer: (isMeant: boolean) => void
}

type Doubts = {
  /** The question itself: put it anywhere in what the dialog renders. */
  readonly question: ReactNode
  /** Whether each day is meant: true at once where nothing is doubtful. */
  readonly ask: (completions: readonly DatedOn[]) => Promise<boolean>
}

/** What to do about a mistake: where days are typed, to correct the day. */
type Way = { readonly back: string; readonly hint: string }

/** Asks before a completion is stored that is dated before its employee's hire or birth. */
export function useDoubtfulDays({ back, hint }: Way = texts): Doubts {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask: Doubts['ask'] = (completions) => {
    const doubtful = completions.filter(({ date, person }) => doubtDay(date, person) !== null)
    if (doubtful.length === 0) return Promise.resolve(true)
    return new Promise((answer) => setAsked({ doubtful, answer }))
  }
  const settle = (isMeant: boolean) => {
    asked?.answer(isMeant)
    setAsked(null)
  }
  const question = asked && (
    <Suspense>
      <ConfirmModal
        opened
        title={titleOf(asked.doubtful)}
        confirm={texts.record}
        cancel={back}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        <p>{listDoubts(asked.doubtful)}</p>
        <p>{hint}</p>
      </ConfirmModal>
    </Suspense>
  )
  return { question, ask }
}

/** How many are named before the rest are only counted. */
const NAMED = 5

/** The same day of everyone; none for no day. */
export const dateAll = (date: LocalDate | null, people: readonly Dated[]): readonly DatedOn[] =>
  date === null ? [] : people.map((person) => ({ date, person }))

const isOneDay = (doubtful: readonly DatedOn[]): boolean =>
  new Set(doubtful.map(({ date }) => date)).size === 1

function titleOf(doubtful: readonly DatedOn[]): string {
  const [first] = doubtful
  return first && isOneDay(doubtful) ? texts.title(formatDate(first.date)) : texts.titleOfMany
}

/** «Белов Илья: приём 20.11.2026; и ещё 3»; the days too, where they differ. */
export function listDoubts(doubtful: readonly DatedOn[]): string {
  const named = doubtful.slice(0, NAMED).map(({ date, person }) => {
    const day = isOneDay(doubtful) ? '' : `${formatDate(date)}, `
    return `${person.lastName} ${person.firstName}: ${day}${wordDoubt(person, doubtDay(date, person))}`
  })
  const rest = doubtful.length - named.length
  return [...named, ...(rest > 0 ? [texts.andMore(rest)] : [])].join('; ')
}

/** «приём 20.11.2026». */
export const wordDoubt = ({ birthDate, hireDate }: Dated, doubt: DayDoubt | null): string =>
  doubt === 'before-birth' ? texts.born(formatDate(birthDate)) : texts.hired(formatDate(hireDate))
