import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { companyId, facts, makeStorage, signed, written } from '../../../tests/commands/obligation-storage.ts'
import { aCompletion, day, employee, memo, months, obligation, yesterday } from '../../../tests/examples.ts'
import { anIncident, codesOf, moment } from '../../../tests/incidents-example.ts'
import type { ObligationFacts } from '../../obligations/facts/obligation-facts.ts'
import type { Obligation } from '../../obligations/obligation.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { Incident } from '../incident.ts'
import { MOST_AT_ONCE } from './read-requirement.ts'
import { requireDuty } from './require-duty.ts'
import { type RequiredDuty, requiredSections } from './required-duty.ts'

/** On 12 March 2026; it is the 16th. */
const accident = anIncident({ occurredAt: moment('2026-03-12T14:10') })

type Known = {
  readonly incident?: Incident | null
  readonly already?: readonly RequiredDuty[]
  readonly obligations?: readonly ObligationFacts[]
}

/** Of three employees the last was dismissed the day before. */
function storageWith(obligations: readonly ObligationFacts[]): ReturnType<typeof makeStorage> {
  const storage = makeStorage(...obligations)
  const left = (id: number) => (id === 3 ? { dismissalDate: yesterday } : {})
  return {
    ...storage,
    employees: (asked) =>
      new Map([...storage.employees(asked)].map(([id, one]) => [id, { ...one, ...left(id) }])),
  }
}

const asked = (details: Input, { incident = accident, already = [], obligations = [] }: Known = {}) =>
  followInCompany(requireDuty.run({ companyId, id: accident.id, details }, signed), {
    ...storageWith(obligations),
    incident: () => incident,
    'required-duties': () => already,
    'duties-of-employees': ({ section, employeeIds }) =>
      obligations
        .filter(
          ({ obligation: { subject, employeeId } }) =>
            subject.section === section && employeeIds.includes(employeeId),
        )
        .map(({ obligation: { id } }) => id),
  })

const briefing = { section: 'briefing', employeeIds: [2, 1], deadline: '27.03.2026' }

describe('what an accident requires', () => {
  it('is a briefing given once, by the day that a person has set, kept and told', () => {
    const rows = written(asked(briefing))
    expect(rows['given-obligations']).toMatchObject([
      {
        obligation: {
          employeeId: 2,
          subject: { section: 'briefing', name: 'Внеплановый инструктаж' },
          periodicity: { kind: 'once' },
          fixed: { deadline: '2026-03-27' },
        },
      },
      { obligation: { employeeId: 1 } },
    ])
    const kept = { companyId, incidentId: accident.id, dueOn: '2026-03-27', entered: signed }
    expect(rows['required-duties']).toEqual([
      { ...kept, obligationId: 100 },
      { ...kept, obligationId: 101 },
    ])
    const said = { duties: { section: 'briefing', count: 2, dueOn: '2026-03-27' } }
    expect(rows['incident-events']).toEqual([
      { companyId, incidentId: accident.id, entered: signed, before: {}, after: said },
    ])
    expect(rows.journal).toMatchObject([
      { command: 'incidents/require', changes: [{ record: 'incident', ids: [accident.id], after: said }] },
    ])
  })

  it('answers with what each was given', () => {
    const outcome = asked(briefing)
    expect(outcome.ok && outcome.value.answer).toEqual([
      {
        section: 'briefing',
        obligationId: 100,
        employeeId: 2,
        fullName: expect.stringMatching(/^Работник 2/),
        dueOn: '2026-03-27',
        doneOn: null,
      },
      expect.objectContaining({ employeeId: 1 }),
    ])
  })

  it('is a training of the name that a person gives', () => {
    const training = { ...briefing, section: 'training', trainingName: 'Новый станок' }
    expect(written(asked(training))['given-obligations']?.[0]).toMatchObject({
      obligation: { subject: { section: 'training', name: 'Новый станок' }, ruleId: 'train.unscheduled' },
    })
    expect(codesOf(asked({ ...training, trainingName: ' ' }))).toEqual(['trainingName: text/required'])
  })

  it('is an assessment for whoever has none: of risks once, of working conditions every five years', () => {
    expect(written(asked({ ...briefing, section: 'risk' }))['given-obligations']?.[0]).toMatchObject({
      obligation: { subject: { section: 'risk', established: 'notAssessed' }, periodicity: { kind: 'once' } },
    })
    const conditions = written(asked({ ...briefing, section: 'workingConditions' }))
    expect(conditions['given-obligations']?.[0]).toMatchObject({
      obligation: {
        subject: { section: 'workingConditions', established: 'notAssessed' },
        periodicity: { kind: 'every', months: 60 },
        ruleId: 'sout.repeat',
        fixed: { deadline: '2026-03-27' },
      },
    })
  })
})

