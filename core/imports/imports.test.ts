import { describe, expect, it, test } from 'vitest'
import {
  choose,
  day,
  head,
  isOf,
  loaded,
  nothing,
  orlova,
  petrov,
  plan,
  readRows,
  sheet,
} from '../../tests/import-table-example.ts'
import { listAdded } from './make-things.ts'
import { countEntries, type ImportPlan, markPlan } from './plan/import-plan.ts'

const markOf = (entries: ImportPlan) => markPlan({ entries, absent: [] })

describe('the rows', () => {
  it('are people: totals, numbers of columns, repeated heads and signatures are none', () => {
    const rows = readRows(
      sheet(
        head,
        [1, 2, 3, 4, 5, 6, 7],
        petrov,
        [],
        head,
        orlova,
        ['Итого', null, null, 2],
        [null, null, null, 'Директор'],
        ['Начальник отдела кадров', null, 'Сидорова А. П.'],
        [null, '(расшифровка подписи)'],
      ),
    )
    expect(rows.map(({ line }) => line)).toEqual([3, 6])
    expect(rows[0]?.values).toEqual({
      personnelNumber: '0012',
      fullName: 'Петров Пётр Ильич',
      department: 'Цех № 1',
      position: 'Слесарь-ремонтник 5 разряда',
      birthDate: '1980-05-04',
      hireDate: '43831',
      snils: '112-233-445 95',
    })
  })

  it('leave out each line of a head that is repeated', () => {
    const lines = [
      ['Сотрудник', null, 'Дата', null],
      ['Фамилия', 'Имя', 'рождения', 'приема'],
    ]
    const book = sheet(...lines, ['Петров', 'Пётр', '1980-05-04', '2020-01-01'], ...lines)
    expect(readRows(book).map(({ line }) => line)).toEqual([3])
  })

  it('take a cell that says there is nothing for a blank one', () => {
    const nothings = ['нет', 'Н/Д', 'не указан', '—', 'отсутствует']
    const rows = readRows(
      sheet(['ФИО', 'Телефон', 'Отдел'], ...nothings.map((one) => ['Петров Пётр', one, 'Цех'])),
    )
    expect(rows.map(({ values }) => values.personalPhone)).toEqual(nothings.map(() => undefined))
  })

  it('are of the department that a row above names', () => {
    const book = sheet(
      ['Сотрудник', 'Должность', 'Дата рождения'],
      ['Цех № 1', null, null],
      ['Петров Пётр Ильич', 'Слесарь', '1980-05-04'],
      ['Структурное подразделение: Склад', null, 2],
      ['Орлова Анна Олеговна', 'Кладовщик', '1990-04-05'],
    )
    expect(readRows(book).map(({ values }) => values.department)).toEqual(['Цех № 1', 'Склад'])
  })
})

