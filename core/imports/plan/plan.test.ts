import { describe, expect, it } from 'vitest'
import { anEmployee, day, employee, mining, today } from '../../../tests/examples.ts'
import { undecided } from '../../../tests/undecided.ts'
import type { DepartmentId } from '../../departments/department.ts'
import type { Employee, EmployeeDetails } from '../../employees/employee.ts'
import type { PositionId } from '../../positions/position.ts'
import { shippedPositions } from '../../positions/shipped-positions.ts'
import type { ImportRow } from '../import-field.ts'
import { listAdded } from '../make-things.ts'
import { makePlaces } from '../places/places.ts'
import type { ImportGround } from './import-ground.ts'
import { type Choice, markPlan } from './import-plan.ts'
import { planImport } from './plan-import.ts'
import { findGivenField, readSaid } from './read-person.ts'

const guard = { id: 100_001 as PositionId, name: 'Хранитель' }
const quarry = { id: 1 as DepartmentId, companyId: mining, name: 'Карьер' }
const held = (id: number, changes: Partial<EmployeeDetails> = {}): Employee => ({
  ...anEmployee({ positionId: guard.id, ...changes }),
  ...{ id: employee(id), companyId: mining, position: guard, version: 1 },
})
const snils = '112-233-445 95'
const otherSnils = '123-456-789 64'
const vera = { fullName: 'Абрамова Вера Ильинична' }
const born = { birthDate: '1988-05-14' }
type Values = ImportRow['values']
const work = { department: 'Карьер', position: 'Хранитель', hireDate: '2020-01-01' }
const plan = (
  staff: readonly Employee[],
  rows: readonly Values[],
  choices: readonly (readonly [number, Choice])[] = [],
) => {
  const ground: ImportGround = { today, staff, departments: [quarry], positions: [guard], duties: [] }
  const lines = rows.map((values, i) => ({ line: i + 1, values }))
  return planImport(ground, lines, { ...undecided, choices: new Map(choices) }).entries
}
const isOf = (...args: Parameters<typeof plan>) => plan(...args).map(({ is }) => is)
/** Whom a row is of: their ids. */
const whose = (staff: readonly Employee[], values: Values) => {
  const [entry] = plan(staff, [{ email: 'new@example.org', ...values }])
  if (entry?.is === 'changed') return entry.id
  return entry?.is === 'undecided' ? entry.candidates.map(({ id }) => id) : entry?.is
}

