import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { companyId, makeStorage, signed, written } from '../../../tests/commands/obligation-storage.ts'
import { anObligation, day, employee, instant, memo, obligation, someone } from '../../../tests/examples.ts'
import { anIncident, changedBy, codesOf, doneAt, moment } from '../../../tests/incidents-example.ts'
import { aMicrotrauma } from '../../../tests/microtraumas-example.ts'
import { restoreIncident } from '../../inspections/incident-on-day.ts'
import { isFollowedUp, listDueSteps } from '../../notices/step-notices.ts'
import type { ObligationFacts } from '../../obligations/facts/obligation-facts.ts'
import { notFound, stale } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import { addNote } from '../add-note.ts'
import { listDeadlineEvents } from '../calendar/deadline-events.ts'
import { requireDuty } from '../duties/require-duty.ts'
import type { RequiredDuty } from '../duties/required-duty.ts'
import { type Incident, isAnnulled } from '../incident.ts'
import { deriveIncidentState, isListed } from '../incident-repository.ts'
import type { Microtrauma } from '../microtraumas/microtrauma.ts'
import { planInvestigation } from '../plan.ts'
import { annul } from './annul.ts'
import { restore } from './restore.ts'

type Known = {
  readonly incident?: Incident | null
  readonly microtrauma?: Microtrauma | null
  readonly duties?: readonly RequiredDuty[]
  readonly obligations?: readonly ObligationFacts[]
}

const storageOf = ({
  incident = anIncident(),
  microtrauma = null,
  duties = [],
  obligations = [],
}: Known = {}) => ({
  ...makeStorage(...obligations),
  incident: () => incident,
  microtrauma: () => microtrauma,
  'required-duties': () => duties,
})

const { id } = anIncident()
const annulled = (details: object, known: Known = {}) =>
  followInCompany(annul.run({ companyId, id, details: { ...details } }, signed), storageOf(known))
const restored = (reason: unknown, known: Known) =>
  followInCompany(restore.run({ companyId, id, reason }, signed), storageOf(known))

const annulment = { reason: 'Записан дважды', by: someone, at: instant('2026-11-20T10:00:00Z') }
const over = anIncident({ annulled: annulment })

describe('annulling an accident', () => {
  it('keeps who, when and why, in the accident, its chronology and the journal', () => {
    const rows = written(annulled({ reason: ' Записан дважды ' }))
    const { by, at } = signed
    const said = { reason: 'Записан дважды', by, at }
    expect(rows['changed-incidents']).toEqual([{ ...anIncident(), annulled: said }])
    const changed = { before: { annulled: null }, after: { annulled: said } }
    expect(rows['incident-events']).toEqual([{ companyId, incidentId: id, entered: { by, at }, ...changed }])
    expect(rows.journal).toMatchObject([
      { command: 'incidents/annul', changes: [{ record: 'incident', ids: [id], ...changed }] },
    ])
  })

  it('asks for a reason of bounded length, and is done once; a completed one is annulled as well', () => {
    expect(codesOf(annulled({}))).toEqual(['reason: reason/required'])
    expect(codesOf(annulled({ reason: 'о'.repeat(501) }))).toEqual(['reason: text/too-long'])
    expect(codesOf(annulled({ reason: 'Ещё раз' }, { incident: over }))).toEqual(['state: incident/annulled'])
    expect(annulled({ reason: 'x' }, { incident: null })).toEqual(err(notFound))
    const completed = anIncident({ completedOn: day('2026-11-25') })
    expect(annulled({ reason: 'Не было' }, { incident: completed }).ok).toBe(true)
  })

  it('is stale where the details are others than those that were seen', () => {
    const incident = anIncident({ detailsVersion: 2 })
    expect(annulled({ reason: 'x', seen: { detailsVersion: 1 } }, { incident })).toEqual(err(stale))
    expect(annulled({ reason: 'x', seen: { detailsVersion: 2 } }, { incident }).ok).toBe(true)
  })

  it('takes away what it has given and no one has done, but for what a memo asks for and assessments', () => {
    const duty = (n: number, section: RequiredDuty['section'], doneOn: string | null = null) => ({
      ...{ section, obligationId: obligation(n), employeeId: employee(n), fullName: '' },
      ...{ dueOn: day('2026-12-01'), doneOn: doneOn === null ? null : day(doneOn) },
    })
    const duties = [
      duty(1, 'briefing'),
      duty(2, 'training'),
      duty(3, 'briefing', '2026-11-25'),
      duty(4, 'briefing'),
      duty(5, 'risk'),
      duty(6, 'workingConditions'),
    ]
    const known = (n: number): ObligationFacts => ({
      obligation: anObligation(n, n === 4 ? { memo: { id: memo(7), number: 12 } } : {}),
      completions: [],
    })
    const obligations = [1, 2, 3, 4, 5, 6].map((n) => known(n))
    const rows = written(annulled({ reason: 'Не было' }, { duties, obligations }))
    const gone = { removed: true }
    expect(rows['changed-obligations']).toMatchObject([
      { obligation: { id: 1, ...gone } },
      { obligation: { id: 2, ...gone } },
    ])
    expect(rows['incident-events']).toMatchObject([{ after: { dutiesTaken: 2 } }])
  })

  it('makes of what was a microtrauma one again, and of that one the accident once it is taken back', () => {
    const microtrauma = aMicrotrauma({ incidentId: id })
    const incident = anIncident({ microtraumaId: microtrauma.id })
    const rows = written(annulled({ reason: 'Не было' }, { incident, microtrauma }))
    expect(rows['changed-microtraumas']).toEqual([{ ...microtrauma, incidentId: null }])
    const freed = { ...microtrauma, incidentId: null }
    const back = written(
      restored('Было', { incident: { ...incident, annulled: annulment }, microtrauma: freed }),
    )
    expect(back['changed-microtraumas']).toEqual([microtrauma])
  })

  it('leaves a microtrauma that goes on as another accident', () => {
    const microtrauma = aMicrotrauma({ incidentId: (id + 1) as Incident['id'] })
    const incident = anIncident({ microtraumaId: microtrauma.id })
    expect(
      written(annulled({ reason: 'x' }, { incident, microtrauma }))['changed-microtraumas'],
    ).toBeUndefined()
    const known = { incident: { ...incident, annulled: annulment }, microtrauma }
    expect(codesOf(restored('Было', known))).toEqual(['state: incident/microtrauma-closed'])
  })
})