describe('a plan', () => {
  it('takes people on with their departments and positions, sex told by the patronymic, days by number or in words', () => {
    const entries = plan(sheet(head, petrov, orlova))
    expect(entries).toMatchObject([
      {
        is: 'new',
        line: 2,
        fullName: 'Петров Пётр Ильич',
        details: {
          sex: 'm',
          hireDate: '2020-01-01',
          personnelNumber: '0012',
          positionStaff: 'Слесарь-ремонтник 5 разряда',
        },
        place: { department: { id: null, name: 'Цех № 1' }, position: { name: 'Слесарь-ремонтник' } },
      },
      {
        is: 'new',
        line: 3,
        details: { sex: 'f', birthDate: '1990-04-05', hireDate: '2021-03-01', snils: null },
      },
    ])
    expect(listAdded(entries).departments).toEqual(['Цех № 1', 'Склад'])
  })

  it('changes nothing when it is made again', () => {
    const book = sheet(head, petrov, orlova)
    expect(isOf(plan(book, loaded(book)))).toEqual(['same', 'same'])
  })

  it('tells what changes, field by field; a blank cell, another case and ё change nothing', () => {
    const ground = loaded()
    const entries = plan(
      sheet(
        head,
        ['12а', 'ПЕТРОВ ПЕТР ИЛЬИЧ', 'склад', null, null, null, '112-233-445 95'],
        [null, 'Орлова А. О.', null, null, null, null, null],
      ),
      ground,
    )
    expect(isOf(entries)).toEqual(['changed', 'same'])
    expect(entries[0]).toMatchObject({
      changes: [
        { field: 'personnelNumber', before: '0012', after: '12а' },
        { field: 'department', before: 'Цех № 1', after: 'Склад' },
      ],
    })
  })

  it('gives nobody the personnel number of another, of the staff or of the file; two may change theirs', () => {
    const numbers = ['Табельный номер', 'ФИО']
    const ground = loaded(sheet(head, petrov, ['13', ...orlova.slice(1)]))
    const told = (...rows: readonly (readonly [string, string])[]) =>
      plan(sheet(numbers, ...rows), ground).map((entry) =>
        entry.is === 'refused'
          ? entry.faults.map(({ field, value, error }) => [field, value, error.code])
          : entry.is,
      )
    const [petr, anna] = ['Петров Пётр Ильич', 'Орлова Анна Олеговна']
    expect(told(['0013', petr])).toEqual([[['personnelNumber', '0013', 'personnel-number/taken']]])
    expect(told(['14', petr], ['014', anna])).toEqual([
      [['personnelNumber', '14', 'personnel-number/repeated']],
      [['personnelNumber', '014', 'personnel-number/repeated']],
    ])
    expect(told(['13', petr], ['12', anna])).toEqual(['changed', 'changed'])
  })

  it('refuses what can’t be, with the value and the field', () => {
    const entries = plan(
      sheet(
        head,
        ['1', 'Титов Иван Ильич', 'Цех', 'Слесарь', '31.02.1987', '2020-01-01', '112-233-445 94'],
        ['2', 'Титов И. И.', 'Цех', 'Слесарь', null, null, null],
        ['3', 'Ли Чен', 'Цех', 'Слесарь', '1980-01-01', '2020-01-01', null],
        [null, null, 'Цех', 'Слесарь', '1980-01-01', null, null],
        ['5', 'Титова Анна Ильинична', null, null, '1980-01-01', '2020-01-01', null],
        ['6', 'Титов Олег Ильич', 'Цех', '#Н/Д', '1980-01-01', '2020-01-01', null],
        ['7', 'Титов Олег Ильич', 'Цех', 'Слесарь', 1985, '2020-01-01', null],
      ),
    )
    const faults = entries.map((entry) =>
      entry.is === 'refused'
        ? entry.faults.map(({ field, value, error }) => [field, value, error.code])
        : entry.is,
    )
    expect(faults).toEqual([
      [
        ['birthDate', '31.02.1987', 'date/invalid'],
        ['snils', '112-233-445 94', 'snils/wrong-check-digits'],
      ],
      [['fullName', 'Титов И. И.', 'full-name/initials-alone']],
      [['sex', '', 'sex/unknown']],
      [['lastName', '', 'full-name/incomplete']],
      [
        ['department', '', 'department/required'],
        ['position', '', 'position/required'],
      ],
      [['position', '#Н/Д', 'cell/error']],
      [['birthDate', '1985', 'date/invalid']],
    ])
  })

  it('asks who a row is of where two of the staff fit, and takes what was decided', () => {
    const ground = loaded(
      sheet(head, petrov, [
        '14',
        'Петров Павел Игоревич',
        'Склад',
        'Кладовщик',
        '1991-01-01',
        '2021-01-01',
        null,
      ]),
    )
    const row = sheet(head, [null, 'Петров П. И.', 'Новый цех', null, null, null, null])
    const [asked] = plan(row, ground)
    expect(asked).toMatchObject({ is: 'undecided', lines: [], mayBeNew: false, place: 'Новый цех' })
    const ids = asked?.is === 'undecided' ? asked.candidates.map(({ id }) => id) : []
    expect(ids).toHaveLength(2)
    const [, second] = ids
    if (!second) throw new Error('no second one')
    expect(plan(row, ground, choose([2, second]))[0]).toMatchObject({ is: 'changed', id: second })
    expect(plan(row, ground, choose([2, 'skip']))[0]).toMatchObject({ is: 'skipped' })
    expect(plan(row, ground, choose([2, 'new']))[0]).toMatchObject({ is: 'refused' })
  })

  it('asks about a namesake of another birth date, who may be somebody new', () => {
    const row = sheet(head, [
      null,
      'Петров Пётр Ильич',
      'Цех № 1',
      'Слесарь',
      '1985-01-01',
      '2022-01-01',
      null,
    ])
    const [asked] = plan(row, loaded())
    expect(asked).toMatchObject({
      is: 'undecided',
      mayBeNew: true,
      candidates: [{ fullName: 'Петров Пётр Ильич' }],
    })
    expect(isOf(plan(row, loaded(), choose([2, 'new'])))).toEqual(['new'])
  })

  it('asks about two rows of one person, and leaves out one that says nothing more', () => {
    const other = [
      '0012',
      'Петров Пётр Ильич',
      'Склад',
      'Кладовщик',
      '1980-05-04',
      43831,
      '112-233-445 95',
    ] as const
    const book = sheet(head, petrov, other, petrov)
    expect(plan(book)).toMatchObject([
      { is: 'undecided', lines: [2, 3] },
      { is: 'undecided', lines: [2, 3] },
      { is: 'same' },
    ])
    expect(isOf(plan(book, nothing, choose([3, 'skip'])))).toEqual(['new', 'skipped', 'same'])
    const both = plan(book, nothing, choose([2, 'new'], [3, 'new']))
    expect(isOf(both)).toEqual(['refused', 'refused', 'same'])
  })

  it('does not take the СНИЛС of another, and takes one who comes back anew', () => {
    const ground = loaded()
    const stranger = sheet(head, [
      '9',
      'Белов Иван Ильич',
      'Цех',
      'Слесарь',
      '1980-01-01',
      '2020-01-01',
      '112-233-445 95',
    ])
    expect(plan(stranger, ground)[0]).toMatchObject({ is: 'refused', faults: [{ field: 'snils' }] })
    const left = {
      ...ground,
      staff: ground.staff.map((one) => ({ ...one, dismissalDate: day('2024-01-01') })),
    }
    const back = sheet(head, [
      '77',
      'Петров Пётр Ильич',
      'Склад',
      'Кладовщик',
      '1980-05-04',
      '2025-02-01',
      '112-233-445 95',
    ])
    expect(isOf(plan(back, left))).toEqual(['new'])
  })

  it('has a mark that another plan has not', () => {
    const [one, other] = [plan(sheet(head, petrov)), plan(sheet(head, orlova))]
    expect(markOf(one)).toBe(markOf(plan(sheet(head, petrov))))
    expect(markOf(one)).not.toBe(markOf(other))
    expect(markOf(plan(sheet(head, petrov), loaded()))).not.toBe(markOf(one))
  })
})

test('counts tell how many rows became what', () => {
  expect(countEntries(plan(sheet(head, petrov, orlova)))).toEqual({
    ...{ new: 2, changed: 0, same: 0, refused: 0, undecided: 0, skipped: 0 },
  })
})