describe('whose a row is', () => {
  const twins = [held(1, { personnelNumber: '007' }), held(2, { personnelNumber: '8' }), held(3)]

  it('is told by the number and the name, and by the birth date', () => {
    expect(whose(twins, { ...vera, personnelNumber: '7' })).toBe(1)
    expect(whose(twins, { ...vera, personnelNumber: '0008' })).toBe(2)
    expect(whose(twins, { ...vera, personnelNumber: '9' })).toEqual([1, 2, 3])
    expect(whose(twins, vera)).toEqual([1, 2, 3])
    expect(whose([held(1), held(2, { birthDate: day('1990-01-01') })], { ...vera, ...born })).toBe(1)
    const same = [held(1, { personnelNumber: '7' }), held(2, { personnelNumber: '7' })]
    expect(whose(same, { ...vera, personnelNumber: '7' })).toEqual([1, 2])
    const some = [held(1), held(2), held(3, { birthDate: day('1990-01-01') })]
    expect(whose(some, { ...vera, ...born })).toEqual([1, 2])
    expect(whose(some, { ...vera, birthDate: '1991-01-01' })).toEqual([1, 2, 3])
  })

  it('is told by the СНИЛС, whatever one of the names has become', () => {
    const one = [held(1, { snils })]
    expect(whose(one, { fullName: 'Белова Вера', snils })).toBe(1)
    expect(whose(one, { fullName: 'Абрамова Ольга', snils })).toBe(1)
    expect(whose(one, { fullName: 'Белова Ольга', snils })).toBe('refused')
    expect(whose(one, { ...vera, snils: '11223344595' })).toBe(1)
    expect(whose(one, { ...vera, ...work, ...born, snils: otherSnils })).toBe('new')
    expect(whose([held(1)], { ...vera, snils })).toBe(1)
    expect(whose(one, { ...vera, snils: '112-233-445 90' })).toBe('refused')
  })

  it('is told by the number and the birth date or the rest of the name, though the surname has changed', () => {
    const one = [held(1, { personnelNumber: '007' })]
    const row = { fullName: 'Белова Вера Ильинична', personnelNumber: '7' }
    expect(plan(one, [row])).toMatchObject([
      { is: 'changed', id: 1, changes: [{ field: 'lastName', before: 'Абрамова', after: 'Белова' }] },
    ])
    expect(whose(one, { ...row, ...born, ...work })).toBe(1)
    expect(whose(one, { ...row, ...born, fullName: 'Белова Вера' })).toBe(1)
    expect(whose(one, { ...row, fullName: 'Белова В. И.' })).toEqual([1])
    expect(whose(one, { ...row, fullName: 'Белова Вера' })).toEqual([1])
    expect(whose(one, { ...row, birthDate: '1990-01-01' })).toEqual([1])
    expect(whose(one, { ...row, ...born, fullName: 'Белова Ольга Ильинична' })).toEqual([1])
    expect(whose(one, { ...row, ...work, fullName: 'Белова Ольга Ильинична', birthDate: '1990-01-01' })).toBe(
      'refused',
    )
  })

  it('is asked where nothing but the surname differs, and where another of the staff may be meant', () => {
    const [abramova, belova] = [
      held(1, { personnelNumber: '7' }),
      held(2, { lastName: 'Белова', personnelNumber: '9', birthDate: day('1990-01-01') }),
    ]
    const row = { fullName: 'Белова Вера Ильинична', ...work }
    expect(whose([abramova], { ...row, ...born })).toEqual([1])
    expect(whose([abramova], { ...row, ...born, personnelNumber: '8' })).toEqual([1])
    expect(whose([abramova], { ...row, birthDate: '1990-01-01' })).toBe('new')
    expect(whose([held(1, { fatherName: null })], { ...row, ...born })).toBe('new')
    expect(whose([abramova, belova], { ...row, personnelNumber: '7' })).toEqual([2, 1])
    expect(whose([abramova, belova], { ...row, birthDate: '1990-01-01' })).toBe(2)
    const left = held(1, { personnelNumber: '7', dismissalDate: day('2024-02-01') })
    expect(whose([left], { ...row, personnelNumber: '7' })).toEqual([1])
    expect(whose([left], { ...row, ...born, personnelNumber: '7' })).toBe(1)
    expect(whose([left], { ...row, ...born, personnelNumber: '7', hireDate: '2024-02-02' })).toBe('new')
  })

  it('is of nobody whose СНИЛС is another', () => {
    const row = { fullName: 'Белова Вера Ильинична', ...work, ...born }
    const one = held(1, { personnelNumber: '7', snils })
    expect(whose([one], { ...row, snils: otherSnils })).toBe('new')
    expect(whose([one], { ...row, snils: otherSnils, personnelNumber: '7' })).toBe('refused')
    expect(whose([one], { ...row, fullName: 'Белова (Абрамова) Вера Ильинична', snils: otherSnils })).toBe(
      'new',
    )
    const left = held(2, { firstName: 'Ольга', snils: otherSnils, dismissalDate: day('2019-02-01') })
    const unknown = held(1, { personnelNumber: '7' })
    expect(whose([unknown, left], { ...row, snils: otherSnils })).toBe('new')
  })

  it('is told by an earlier surname in brackets', () => {
    const one = [held(1)]
    for (const fullName of [
      'Белова (Абрамова) Вера Ильинична',
      'Белова Вера Ильинична (урожд. АБРАМОВА)',
      'Белова(Абрамова)Вера',
    ])
      expect(plan(one, [{ fullName }])).toMatchObject([
        { is: 'changed', id: 1, changes: [{ field: 'lastName', after: 'Белова' }] },
      ])
    expect(isOf(one, [{ fullName: 'Абрамова (Белова) Вера' }])).toEqual(['same'])
    expect(isOf(one, [{ lastName: 'Абрамова (Белова)', firstName: 'Вера' }])).toEqual(['same'])
    expect(whose(one, { lastName: 'Белова (Абрамова)', firstName: 'Вера' })).toBe(1)
    expect(whose([held(1, { snils })], { fullName: 'Белова (Абрамова) Ольга', snils })).toBe(1)
    const both = [held(1), held(2, { lastName: 'Белова' })]
    expect(whose(both, { fullName: 'Абрамова (Белова) Вера Ильинична' })).toEqual([1, 2])
    expect(whose(one, { fullName: 'Белова (совм.) Вера Ильинична', ...work, birthDate: '1990-01-01' })).toBe(
      'new',
    )
  })

  it('is of a name that fits, which an initial and a lack of the patronymic do', () => {
    const one = [held(1)]
    for (const fullName of ['Абрамова В. И.', 'Абрамова В.', 'Абрамова Вера', 'АБРАМОВА вера ильинична'])
      expect(whose(one, { fullName })).toBe(1)
    for (const fullName of ['Абрамова О. И.', 'Абрамова Вер Ильинична', 'Абрамова Вера Олеговна'])
      expect(whose(one, { fullName, ...work, ...born, sex: 'ж' })).not.toBe(1)
    expect(whose([held(1, { fatherName: null })], vera)).toBe(1)
  })

  it('is of somebody new after a dismissal, and not on its day or where no day is told', () => {
    const left = [held(1, { dismissalDate: day('2024-02-01') })]
    const row = { ...vera, ...work, ...born }
    expect(whose(left, { ...row, hireDate: '2024-02-02' })).toBe('new')
    expect(whose(left, { ...vera, ...born, hireDate: '2024-02-01' })).toBe(1)
    expect(whose(left, vera)).toBe(1)
    expect(whose([held(1)], { ...vera, hireDate: '2024-02-02' })).toBe(1)
    const returned = [held(1, { snils }), held(2, { snils, dismissalDate: day('2024-02-01') })]
    expect(whose(returned, { ...vera, snils, hireDate: '2024-02-02' })).toBe(1)
  })

  it('is as was decided', () => {
    const row = { ...vera, email: 'new@example.org' }
    expect(plan(twins, [row], [[1, employee(2)]])).toMatchObject([{ is: 'changed', id: 2 }])
    expect(isOf([held(1)], [{ ...row, ...work, ...born }], [[1, 'new']])).toEqual(['new'])
    expect(plan(twins, [{ ...vera, department: 'Карьер', positionStaff: 'Сторож' }])).toMatchObject([
      {
        is: 'undecided',
        about: 'person',
        place: 'Карьер · Сторож',
        fullName: vera.fullName,
        line: 1,
        mayBeNew: true,
      },
    ])
    expect(isOf(twins, [row], [[1, employee(99)]])).toEqual(['refused'])
  })
})