describe('an assessment that someone has already', () => {
  const conditions = { section: 'workingConditions', employeeIds: [1, 2], deadline: '2026-09-12' }
  const assessed = (done: string, changes: Partial<Obligation> = {}) =>
    facts(
      {
        employeeId: employee(1),
        subject: { section: 'workingConditions', established: '2' },
        periodicity: months(60),
        ...changes,
      },
      aCompletion(1, done, { result: '2' }),
    )
  const rows = (known: ObligationFacts) => written(asked(conditions, { obligations: [known] }))

  it('falls due earlier, and only the others are given a new one', () => {
    const moved = rows(assessed('2024-05-20'))
    expect(moved['changed-obligations']).toMatchObject([
      { obligation: { id: 1, fixed: { deadline: '2026-09-12' } } },
    ])
    expect(moved['given-obligations']).toMatchObject([{ obligation: { id: 100, employeeId: 2 } }])
    expect(moved['required-duties']).toMatchObject([{ obligationId: 1 }, { obligationId: 100 }])
    expect(moved['incident-events']).toMatchObject([{ after: { duties: { count: 2 } } }])
  })

  it('stays as it is where it is due by then, is in a memo or was made since the accident', () => {
    expect(rows(assessed('2021-09-12'))['changed-obligations']).toBeUndefined()
    expect(rows(assessed('2021-09-13'))['changed-obligations']).toHaveLength(1)
    const inMemo = rows(assessed('2024-05-20', { memo: { id: memo(7), number: 12 } }))
    expect(inMemo['changed-obligations']).toBeUndefined()
    expect(inMemo['required-duties']).toHaveLength(2)
    expect(rows(assessed('2026-03-12'))['changed-obligations']).toBeUndefined()
    expect(rows(assessed('2026-03-11'))['changed-obligations']).toHaveLength(1)
  })

  it('is told as done where it was made since the accident', () => {
    const doneOf = (done: string) => {
      const outcome = asked(conditions, { obligations: [assessed(done)] })
      return outcome.ok ? outcome.value.answer.map(({ doneOn }) => doneOn) : outcome
    }
    expect(doneOf('2026-03-12')).toEqual(['2026-03-12', null])
    expect(doneOf('2026-03-11')).toEqual([null, null])
  })

  it('that was closed is given again', () => {
    const closed = facts(
      { employeeId: employee(1), subject: { section: 'workingConditions', established: 'excluded' } },
      aCompletion(1, '2024-05-20', { result: 'excluded' }),
    )
    expect(rows(closed)['given-obligations']).toHaveLength(2)
  })

  it('needs nothing new where everyone has one', () => {
    const one = asked({ ...conditions, employeeIds: [1] }, { obligations: [assessed('2024-05-20')] })
    expect(written(one)['given-obligations']).toBeUndefined()
    expect(written(one)['required-duties']).toEqual([
      expect.objectContaining({ obligationId: obligation(1), dueOn: day('2026-09-12') }),
    ])
  })
})