describe('taking it back', () => {
  it('says why, and asks for that; what holds is not taken back', () => {
    const rows = written(restored('Был', { incident: over }))
    expect(rows['changed-incidents']).toEqual([anIncident()])
    expect(rows['incident-events']).toMatchObject([
      { before: { annulled: annulment }, after: { annulled: null, restoredBecause: 'Был' } },
    ])
    expect(codesOf(restored('', { incident: over }))).toEqual(['reason: reason/required'])
    expect(codesOf(restored('x', { incident: anIncident() }))).toEqual(['state: incident/not-annulled'])
    expect(restored('x', { incident: null })).toEqual(err(notFound))
  })
})

describe('an annulled accident', () => {
  const at = instant('2026-12-31T10:00:00Z')
  const now = moment('2026-12-31T13:00')

  it('is asked for nothing: no term, no notice, no line of a calendar; what was done stays', () => {
    const done = { inspect: doneAt('2026-11-19T16:00') }
    const plan = planInvestigation(anIncident({ annulled: annulment, done }), now)
    expect(plan).toMatchObject({ next: null, atOnce: [] })
    expect(plan.steps.filter(({ overdue }) => overdue)).toEqual([])
    expect(plan.steps.filter((step) => step.done).map(({ key }) => key)).toEqual(['inspect'])
    expect(plan.steps.every((step) => step.done !== null || step.skipped)).toBe(true)
    expect(listDeadlineEvents(over, now)).toEqual([])
    expect(listDeadlineEvents(anIncident(), now)).not.toEqual([])
    expect(listDueSteps(over, at)).toEqual([])
    expect(isFollowedUp(over, day('2026-11-20'))).toBe(false)
  })

  it('is listed only where annulled ones are asked for, whether it was completed or not', () => {
    const every = { search: '', state: null, degree: null }
    const completed = { ...over, completedOn: day('2026-11-25') }
    expect([over, completed].map(deriveIncidentState)).toEqual(['annulled', 'annulled'])
    expect([over, completed].map(isAnnulled)).toEqual([true, true])
    for (const one of [over, completed]) {
      expect(isListed(one, every)).toBe(false)
      expect(isListed(one, { ...every, state: 'annulled' })).toBe(true)
      expect(isListed(one, { ...every, state: 'in-process' })).toBe(false)
      expect(isListed(one, { ...every, state: 'completed' })).toBe(false)
    }
    expect(isListed(anIncident(), { ...every, state: 'annulled' })).toBe(false)
  })

  it('takes no change, no note, nothing required', () => {
    const refused = ['state: incident/annulled']
    expect(codesOf(changedBy({ done: { inspect: true } }, over, '2026-11-20T10:00:00Z'))).toEqual(refused)
    const storage = { ...storageOf({ incident: over }), 'duties-of-employees': () => [] }
    expect(
      codesOf(followInCompany(addNote.run({ companyId, id, details: { text: 'x' } }, signed), storage)),
    ).toEqual(refused)
    const briefing = { section: 'briefing', employeeIds: [1], deadline: '27.11.2026' }
    expect(
      codesOf(followInCompany(requireDuty.run({ companyId, id, details: briefing }, signed), storage)),
    ).toEqual(refused)
  })

  it('was none on a day before that', () => {
    const { before, after } = { before: { annulled: null }, after: { annulled: annulment } }
    const event = { entered: { by: someone, at: annulment.at }, before, after }
    const known = (on: string) => restoreIncident(over, [event], day(on), (of) => day(of.slice(0, 10)))
    expect(known('2026-11-19')).toEqual(anIncident())
    expect(known('2026-11-20')).toEqual(over)
  })
})
