import type { AdmissionOrder, OrderEffect } from '@osh/core/admission/admission-order.ts'
import { barredEmployees } from '@osh/core/admission/barred-employee.ts'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { differenceInCalendarDays, eachDayOfInterval, format, parseISO, subDays } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOverdueRow, day, employee, obligation } from '#tests/examples.ts'

/** Judged by walking through the days and by date-fns, person by person. */
const TODAY = '2026-11-20'
const people = [1, 2, 3]
const dayBack = (days: number) => format(subDays(parseISO(TODAY), days), 'yyyy-MM-dd')

const subjects: readonly (readonly [Subject, keeps: boolean])[] = [
  [{ section: 'briefing', name: 'Повторный' }, true],
  [{ section: 'training', name: 'Программа Б' }, true],
  [{ section: 'medicalExamination', factorNumber: '6.1' }, true],
  [
    { section: 'ppe', name: 'Каска', quantity: 1, unit: 'piece', norm: null, size: null, event: 'issuance' },
    true,
  ],
  [
    { section: 'ppe', name: 'Каска', quantity: 1, unit: 'piece', norm: null, size: null, event: 'return' },
    false,
  ],
  [{ section: 'instruction', name: 'ИОТ-7' }, false],
  [{ section: 'risk', established: 'low' }, false],
]

const duties = fc.array(
  fc.record({
    person: fc.constantFrom(...people),
    which: fc.nat({ max: subjects.length - 1 }),
    back: fc.integer({ min: -20, max: 20 }),
    failedBack: fc.option(fc.nat({ max: 40 }), { freq: 3 }),
  }),
  { maxLength: 8 },
)
const orders = fc.array(
  fc.record({
    person: fc.constantFrom(...people),
    effect: fc.constantFrom<OrderEffect>('suspends', 'paysDowntime', 'readmits'),
    back: fc.integer({ min: -3, max: 6 }),
  }),
  { maxLength: 8 },
)
type Drawn<T> = T extends fc.Arbitrary<infer V> ? V : never

const rowsOf = (drawn: Drawn<typeof duties>): readonly DeadlineRow[] =>
  drawn.map(({ person, which, back, failedBack }, i) =>
    anOverdueRow(person, {
      obligationId: obligation(i + 1),
      subject: subjects[which]?.[0] ?? { section: 'risk', established: 'low' },
      deadline: day(dayBack(back)),
      overdue: differenceInCalendarDays(parseISO(TODAY), parseISO(dayBack(back))) > 0,
      retakeBy: failedBack === null ? null : day(dayBack(failedBack - 30)),
    }),
  )

const formOf = {
  suspends: 'suspend-untrained',
  paysDowntime: 'downtime-no-ppe',
  readmits: 'end-suspension',
} as const

const ordersOf = (drawn: Drawn<typeof orders>): readonly AdmissionOrder[] =>
  drawn.map(({ person, effect, back }, i) => {
    const from = day(dayBack(back))
    const document = { id: (i + 1) as DocumentId, number: { integer: i + 1, letter: '' }, date: from }
    return {
      employeeId: employee(person),
      form: formOf[effect],
      effect,
      from,
      document: { ...document, hasPdf: true },
    }
  })

const lookAt = (drawn: Drawn<typeof duties>, issued: Drawn<typeof orders>) =>
  barredEmployees(
    {
      duties: rowsOf(drawn),
      orders: ordersOf(issued),
      passed: [],
      people: people
        .map((id) => anOverdueRow(id))
        .map(({ employeeId, fullName, personnelNumber, birthDate, department, position }) => ({
          ...{ employeeId, fullName, personnelNumber, birthDate },
          ...{ department, position },
        })),
    },
    day(TODAY),
  )

/** Day after day, order after order, what keeps the person from work. */
function walk(person: number, issued: Drawn<typeof orders>): ReadonlySet<OrderEffect> {
  const state = new Set<OrderEffect>()
  for (const at of eachDayOfInterval({ start: parseISO(dayBack(10)), end: parseISO(TODAY) })) {
    for (const order of issued) {
      if (order.person !== person || dayBack(order.back) !== format(at, 'yyyy-MM-dd')) continue
      if (order.effect === 'readmits') state.clear()
      else state.add(order.effect)
    }
  }
  return state
}

test('whoever lacks something or is suspended is there once, and no one else', () => {
  fc.assert(
    fc.property(duties, orders, (drawn, issued) => {
      const found = lookAt(drawn, issued)
      const expected = people.filter(
        (person) =>
          walk(person, issued).has('suspends') ||
          drawn.some(
            (duty) =>
              duty.person === person &&
              subjects[duty.which]?.[1] &&
              (duty.back > 0 || duty.failedBack !== null),
          ),
      )
      expect(found.map(({ employeeId }) => Number(employeeId)).toSorted()).toEqual(expected)
    }),
  )
})

test('no one who is held is told to be suspended again, and no one is held without an order', () => {
  fc.assert(
    fc.property(duties, orders, (drawn, issued) => {
      for (const { employeeId, held, order, next, bars } of lookAt(drawn, issued)) {
        const state = walk(employeeId, issued)
        const onlyPpe = bars.every(({ duty }) => duty.subject.section === 'ppe')
        expect(held).toBe(state.has('suspends') || (state.has('paysDowntime') && onlyPpe))
        expect(order === null).toBe(
          !state.has('suspends') &&
            !(state.has('paysDowntime') && bars.some(({ duty }) => duty.subject.section === 'ppe')),
        )
        if (held) expect([null, 'end-suspension']).toContain(next)
        else expect(next === 'downtime-no-ppe').toBe(onlyPpe)
      }
    }),
  )
})

test('one more order that readmits from today lets everyone in whom nothing else keeps', () => {
  fc.assert(
    fc.property(duties, orders, (drawn, issued) => {
      const readmit = people.map((person) => ({ person, effect: 'readmits', back: 0 }) as const)
      const found = lookAt(drawn, [...issued.filter(({ back }) => back > 0), ...readmit])
      expect(found.every(({ order, bars }) => order === null && bars.length > 0)).toBe(true)
    }),
  )
})

test('the list goes by the earliest day of each, and so do the reasons of each', () => {
  fc.assert(
    fc.property(duties, orders, (drawn, issued) => {
      const found = lookAt(drawn, issued)
      const days = found.map(({ since }) => since)
      expect(days).toEqual(days.toSorted())
      for (const { bars, since } of found) {
        const own = bars.map((bar) => bar.since)
        expect(own).toEqual(own.toSorted())
        if (own[0]) expect(since).toBe(own[0])
      }
    }),
  )
})
