import { findWindowEnd, isOverdue, listWindowMonths } from '@osh/core/deadlines/window.ts'
import { deriveSectionState } from '@osh/core/employees/shortage.ts'
import { findRules, sections } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeDeadline } from '@osh/core/wording/formats/dates.ts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { aDay, judged, toDay } from './arbitrary-days.ts'

const aSection = fc.constantFrom(...sections)

/** Every day from one to another, by the judge's calendar. */
function daysOf(from: LocalDate, to: LocalDate): LocalDate[] {
  const days: LocalDate[] = []
  for (let day = judged(from); Temporal.PlainDate.compare(day, judged(to)) <= 0; day = day.add({ days: 1 }))
    days.push(toDay(day))
  return days
}

test('every day of a section’s window is in exactly one of its months', () => {
  fc.assert(
    fc.property(aSection, aDay, (section, today) => {
      const months = listWindowMonths(section, today)
      expect(months).toHaveLength(findRules(section).windowMonths)
      const end = toDay(judged(today).add({ months: findRules(section).windowMonths }))
      expect(findWindowEnd(section, today)).toBe(end)
      expect(months.flatMap(({ from, to }) => daysOf(from, to))).toEqual(daysOf(today, end))
    }),
    { numRuns: 50 },
  )
})

test('a deadline is overdue once its day has passed, and says how long ago', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: -4000, max: 4000 }), (today, away) => {
      const deadline = toDay(judged(today).add({ days: away }))
      expect(isOverdue(deadline, today)).toBe(away < 0)
      const [from, to] = [judged(today), judged(deadline)].toSorted(Temporal.PlainDate.compare)
      const span = from && to ? wordsOfSpan(from, to) : ''
      const words = away < 0 ? `просрочено на ${span}` : away === 0 ? 'сегодня' : `через ${span}`
      expect(describeDeadline(deadline, today).replaceAll('\u00a0', ' ')).toBe(words)
    }),
  )
})

function wordsOfSpan(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  const reaches = (months: number) => Temporal.PlainDate.compare(from.add({ months }), to) <= 0
  if (!reaches(12)) return `${from.until(to).days} дн.`
  let months = 12
  while (reaches(months + 1)) months += 1
  const years = Math.floor(months / 12)
  const form = new Intl.PluralRules('ru').select(years)
  const noun = form === 'one' ? 'год' : form === 'few' ? 'года' : 'лет'
  return `${years} ${noun}${months % 12 === 0 ? '' : ` ${months % 12} мес.`}`
}

test('a section is soon due when a month before its deadline has come', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: -5, max: 70 }), (today, away) => {
      const deadline = judged(today).add({ days: away })
      const begun = Temporal.PlainDate.compare(deadline.subtract({ months: 1 }), judged(today)) <= 0
      const state = away < 0 ? 'overdue' : begun ? 'soon' : 'ok'
      expect(deriveSectionState(toDay(deadline), today)).toBe(state)
    }),
  )
})