describe('rows of one person', () => {
  const [one, other] = [
    { ...vera, email: 'a@example.org' },
    { ...vera, email: 'b@example.org' },
  ]

  it('are asked about, whether the person is on the staff or not', () => {
    const asked = { is: 'undecided', lines: [1, 2], candidates: [], mayBeNew: true }
    expect(plan([held(1)], [one, other])).toMatchObject([asked, asked])
    const born1 = { ...born, ...work }
    expect(
      plan(
        [],
        [
          { ...one, ...born1 },
          { ...other, ...born1 },
        ],
      ),
    ).toMatchObject([asked, asked])
    expect(isOf([held(1)], [one, other], [[1, employee(1)]])).toEqual(['changed', 'undecided'])
    expect(
      isOf(
        [held(1), held(2)],
        [one, other],
        [
          [1, employee(1)],
          [2, employee(2)],
        ],
      ),
    ).toEqual(['changed', 'changed'])
  })

  it('are asked about no more once one is said to be new, and one is enough of two alike', () => {
    expect(isOf([held(1)], [one, other], [[1, 'new']])).toEqual(['refused', 'changed'])
    const [first, second] = [1, 2].map((line) => [line, employee(1)] as const)
    if (!first || !second) throw new Error('there are two')
    expect(isOf([held(1), held(2)], [one, one], [first, second])).toEqual(['changed', 'same'])
  })

  it('are one where they say the same, wherever they stand among others', () => {
    const [a, b] = [one, other].map((row) => ({ ...row, ...work, ...born }))
    if (!a || !b) throw new Error('there are two')
    expect(isOf([], [a, b, b])).toEqual(['undecided', 'undecided', 'same'])
    expect(isOf([], [b, a, b])).toEqual(['undecided', 'undecided', 'same'])
    const [assessed, plain] = [{ ...vera, soutClass: '2' }, vera]
    expect(isOf([held(1)], [assessed, plain, other])).toEqual(['undecided', 'undecided', 'undecided'])
    expect(isOf([held(1)], [plain, assessed, other])).toEqual(['undecided', 'undecided', 'undecided'])
  })

  it('are of two where someone says so, unless they have one СНИЛС', () => {
    const both = [
      { ...one, ...work, ...born },
      { ...other, ...work, ...born },
    ] as const
    const areNew = [
      [1, 'new'],
      [2, 'new'],
    ] as const
    expect(isOf([held(1)], both, areNew)).toEqual(['new', 'new'])
    expect(isOf([held(1)], both, [[1, 'new']])).toEqual(['new', 'undecided'])
    expect(
      isOf(
        [],
        [
          { ...both[0], snils },
          { ...both[1], snils },
        ],
        areNew,
      ),
    ).toEqual(['refused', 'refused'])
    expect(
      isOf(
        [],
        [
          { ...both[0], snils },
          { ...both[1], snils },
        ],
        [[1, 'new']],
      ),
    ).toEqual(['new', 'undecided'])
  })

  it('are of one of the staff where they differ in what was done alone, and asked about otherwise', () => {
    const [first, second] = [{ soutClass: '2' }, { riskLevel: 'низкий' }]
    const newcomer = { ...vera, ...work, ...born }
    const rows = [
      { ...newcomer, ...first },
      { ...newcomer, ...second },
    ]
    expect(isOf([held(1)], rows)).toEqual(['changed', 'changed'])
    expect(isOf([], rows)).toEqual(['undecided', 'undecided'])
    expect(isOf([held(1)], rows, [[2, 'new']])).toEqual(['undecided', 'new'])
  })

  it('are asked about beside those that were said to be of the same one', () => {
    const staff = [held(1), held(2, { birthDate: day('1990-01-01') })]
    const said = { ...vera, soutClass: '2' }
    expect(plan(staff, [said, { ...one, ...born }], [[1, employee(1)]])).toMatchObject([
      { is: 'changed', id: 1 },
      { is: 'undecided', lines: [1, 2] },
    ])
    const rows = [said, { ...vera, riskLevel: 'низкий' }, { ...one, ...born }]
    const chosen = [1, 2].map((line) => [line, employee(1)] as const)
    expect(plan(staff, rows, chosen)[2]).toMatchObject({ is: 'undecided', lines: [1, 2, 3] })
  })

  it('add the places of those alone by whom somebody is moved', () => {
    const rows = [
      { ...vera, department: 'Цех', position: 'Обходчик', soutClass: '2' },
      { ...vera, department: 'Склад', position: 'Смотрящий', riskLevel: 'низкий' },
    ]
    const entries = plan(
      [held(1)],
      rows,
      [1, 2].map((line) => [line, employee(1)] as const),
    )
    expect(entries).toMatchObject([
      { is: 'changed', changes: { length: 2 } },
      { is: 'changed', changes: [], facts: { length: 1 } },
    ])
    expect(listAdded(entries)).toEqual({ departments: ['Цех'], positions: ['Обходчик'] })
  })

  it('are asked about where the surname of one is in brackets in the other', () => {
    const rows = ['Белова (Абрамова) Вера', 'Абрамова Вера'].map((fullName) => ({
      ...{ fullName, ...born, ...work },
    }))
    expect(plan([], rows)).toMatchObject(
      Array.from({ length: 2 }, () => ({ is: 'undecided', lines: [1, 2] })),
    )
  })

  it('are not of one where initials are alike', () => {
    const initials = { fullName: 'Орлов О. О.', ...born }
    expect(isOf([], [initials, { ...initials, ...work }])).toEqual(['refused', 'refused'])
  })
})

