import { describe, expect, it } from 'vitest'
import { day, employee, today } from '../../../tests/examples.ts'
import { guard, held, quarry } from '../../../tests/import-example.ts'
import { undecided } from '../../../tests/undecided.ts'
import type { Employee } from '../../employees/employee.ts'
import type { ImportRow } from '../import-field.ts'
import { type Choice, markPlan } from './import-plan.ts'
import { planImport } from './plan-import.ts'

const snils = '112-233-445 95'
const titova = held(1, 'Титова', { personnelNumber: '007' })
const belova = held(2, 'Белова', { snils })
const staff = [titova, belova]
type Values = ImportRow['values']
const plan = (
  people: readonly Employee[],
  rows: readonly Values[],
  decided: {
    readonly choices?: readonly (readonly [number, Choice])[]
    readonly dismissals?: readonly (readonly [number, string])[]
  } = {},
) =>
  planImport(
    { today, staff: people, departments: [quarry], positions: [guard], duties: [] },
    rows.map((values, i) => ({ line: i + 1, values })),
    {
      ...undecided,
      choices: new Map(decided.choices),
      dismissals: new Map(decided.dismissals?.map(([id, on]) => [employee(id), day(on)])),
    },
  )
const absent = (...args: Parameters<typeof plan>) => plan(...args).absent.map(({ id }) => id)
const newcomer = {
  ...{ fullName: 'Орлова Анна Олеговна', birthDate: '1990-04-05', hireDate: '2021-03-01' },
  ...{ department: 'Карьер', position: 'Хранитель' },
}

describe('who is in no row', () => {
  it('is everybody at work but those whom rows are of, or may be', () => {
    expect(absent(staff, [])).toEqual([1, 2])
    expect(absent(staff, [{ fullName: 'Титова Вера Ильинична' }])).toEqual([2])
    expect(absent(staff, [newcomer])).toEqual([1, 2])
    const twins = [titova, held(3, 'Титова')]
    expect(absent([...twins, belova], [{ fullName: 'Титова В. И.' }])).toEqual([2])
    expect(plan(staff, []).absent).toMatchObject([
      {
        ...{ fullName: 'Титова Вера Ильинична', personnelNumber: '007', department: 'Карьер' },
        ...{ position: 'Хранитель', dismissal: null, fault: null },
      },
      { id: 2 },
    ])
  })

  it('is nobody who has left, leaves on a day that is known, or has yet to begin', () => {
    const others = [
      held(1, 'Титова', { dismissalDate: day('2020-01-01') }),
      held(2, 'Белова', { dismissalDate: day('2027-01-01') }),
      held(3, 'Чайкина', { hireDate: day('2027-01-01') }),
      held(4, 'Ёлкина', { hireDate: today }),
    ]
    expect(absent(others, [])).toEqual([4])
  })

  it('is nobody who is likely meant by a row that is not loaded', () => {
    for (const row of [
      { fullName: 'Титова' },
      { fullName: 'Титова В. О.' },
      { fullName: 'Титова Валентина Олеговна', birthDate: '1990-02-31' },
      { personnelNumber: '7', department: 'Карьер', position: 'Хранитель' },
      { fullName: 'Иванова (Титова) Вера', email: 'none' },
    ])
      expect(absent(staff, [row])).toEqual([2])
    expect(absent(staff, [{ fullName: 'Орлова Анна', snils }])).toEqual([1])
    expect(absent(staff, [{ fullName: 'Титова Ольга Олеговна' }])).toEqual([1, 2])
    expect(absent(staff, [{ fullName: 'Титова' }], { choices: [[1, 'skip']] })).toEqual([2])
  })

  it('is as was decided about the rows', () => {
    const namesake = { ...newcomer, fullName: 'Титова Вера Ильинична' }
    expect(absent(staff, [namesake])).toEqual([2])
    expect(absent(staff, [namesake], { choices: [[1, 'new']] })).toEqual([1, 2])
    expect(absent(staff, [namesake], { choices: [[1, employee(2)]] })).toEqual([1])
    const same = { ...namesake, birthDate: titova.birthDate }
    const two = [same, { ...same, email: 'b@example.org' }]
    const different: readonly (readonly [number, Choice])[] = [
      [1, 'new'],
      [2, 'new'],
    ]
    expect(absent(staff, two, { choices: different })).toEqual([2])
  })
})

describe('a dismissal', () => {
  it('is by a day that can be, told where it can’t', () => {
    const on = (text: string) => plan([titova], [], { dismissals: [[1, text]] }).absent[0]
    expect(on('2026-02-01')).toMatchObject({ dismissal: '2026-02-01', fault: null })
    expect(on('1990-01-01')?.fault).toEqual({ field: 'dismissalDate', code: 'dismissal-date/before-hire' })
    expect(on('2029-01-01')?.fault).toEqual({ field: 'dismissalDate', code: 'date/too-far' })
  })

  it('leaves the personnel number to a row of the same file', () => {
    const heir = { ...newcomer, personnelNumber: '7' }
    const isOf = (dismissals: readonly (readonly [number, string])[]) =>
      plan(staff, [heir], { dismissals }).entries.map(({ is }) => is)
    expect(isOf([])).toEqual(['refused'])
    expect(isOf([[1, '2026-02-01']])).toEqual(['new'])
    expect(isOf([[1, '1990-01-01']])).toEqual(['refused'])
    expect(isOf([[2, '2026-02-01']])).toEqual(['refused'])
  })

  it('is in the mark of the plan, with who they are by then', () => {
    const mark = (one: Employee, on: string | null) =>
      markPlan(plan([one, belova], [newcomer], on === null ? {} : { dismissals: [[1, on]] }))
    const marks = [
      mark(titova, null),
      mark(titova, '2026-02-01'),
      mark(titova, '2026-02-02'),
      mark({ ...titova, version: 5 }, '2026-02-02'),
    ]
    expect(new Set(marks).size).toBe(marks.length)
    const both = [
      [1, '2026-02-01'],
      [2, '2026-02-02'],
    ] as const
    const of = (people: readonly Employee[]) => markPlan(plan(people, [newcomer], { dismissals: both }))
    expect(of([titova, belova])).toBe(of([belova, titova]))
  })
})
