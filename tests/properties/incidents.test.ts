import { nothingYet } from '@osh/core/incidents/incident.ts'
import { findDueEnd, type Plan, planInvestigation } from '@osh/core/incidents/plan.ts'
import { degrees, severities } from '@osh/core/norms/accidents/degree.ts'
import { degreePlans, interimActSteps } from '@osh/core/norms/accidents/investigation-steps.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anIncident, changedBy, moment } from '../incidents-example.ts'

/** Later than anything that is drawn. */
const END = '2031-01-01T00:00:00Z'
const now = moment('2031-01-01T03:00')

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as LocalDate)
const instantOf = fc
  .tuple(day, fc.integer({ min: 0, max: 1439 }))
  .map(([on, minute]) => `${on}T${clockOf(minute)}` as LocalMoment)
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const injuredOf = (all: readonly (typeof severities)[number][]) =>
  all.map((severity, n) => ({ employeeId: null, fullName: `Пострадавший ${n}`, employer: '', severity }))
const injured = fc.array(fc.constantFrom(...severities), { minLength: 1, maxLength: 3 }).map(injuredOf)

const keys = [
  ...new Set(
    [...Object.values(degreePlans).flatMap(({ steps }) => steps), ...interimActSteps].map(({ key }) => key),
  ),
]
const members = ['А', 'Б'].map((fullName) => ({ fullName }))

/** What a person may do next, whether or not it is accepted. */
const patches: fc.Arbitrary<Input> = fc.oneof(
  instantOf.map((at) => ({ date: at.slice(0, 10), time: at.slice(11) })),
  fc.constantFrom(...degrees).map((degree) => ({ degree })),
  fc
    .dictionary(fc.constantFrom(...keys), fc.constant(true), { minKeys: 1, maxKeys: 3 })
    .map((done) => ({ done })),
  fc
    .dictionary(fc.constantFrom('severity', 'qualify', 'cause-of-death'), fc.boolean())
    .map((answers) => ({ answers })),
  fc
    .tuple(instantOf, fc.array(fc.constantFrom(...severities), { minLength: 1, maxLength: 3 }))
    .map(([medicalReportAt, said]) => ({ medicalReportAt, severities: said })),
  day.map((orderDate) => ({
    commission: { orderNumber: '1', orderDate, chair: { fullName: 'В' }, members },
  })),
  fc.integer({ min: 1, max: 15 }).map((days) => ({ extension: { days, reason: 'x' } })),
  day.map((until) => ({ furtherExtension: { until, body: 'суд' } })),
  instantOf.map((reportedLateAt) => ({ reportedLateAt })),
  day.map((completedOn) => ({ completedOn, completedDespite: 'x' })),
  fc.constant({ completedOn: null, reopenedBecause: 'x' }),
)

const story = fc.tuple(instantOf, injured, fc.array(patches, { maxLength: 12 }))

/** The incident after each patch that was accepted. */
function* lived([occurredAt, people, all]: [LocalMoment, ReturnType<typeof injuredOf>, readonly Input[]]) {
  let incident = anIncident({ ...nothingYet, occurredAt, injured: people })
  yield incident
  for (const patch of all) {
    const changed = changedBy(patch, incident, END)
    if (changed.ok) incident = changed.value.answer
    yield incident
  }
}

test('no answer, degree or term ever loses a step that is done', () => {
  fc.assert(
    fc.property(story, (told) => {
      const seen = new Set<string>()
      for (const incident of lived(told)) {
        const { steps, former } = planInvestigation(incident, now)
        const done = [...steps.filter((step) => step.done !== null), ...former].map(({ key }) => key)
        for (const key of Object.keys(incident.done)) seen.add(key)
        expect(new Set(done)).toEqual(seen)
        expect(done).toHaveLength(seen.size)
      }
    }),
  )
})

test('a deadline never precedes what it counts from, and no step has the number of another', () => {
  fc.assert(
    fc.property(story, (told) => {
      for (const incident of lived(told)) {
        const { steps } = planInvestigation(incident, now)
        expect(new Set(steps.map(({ number }) => number)).size).toBe(steps.length)
        for (const { due, term, key } of steps) {
          const end = findDueEnd(due)
          if (end === null) continue
          const { occurredAt, reportedLateAt, medicalReportAt, commission, completedOn } = incident
          expect(end > occurredAt, key).toBe(true)
          if (term.from === 'accident' && !key.startsWith('outsiders'))
            expect(end > (reportedLateAt ?? occurredAt)).toBe(true)
          if (term.from === 'order' && reportedLateAt === null && commission)
            expect(end.slice(0, 10) >= commission.orderDate).toBe(true)
          if (term.from === 'completion' && completedOn) expect(end.slice(0, 10) > completedOn).toBe(true)
          if (key === 'severity' && medicalReportAt) expect(end > medicalReportAt).toBe(true)
        }
      }
    }),
  )
})

const NOTICES = new Set(['tell-sfr', 'notify', 'worse', 'worse-fatal', 'relatives'])
/** Who is told of the accident. */
const toldIn = ({ steps }: Plan): ReadonlySet<string> =>
  new Set(
    steps
      .filter(({ key }) => NOTICES.has(key))
      .flatMap(({ addressees }) => addressees)
      // those of the injured are called the family in one table and the dependants of the dead in another
      .map((addressee) => (addressee.startsWith('Родственники') ? 'Родственники' : addressee)),
  )

test('a graver accident is never told to fewer', () => {
  fc.assert(
    fc.property(
      injured,
      fc.nat(2),
      fc.constantFrom(...severities),
      instantOf,
      (people, at, severity, occurredAt) => {
        const row = at % people.length
        const worse = people.map((one, n) => {
          const graver = severities.indexOf(severity) > severities.indexOf(one.severity)
          return n === row && graver ? { ...one, severity } : one
        })
        const before = planInvestigation(anIncident({ injured: people, occurredAt }), now)
        const recorded = planInvestigation(anIncident({ injured: worse, occurredAt }), now)
        expect([...toldIn(before)].filter((one) => !toldIn(recorded).has(one))).toEqual([])
        const turned = changedBy(
          { medicalReportAt: occurredAt, severities: worse.map((one) => one.severity) },
          anIncident({ injured: people, occurredAt }),
          END,
        )
        if (!turned.ok) throw new Error(JSON.stringify(turned.error))
        const later = planInvestigation(turned.value.answer, now)
        expect([...toldIn(before)].filter((one) => !toldIn(later).has(one))).toEqual([])
      },
    ),
  )
})