describe('what changes', () => {
  it('is told of the position, and of how the staffing table words it', () => {
    const [shipped] = shippedPositions
    if (!shipped) throw new Error('none is shipped')
    const position = `${shipped.name} 5 разряда`
    expect(plan([held(1)], [{ ...vera, position }])).toEqual([
      {
        ...{ facts: [], is: 'changed', id: 1, line: 1, fullName: vera.fullName },
        details: anEmployee({ positionId: shipped.id, positionStaff: position }),
        place: {
          department: { id: 1, name: 'Карьер' },
          position: { id: shipped.id, name: shipped.name },
        },
        changes: [
          { field: 'position', before: 'Хранитель', after: shipped.name },
          { field: 'positionStaff', before: null, after: position },
        ],
      },
    ])
    const worded = [held(1, { positionStaff: 'Главный хранитель' })]
    for (const said of ['главный хранитель', 'хранитель'])
      expect(isOf(worded, [{ ...vera, position: said }])).toEqual(['same'])
    expect(plan(worded, [{ ...vera, position: 'Обходчик' }])).toMatchObject([
      { details: { positionId: guard.id, positionStaff: null }, place: { position: { name: 'Обходчик' } } },
    ])
  })

  it('is told of the name, but for initials, and of an unknown department', () => {
    const one = [held(1, { snils })]
    expect(plan(one, [{ fullName: 'Белова Вера', snils, department: 'Цех' }])).toMatchObject([
      {
        details: { lastName: 'Белова', fatherName: 'Ильинична', departmentId: 1 },
        changes: [
          { field: 'lastName', before: 'Абрамова', after: 'Белова' },
          { field: 'department', before: 'Карьер', after: 'Цех' },
        ],
      },
    ])
    expect(plan(one, [{ fullName: 'Абрамова В.И.', snils }])).toMatchObject([{ is: 'same', line: 1 }])
  })

  it('is not the surname where nothing is told but what was done', () => {
    const one = [held(1, { personnelNumber: '7' })]
    const row = { fullName: 'Белова Вера Ильинична', personnelNumber: '7', soutClass: '2' }
    expect(plan(one, [row])).toMatchObject([{ is: 'changed', id: 1, changes: [], facts: { length: 1 } }])
    expect(plan(one, [{ ...row, ...born }])).toMatchObject([{ changes: [{ field: 'lastName' }] }])
  })

  it('is no personnel number that lacks its leading zeros', () => {
    const one = [held(1, { personnelNumber: '00117' })]
    expect(isOf(one, [{ ...vera, personnelNumber: '117' }])).toEqual(['same'])
    expect(plan(one, [{ ...vera, personnelNumber: '1170' }])).toMatchObject([
      { changes: [{ field: 'personnelNumber', before: '00117', after: '1170' }] },
    ])
  })

  it('is refused where a value can’t be', () => {
    expect(plan([held(1)], [{ ...vera, email: 'none' }])).toMatchObject([
      { is: 'refused', line: 1, fullName: vera.fullName, faults: [{ field: 'email', value: 'none' }] },
    ])
  })
})

