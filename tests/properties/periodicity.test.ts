import {
  computeDueDate,
  type Periodicity,
  parsePeriodicity,
  printPeriodicity,
} from '@osh/core/deadlines/periodicity.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDay, judged, toDay } from './arbitrary-days.ts'

const every: fc.Arbitrary<Periodicity> = fc
  .oneof(
    fc.integer({ min: 1, max: 999 }),
    fc.integer({ min: 1, max: 99 }).map((years) => years * 12),
    fc.integer({ min: 1, max: 99 }).map((years) => years * 12 + 6),
  )
  .map((months) => ({ kind: 'every', months }))

const anyPeriodicity: fc.Arbitrary<Periodicity> = fc.oneof(
  { weight: 5, arbitrary: every },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Periodicity>(
      { kind: 'once' },
      { kind: 'indefinite' },
      { kind: 'untilWornOut' },
    ),
  },
)

const aBlank = fc
  .array(fc.constantFrom(' ', '\u00a0', '\t'), { maxLength: 3 })
  .map((blanks) => blanks.join(''))

test('what is printed is read back, however it is spaced and cased', () => {
  fc.assert(
    fc.property(anyPeriodicity, aBlank, fc.boolean(), (periodicity, blank, upper) => {
      const printed = printPeriodicity(periodicity)
      const typed = blank + printed.replaceAll(' ', ` ${blank}`) + blank
      expect(parsePeriodicity(upper ? typed.toUpperCase() : typed)).toEqual({ ok: true, value: periodicity })
    }),
  )
})

test('a text that is read means what it prints', () => {
  const count = fc.integer({ min: 0, max: 1500 })
  const half = fc.constantFrom('', ',5', '.5')
  const noun = fc.constantFrom('год', 'года', 'лет', 'месяц', 'месяца', 'месяцев', 'дней', '')
  fc.assert(
    fc.property(count, half, noun, (n, fraction, word) => {
      const read = parsePeriodicity(`${n}${fraction} ${word}`)
      const years = ['год', 'года', 'лет'].includes(word)
      const months = ['месяц', 'месяца', 'месяцев'].includes(word)
      const meant = n > 0 && ((years && n < 100) || (months && n < 1000 && fraction === ''))
      const exact = years ? n * 12 + (fraction ? 6 : 0) : n
      expect(read.ok ? read.value : null).toEqual(meant ? { kind: 'every', months: exact } : null)
    }),
    { numRuns: 1000 },
  )
})

test('what is printed is read the same as people say it of what recurs', () => {
  const said = fc.constantFrom('раз в ', '1 раз в ', 'Один раз в ', 'не реже одного раза в ', 'каждые ')
  fc.assert(
    fc.property(every, said, (periodicity, before) => {
      const read = parsePeriodicity(before + printPeriodicity(periodicity))
      expect(read).toEqual({ ok: true, value: periodicity })
    }),
  )
})

test('whatever is read is printed so that it is read the same', () => {
  const word = fc.constantFrom(
    ...[
      'раз',
      'раза',
      'в',
      'каждые',
      'каждый',
      'ежегодно',
      'полгода',
      'полтора',
      'год',
      'года',
      'лет',
      'мес.',
    ],
    ...[
      '1',
      '2',
      '6',
      '12',
      '36',
      '99',
      '1,5',
      '1.5',
      'три',
      'квартал',
      'месяцев',
      'м.',
      'г',
      'до',
      'износа',
    ],
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const read = parsePeriodicity(words.join(' '))
      if (read.ok) expect(parsePeriodicity(printPeriodicity(read.value))).toEqual(read)
    }),
    { numRuns: 2000 },
  )
})

test('a number and its noun agree as Russian has them agree', () => {
  const rules = new Intl.PluralRules('ru')
  const forms = { one: 'год', few: 'года', many: 'лет' }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (n) => {
      const category = rules.select(n)
      expect(category === 'one' || category === 'few' || category === 'many').toBe(true)
      expect(formatCount(n, ['год', 'года', 'лет'])).toBe(`${n} ${forms[category as keyof typeof forms]}`)
    }),
  )
})

test('the printed years and months are the period', () => {
  const unit = { год: 12, года: 12, лет: 12, месяц: 1, месяца: 1, месяцев: 1 }
  fc.assert(
    fc.property(every, (periodicity) => {
      const [number = '', noun = ''] = printPeriodicity(periodicity).split(' ')
      const months = Number(number.replace(',', '.')) * unit[noun as keyof typeof unit]
      expect({ kind: 'every', months }).toEqual(periodicity)
    }),
  )
})

test('a duty done earlier is never due later', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 40 }), every, (done, later, periodicity) => {
      const [earlier, after] = [
        computeDueDate(done, periodicity),
        computeDueDate(addDays(done, later), periodicity),
      ]
      expect(earlier !== null && after !== null && earlier <= after).toBe(true)
    }),
  )
})

test('a longer period is never due earlier', () => {
  fc.assert(
    fc.property(
      aDay,
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 0, max: 600 }),
      (done, months, more) => {
        const [short, long] = [
          computeDueDate(done, { kind: 'every', months }),
          computeDueDate(done, { kind: 'every', months: months + more }),
        ]
        expect(short !== null && long !== null && short <= long).toBe(true)
      },
    ),
  )
})

test('a due date is the same day of the month, or the month’s last', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 1, max: 1200 }), (done, months) => {
      expect(computeDueDate(done, { kind: 'every', months })).toBe(toDay(judged(done).add({ months })))
    }),
  )
})