describe('a briefing and a training', () => {
  it('are given again to whoever has had one of the name', () => {
    for (const [section, name] of [
      ['briefing', 'Внеплановый инструктаж'],
      ['training', 'Новый станок'],
    ] as const) {
      const had = facts({ employeeId: employee(1), subject: { section, name } })
      const given = written(asked({ ...briefing, section, trainingName: name }, { obligations: [had] }))
      expect(given['given-obligations'], section).toHaveLength(2)
      expect(given['changed-obligations'], section).toBeUndefined()
    }
  })
})

describe('what is refused', () => {
  const codes = (changes: Input, known?: Known) => codesOf(asked({ ...briefing, ...changes }, known))

  it('is a section that no accident requires, and no one chosen', () => {
    expect(codes({ section: 'ppe' })).toEqual(['section: section/unknown'])
    expect(codes({ employeeIds: [] })).toEqual(['employeeIds: employee/required'])
    expect(codes({ employeeIds: null })).toEqual(['employeeIds: employee/required'])
    expect(codes({ employeeIds: undefined })).toEqual(['employeeIds: employee/required'])
    expect(codes({ employeeIds: 1 })).toEqual(['employeeIds: list/invalid'])
    expect(codes({ employeeIds: [1, 'я'] })).toEqual(['employeeIds: list/invalid'])
    expect(codes({ employeeIds: [], deadline: '' })).toEqual([
      'employeeIds: employee/required',
      'deadline: date/required',
    ])
    expect(requiredSections).toHaveLength(4)
  })

  it('is too many at once', () => {
    const most = Array.from({ length: MOST_AT_ONCE }, (_, i) => i + 10)
    expect(codes({ employeeIds: most }).at(0)).toBe('employeeIds: employee/unknown')
    expect(codes({ employeeIds: [...most, 1] })).toEqual(['employeeIds: duty/too-many'])
    expect(codes({ employeeIds: [...most, 10] }).at(0)).toBe('employeeIds: employee/unknown')
  })

  it('is a term before the accident, or later than the law lets an assessment be', () => {
    expect(codes({ deadline: '' })).toEqual(['deadline: date/required'])
    expect(codes({ deadline: '11.03.2026' })).toEqual(['deadline: duty/before-accident'])
    expect(codes({ deadline: '12.03.2026' })).toEqual([])
    const conditions = { section: 'workingConditions' }
    expect(codes({ ...conditions, deadline: '12.09.2026' })).toEqual([])
    expect(codes({ ...conditions, deadline: '13.09.2026' })).toEqual(['deadline: duty/after-law'])
    expect(codes({ deadline: '13.09.2026' })).toEqual([])
  })

  it('is someone who is not the company’s, has it already or is dismissed, by the row', () => {
    const has: RequiredDuty = {
      section: 'briefing',
      obligationId: obligation(9),
      employeeId: employee(1),
      fullName: 'Работник 1',
      dueOn: day('2026-03-20'),
      doneOn: null,
    }
    const refused = asked({ ...briefing, employeeIds: [2, 1, 99, 3] }, { already: [has] })
    expect(refused).toMatchObject({
      error: {
        errors: [
          { field: 'employeeIds', row: 1, code: 'duty/required-already' },
          { field: 'employeeIds', row: 2, code: 'employee/unknown' },
          { field: 'employeeIds', row: 3, code: 'employee/dismissed' },
        ],
      },
    })
    expect(codes({ section: 'risk' }, { already: [has] })).toEqual([])
  })

  it('is anything after an accident that is not related to production, or after none', () => {
    const unrelated = { ...accident, answers: { qualify: false } }
    expect(codes({}, { incident: unrelated })).toEqual(['section: duty/unrelated'])
    expect(codes({}, { incident: { ...accident, answers: { qualify: true } } })).toEqual([])
    expect(asked(briefing, { incident: null })).toEqual({ ok: false, error: { code: 'not-found' } })
  })
})