describe('what can’t be taken', () => {
  it('is told of rows without a name, and without a place', () => {
    expect(plan([], [{ ...work }, { fullName: 'Орлов', ...work }])).toMatchObject([
      { line: 1, fullName: '', faults: [{ field: 'lastName', error: { code: 'full-name/incomplete' } }] },
      { line: 2, fullName: 'Орлов', faults: [{ field: 'fullName', value: 'Орлов' }] },
    ])
    const { department: _, ...nowhere } = work
    expect(plan([], [{ ...vera, ...born, ...nowhere }])).toMatchObject([
      { is: 'refused', line: 1, fullName: vera.fullName, faults: [{ field: 'department' }] },
    ])
    expect(isOf([], [{}], [[1, 'skip']])).toEqual(['skipped'])
  })

  it('is no patronymic that a full name says is not there', () => {
    for (const lacking of ['нет', '-', '—', 'отсутствует', 'н/д'])
      expect(plan([], [{ fullName: `Петров Пётр ${lacking}`, sex: 'м', ...work, ...born }])).toMatchObject([
        { is: 'new', fullName: 'Петров Пётр', details: { fatherName: null } },
      ])
  })

  it('is told of the name as it would be written', () => {
    const [entry] = plan([], [{ fullName: 'ОРЛОВА АННА ОЛЕГОВНА', ...work, ...born }])
    expect(entry).toMatchObject({ is: 'new', fullName: 'Орлова Анна Олеговна' })
  })

  it('is told where it was given', () => {
    const row = (values: Values) => ({ line: 1, values })
    const fullName = 'Петров Пётр'
    for (const field of ['lastName', 'firstName', 'fatherName'] as const) {
      expect(findGivenField(field, row({ fullName }))).toBe('fullName')
      expect(findGivenField(field, row({ fullName, [field]: 'Пётр' }))).toBe(field)
      expect(findGivenField(field, row({}))).toBe(field)
    }
    expect(findGivenField('email', row({ fullName }))).toBe('email')
  })
})

