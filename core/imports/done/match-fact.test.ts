import { describe, expect, it } from 'vitest'
import {
  duty,
  facts,
  faults,
  name,
  named,
  other,
  plan,
  told,
  type Values,
} from '../../../tests/import-done-example.ts'
import { markPlan } from '../plan/import-plan.ts'
import type { Duty } from './fact.ts'

describe('held against the records', () => {
  const first = { section: 'training', name: 'Оказание первой помощи пострадавшим' } as const
  const done = (date: string, ...duties: readonly Duty[]) => told({ 'trainingDate:1': date }, ...duties)

  it('a later day is entered, an earlier or the same one changes nothing', () => {
    const known = duty(5, first, '2026-03-10')
    expect(facts({ 'trainingDate:1': '11.03.2026' }, known)).toMatchObject([
      { is: 'entered', duty: { id: 5 } },
    ])
    expect(done('10.03.2026', known)).toEqual([])
    expect(done('09.03.2026', known)).toEqual([])
    expect(plan([{ fullName: name, 'trainingDate:1': '10.03.2026' }], known)).toMatchObject([{ is: 'same' }])
    expect(done('09.03.2026', duty(5, first, null))).toMatchObject([['entered', {}, {}, '2026-03-09']])
    expect(done('09.03.2026', { ...known, employeeId: other.id })).toMatchObject([['given', {}, {}, {}]])
  })

  it('an examination without points is of all that the person has', () => {
    const known = [
      duty(5, { section: 'medicalExamination', factorNumber: '4.4' }, '2025-01-01'),
      duty(6, { section: 'medicalExamination', factorNumber: '6.1' }, null),
      duty(7, first, null),
    ]
    expect(facts({ medicalDate: '01.10.2026' }, ...known).map((fact) => fact.duty?.id)).toEqual([5, 6])
  })

  it('another class stands in place of one that has no day, and asks for the day of one that has', () => {
    const undated = duty(5, { section: 'workingConditions', established: '2' }, null)
    const dated = duty(5, { section: 'workingConditions', established: '2' }, '2026-03-10')
    const risk = duty(6, { section: 'risk', established: 'low' }, '2026-03-10')
    expect(facts({ soutClass: '3.1' }, undated)).toMatchObject([{ is: 'restated', duty: { id: 5 } }])
    expect(facts({ soutClass: '2' }, undated)).toEqual([])
    expect(facts({ soutClass: '2' }, dated)).toEqual([])
    expect(faults({ soutClass: '3.1' }, dated)).toEqual(['soutDate fact/date-required'])
    expect(faults({ riskLevel: 'высокий' }, risk)).toEqual(['riskDate fact/date-required'])
    expect(faults({ soutClass: '3.1', soutDate: '10.03.2026' }, dated)).toEqual(['soutClass fact/twice'])
    expect(facts({ soutClass: '3.1', soutDate: '11.03.2026' }, dated)).toMatchObject([{ is: 'entered' }])
    expect(told({ soutClass: '3.1', soutDate: '09.03.2026' }, dated)).toEqual([])
    expect(faults({ soutClass: '3.1', soutDate: '09.03.2026' }, dated)).toBe('same')
  })

  it('needs no periodicity where the person has it to do', () => {
    const own = duty(5, named('Бахилы особые'), '2026-03-10')
    expect(facts({ ppeItem: 'бахилы  особые', ppeDate: '11.03.2026' }, own)).toMatchObject([
      { is: 'entered' },
    ])
  })

  it('of several rows of one thing the latest counts; what contradicts is refused', () => {
    const row = (values: Values): Values => ({
      fullName: name,
      ppeItem: 'Каска',
      factPeriodicity: '1 год',
      ...values,
    })
    const dates = (...rows: readonly Values[]) =>
      plan(rows).map((entry) => (entry.is === 'changed' ? entry.facts.map(({ date }) => date) : entry.is))
    expect(
      dates(row({ ppeDate: '01.10.2026' }), row({ ppeDate: '02.10.2026' }), row({ ppeDate: '01.09.2026' })),
    ).toEqual([...['same', ['2026-10-02'], 'same']])
    expect(dates(row({ ppeDate: '01.10.2026' }), row({ ppeDate: '01.10.2026', ppeItem: 'КАСКА' }))).toEqual([
      ['2026-10-01'],
      'same',
    ])
    expect(dates(row({ ppeDate: '01.10.2026' }), row({ ppeDate: '01.10.2026', ppeQuantity: '2' }))).toEqual([
      ...['refused', 'refused'],
    ])
    expect(dates(row({ ppeDate: '01.10.2026' }), row({ ppeDate: '01.10.2026', ppeSize: '52' }))).toEqual([
      ...['refused', 'refused'],
    ])
    expect(dates(row({ ppeDate: '01.10.2026' }), row({ ppeDate: '02.10.2026', ppeQuantity: '2' }))).toEqual([
      ...['same', ['2026-10-02']],
    ])
    const sout = (soutClass: string): Values => ({ fullName: name, soutClass })
    expect(dates(sout('2'), sout('3.1'), sout('2'))).toEqual(['refused', 'refused', 'same'])
    expect(dates({ fullName: name, soutClass: '2' }, { fullName: name, riskLevel: 'низкий' })).toEqual([
      [null],
      [null],
    ])
    const both = { fullName: name, ppeItem: 'Каска', factPeriodicity: '1 год', ppeDate: '01.10.2026' }
    expect(dates(both, { ...both, fullName: 'Белова Вера Ильинична' })).toEqual([
      ['2026-10-01'],
      ['2026-10-01'],
    ])
  })

  it('is of each of two who come anew', () => {
    const work = {
      department: 'Карьер',
      position: 'Хранитель',
      hireDate: '01.02.2020',
      birthDate: '04.05.1980',
    }
    const row = (fullName: string, ppeDate: string): Values => ({
      ...{ fullName, ...work, ppeItem: 'Каска', factPeriodicity: '1 год', ppeDate },
    })
    expect(
      plan([row('Новый Пётр Ильич', '01.10.2026'), row('Другой Пётр Ильич', '02.10.2026')]),
    ).toMatchObject([
      { is: 'new', facts: { length: 1 } },
      { is: 'new', facts: { length: 1 } },
    ])
    const briefed = {
      ...{ fullName: 'Новый Пётр Ильич', ...work, 'briefingDate:Вводный инструктаж': '01.10.2026' },
      ...{ briefingKind: 'Вводный', briefingDate: '02.10.2026' },
    }
    expect(plan([briefed])).toMatchObject([{ is: 'new', facts: [{ date: '2026-10-02' }] }])
  })

  it('says why a row contradicts another', () => {
    const sout = (soutClass: string): Values => ({ fullName: name, soutClass })
    const twice = (value: string) => ({
      faults: [{ field: 'soutClass', value, error: { code: 'fact/twice' } }],
    })
    expect(plan([sout('2'), sout('3.1')])).toMatchObject([twice('2'), twice('3.1')])
    const undated = duty(5, { section: 'workingConditions', established: '2' }, null)
    expect(plan([sout('2'), sout('3.1')], undated)).toMatchObject([twice('2'), twice('3.1')])
  })

  it('what rows say of a person beside it is changed once', () => {
    const moved = { fullName: name, department: 'Цех', factPeriodicity: '1 год', ppeDate: '01.10.2026' }
    const [one, two, three] = plan([
      { ...moved, ppeItem: 'Каска' },
      { ...moved, ppeItem: 'Жилет' },
      { fullName: name, department: 'Цех' },
    ])
    expect(one).toMatchObject({ is: 'changed', changes: [{ field: 'department' }], facts: { length: 1 } })
    expect(two).toMatchObject({ is: 'changed', changes: [], facts: { length: 1 } })
    expect(three).toMatchObject({ is: 'same' })
    expect(
      plan([
        { ...moved, ppeItem: 'Каска' },
        { ...moved, department: 'Склад', ppeItem: 'Жилет' },
      ]),
    ).toMatchObject([...[{ is: 'undecided' }, { is: 'undecided' }]])
  })

  it('is in the mark of the plan', () => {
    const mark = (values: Values, ...duties: readonly Duty[]) =>
      markPlan({ entries: plan([{ fullName: name, ...values }], ...duties), absent: [] })
    const marks = [
      mark({ 'trainingDate:1': '01.10.2026' }),
      mark({ 'trainingDate:1': '02.10.2026' }),
      mark({ 'trainingDate:1': '02.10.2026', 'protocolNumber:1': '5' }),
      mark({ 'trainingDate:1': '02.10.2026' }, duty(5, first, null)),
      mark({ 'trainingDate:1': '02.10.2026' }, duty(6, first, null)),
    ]
    expect(new Set(marks).size).toBe(marks.length)
  })
})
