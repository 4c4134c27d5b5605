import { type Absence, covers, haveCommonDay } from '@osh/core/employees/absences/absence.ts'
import { countBreakDays, listBreaks } from '@osh/core/employees/absences/break-in-work.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#tests/examples.ts'

/** A year of days by their numbers: absences are judged as the sets of days that they are. */
const FIRST = day('2026-01-01')
const LAST = 400
const dayNumber = (number: number) => addDays(FIRST, number)

type Span = { readonly begins: number; readonly days: number | null }

const span: fc.Arbitrary<Span> = fc.record({
  begins: fc.integer({ min: 0, max: 300 }),
  days: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.constant(null)),
})
const daysOf = ({ begins, days }: Span): ReadonlySet<number> =>
  new Set(Array.from({ length: days ?? LAST - begins }, (_, i) => begins + i))
const absenceOf = ({ begins, days }: Span): Pick<Absence, 'from' | 'to'> => ({
  from: dayNumber(begins),
  to: days === null ? null : dayNumber(begins + days - 1),
})

test('absences overlap when they have a day in common', () => {
  fc.assert(
    fc.property(span, span, (a, b) => {
      const common = !daysOf(a).isDisjointFrom(daysOf(b))
      expect(haveCommonDay(absenceOf(a), absenceOf(b))).toBe(common)
      expect(haveCommonDay(absenceOf(b), absenceOf(a))).toBe(common)
    }),
  )
})

test('one is away on the days of one’s absences and on no other', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 4 }), fc.integer({ min: 0, max: LAST - 1 }), (spans, number) => {
      const away = spans.some((one) => daysOf(one).has(number))
      expect(spans.map(absenceOf).some((one) => covers(one, dayNumber(number)))).toBe(away)
    }),
  )
})

/** Absences one after another, with so many working days between them. */
const chain = fc.array(
  fc.record({ gap: fc.integer({ min: 0, max: 2 }), days: fc.integer({ min: 1, max: 40 }) }),
  { minLength: 1, maxLength: 6 },
)

test('a break is a run of days without a working day between them', () => {
  fc.assert(
    fc.property(chain, fc.boolean(), (links, isOpen) => {
      let next = 0
      const spans = links.map(({ gap, days }): Span => {
        const begins = next + gap
        next = begins + days
        return { begins, days }
      })
      const away = new Set(spans.flatMap((one) => [...daysOf(one)]))
      const last = spans.at(-1)
      const told = last && isOpen ? [...spans.slice(0, -1), { ...last, days: null }] : spans
      const breaks = listBreaks(told.map(absenceOf).toReversed())
      const starts = [...away].filter((number) => !away.has(number - 1))
      expect(breaks.map(({ from }) => from)).toEqual(starts.map(dayNumber))
      const lengths = starts.map((start) => {
        let end = start
        while (away.has(end)) end += 1
        return end - start
      })
      const judged = isOpen ? [...lengths.slice(0, -1), null] : lengths
      expect(breaks.map(countBreakDays)).toEqual(judged)
    }),
  )
})