describe('what a row says of a person', () => {
  it.each([
    [' М ', 'm'],
    ['Мужской', 'm'],
    ['male', 'm'],
    ['жен.', 'f'],
    ['F', 'f'],
    ['да', 'да'],
  ])('«%s» is the sex %s', (sex, told) => {
    expect(readSaid({ sex }, today)).toEqual({ sex: told })
  })

  it('is a СНИЛС that a program took for a number', () => {
    expect(readSaid({ snils: '1223344595' }, today)).toEqual({ snils: '01223344595' })
    expect(readSaid({ snils: '1234567' }, today)).toEqual({ snils: '1234567' })
    expect(readSaid({}, today)).toStrictEqual({})
  })
})

describe('telephones of a row', () => {
  const [office, mobile] = ['+7 (495) 123-45-67', '+7 (911) 123-45-67']

  it.each([
    ['(495) 123-45-67 доб. 12', { workPhone: office, internalPhone: '12' }],
    ['8-495-123-45-67, доб.1234', { workPhone: office, internalPhone: '1234' }],
    ['+7 495 123 45 67 (доб. 12)', { workPhone: office, internalPhone: '12' }],
    ['4951234567 вн. 12', { workPhone: office, internalPhone: '12' }],
    ['4951234567#12', { workPhone: office, internalPhone: '12' }],
    ['тел.: 8 (495) 123-45-67 (раб.)', { workPhone: office }],
    ['8 495 123-45-67, 8 911 123-45-67 (моб)', { workPhone: office, workMobilePhone: mobile }],
    ['8 495 123-45-67; 8 495 123-45-67', { workPhone: office }],
  ])('«%s» are taken apart', (workPhone, told) => {
    expect(readSaid({ workPhone }, today)).toEqual(told)
  })

  it.each([
    ['8 495 123-45-67, 8 495 123-45-68'],
    ['8 495 123-45-67, 123-45-68'],
    ['8 495 123-45-67, 8 911 123-45-67, 8 912 123-45-67'],
    ['8 495 123-45-67 доб. 1234567'],
    ['123-45-67 доб. 12'],
    ['8 495 12З 45 67'],
    ['8 495 123-45-6т'],
    ['8 495 123-45-6 т. 7'],
    ['нет телефона'],
  ])('«%s» stay, to be refused', (workPhone) => {
    expect(readSaid({ workPhone }, today)).toEqual({ workPhone })
  })

  it('lack what is dialled within the company where the number is a mobile one, or another is there', () => {
    const workPhone = '(495) 123-45-67 доб. 12'
    expect(readSaid({ personalPhone: '8 911 123-45-67 (моб) доб. 12' }, today)).toEqual({
      personalPhone: mobile,
    })
    const personalPhone = '8 911 123-45-67, 8 912 123-45-67'
    expect(readSaid({ personalPhone }, today)).toEqual({ personalPhone })
    expect(readSaid({ workPhone, internalPhone: '34' }, today)).toEqual({
      ...{ workPhone: office, internalPhone: '34' },
    })
    const two = '8 495 123-45-67, 8 911 123-45-67'
    expect(readSaid({ workPhone: two, workMobilePhone: '1' }, today)).toEqual({
      ...{ workPhone: two, workMobilePhone: '1' },
    })
    const one = [held(1, { workPhone: office, internalPhone: '34', workMobilePhone: '+7 (911) 000-00-00' })]
    expect(isOf(one, [{ ...vera, workPhone }])).toEqual(['same'])
    expect(isOf(one, [{ ...vera, workPhone: two }])).toEqual(['same'])
    expect(plan([held(1, { workPhone: office })], [{ ...vera, workPhone }])).toMatchObject([
      { changes: [{ field: 'internalPhone', before: null, after: '12' }] },
    ])
  })
})

