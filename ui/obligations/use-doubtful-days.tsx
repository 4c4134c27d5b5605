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

type Asked = {
  readonly date: LocalDate
  readonly people: readonly Dated[]
  readonly answer: (isMeant: boolean) => void
}

type Doubts = {
  /** The question itself: put it anywhere in what the dialog renders. */
  readonly question: ReactNode
  /** Whether the day is meant for each of them: true at once where nothing is doubtful. */
  readonly ask: (date: LocalDate | null, people: readonly Dated[]) => Promise<boolean>
}

/** Asks before a completion is stored that is dated before its employee's hire or birth. */
export function useDoubtfulDays(): Doubts {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask: Doubts['ask'] = (date, people) => {
    const doubtful = date === null ? [] : people.filter((one) => doubtDay(date, one) !== null)
    if (date === null || doubtful.length === 0) return Promise.resolve(true)
    return new Promise((answer) => setAsked({ date, people: doubtful, answer }))
  }
  const settle = (isMeant: boolean) => {
    asked?.answer(isMeant)
    setAsked(null)
  }
  const question = asked && (
    <Suspense>
      <ConfirmModal
        opened
        title={texts.title(formatDate(asked.date))}
        confirm={texts.record}
        cancel={texts.back}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        <p>{listDoubts(asked.date, asked.people)}</p>
        <p>{texts.hint}</p>
      </ConfirmModal>
    </Suspense>
  )
  return { question, ask }
}

/** How many are named before the rest are only counted. */
const NAMED = 5

/** «Белов Илья: принят(а) 20.11.2026; и ещё 3». */
export function listDoubts(date: LocalDate, people: readonly Dated[]): string {
  const named = people
    .slice(0, NAMED)
    .map((one) => `${one.lastName} ${one.firstName}: ${wordDoubt(one, doubtDay(date, one))}`)
  const rest = people.length - named.length
  return [...named, ...(rest > 0 ? [texts.andMore(rest)] : [])].join('; ')
}

const wordDoubt = ({ birthDate, hireDate }: Dated, doubt: DayDoubt | null): string =>
  doubt === 'before-birth' ? texts.born(formatDate(birthDate)) : texts.hired(formatDate(hireDate))