describe('places', () => {
  it('are known by their names, of two alike the first; the company’s own before a grade’s', () => {
    const [shipped] = shippedPositions
    if (!shipped) throw new Error('none is shipped')
    const graded = { id: 5 as PositionId, name: `${shipped.name} (5 разряда)` }
    const known = { departments: [quarry, { ...quarry, id: 2 as DepartmentId }], positions: [graded] }
    const places = makePlaces(known, [], new Map())
    expect(places.department(' карьер ')).toEqual({ id: 1, name: 'Карьер' })
    expect(places.position(graded.name)).toEqual({ ...graded, staff: null })
    expect(places.position(`${shipped.name}, 4 разр.`)).toMatchObject({ id: shipped.id })
  })
})

it('a mark tells what changes, of whom and in which row', () => {
  const mark = (staff: readonly Employee[], ...rows: readonly Values[]) =>
    markPlan({ entries: plan(staff, rows), absent: [] })
  const change = (email: string) => ({ ...vera, email })
  const marks = [
    mark([held(1)], change('a@example.org')),
    mark([held(1)], change('b@example.org')),
    mark([held(1, { email: 'c@example.org' })], change('a@example.org')),
    mark([held(1)], {}, change('a@example.org')),
    mark([held(1)], vera),
    mark([held(1)], {}),
    mark([], { ...vera, ...work, ...born }),
    mark([], { ...vera, ...work, ...born, department: 'Цех' }),
    mark([], { ...vera, ...work, birthDate: '1988-05-15' }),
    mark([held(1)], {}, {}),
  ]
  expect(new Set(marks).size).toBe(marks.length)
})
