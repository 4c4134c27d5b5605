import { expect, test } from 'vitest'
import { newDesk } from '../../../tests/contracts/desk.ts'
import { day, gloves, months } from '../../../tests/examples.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { findCity } from './city-of-address.ts'
import { readPeopleOnPaper } from './people-on-paper.ts'
import { nameOnPaper, readPersonOnPaper } from './person-on-paper.ts'

test('an employee is named with what the obligations say', async () => {
  const { needs, company, department, hire, assign } = await newDesk()
  const employee = await hire('Абрамова', {
    ...{ snils: '112-233-445 95', positionStaff: 'Старший машинист' },
    ...{ height: 176, gloveSize: '10' },
  })
  const other = await hire('Белова')
  for (const factorNumber of ['4.4', '6.1', '4.4'])
    await assign(employee, { subject: { section: 'medicalExamination', factorNumber } })
  await assign(employee, { subject: gloves(2), periodicity: months(12), date: day('2026-01-10') })
  await assign(employee, {
    subject: gloves(1, 'return'),
    periodicity: months(12),
    date: null,
    deadline: day('2027-01-10'),
  })
  await assign(other, { subject: { section: 'medicalExamination', factorNumber: '1.1' } })
  const people = await readPeopleOnPaper(needs.staff, company.id, [employee.id, employee.id, other.id])
  expect([...people.keys()]).toEqual([employee.id, other.id])
  expect(people.get(employee.id)).toMatchObject({
    lastName: 'Абрамова',
    position: 'Старший машинист',
    department: department.name,
    hireDate: '2019-09-02',
    snils: '112-233-445 95',
    sizes: { height: 176, gloveSize: '10', shoeSize: null },
    factors: '4.4, 6.1',
    ppe: [
      {
        ...{ name: 'Перчатки с полимерным покрытием', norm: '', size: '10' },
        ...{ unit: 'шт.', quantity: '2', periodicity: '1 год' },
      },
    ],
    duties: { programmes: [] },
  })
  expect(people.get(other.id)).toMatchObject({ factors: '1.1', ppe: [] })
  expect((await readPeopleOnPaper(needs.staff, company.id, [999_999 as EmployeeId])).size).toBe(0)
  expect((await readPeopleOnPaper(needs.staff, company.id, [])).size).toBe(0)
})

test('of many only those are named who were asked for', async () => {
  const { needs, company, hire, assign } = await newDesk()
  const ids: EmployeeId[] = []
  for (let i = 0; i < 32; i++) {
    const employee = await hire('Абрамова')
    ids.push(employee.id)
    if (i < 3)
      await assign(employee, { subject: { section: 'medicalExamination', factorNumber: `${i + 1}.2` } })
  }
  const most = ids.slice(1)
  for (const some of [most, most.slice(0, 30)]) {
    const people = await readPeopleOnPaper(needs.staff, company.id, some)
    expect([...people.keys()].toSorted((a, b) => a - b)).toEqual(some)
    expect(some.slice(0, 3).map((id) => people.get(id)?.factors)).toEqual(['2.2', '3.2', ''])
  }
})

test.each([
  [' Иванов  Пётр Ильич ', 'Иванов', 'Пётр', 'Ильич'],
  ['Мамедов Рауф Гасан оглы', 'Мамедов', 'Рауф', 'Гасан оглы'],
  ['ван дер Ваальс Ян', 'ван дер Ваальс', 'Ян', null],
  ['Иванов', 'Иванов', '', null],
  ['', '', '', null],
])('«%s» is read as a name', (text, lastName, firstName, fatherName) => {
  const person = readPersonOnPaper(text, 'Мастер')
  expect(person).toMatchObject({ lastName, firstName, fatherName, position: 'Мастер', sex: null, ppe: [] })
  expect(nameOnPaper(person)).toBe(text.trim().replace(/\s+/g, ' '))
})

test.each([
  ['614000, Пермский край, г. Пермь, ул. Ленина, 1', 'г.\u00a0Пермь'],
  ['город Пермь , ул. Ленина', 'г.\u00a0Пермь'],
  ['Пермский край, пос. Октябрьский', 'пос. Октябрьский'],
  ['163000, Архангельск, ул. Поморская, 1', null],
  ['123458, ГОРОД МОСКВА, УЛ. ТВАРДОВСКОГО, Д. 8', 'г.\u00a0Москва'],
  ['123458, Г.МОСКВА, УЛ. ТВАРДОВСКОГО', 'г.\u00a0Москва'],
  ['Г МОСКВА, УЛ ТВЕРСКАЯ', 'г.\u00a0Москва'],
  ['141009, Московская обл, Мытищи г, Мира ул, 1', 'г.\u00a0Мытищи'],
  ['МОСКОВСКАЯ ОБЛ, МЫТИЩИ Г, МИРА УЛ', 'г.\u00a0Мытищи'],
  ['119019, Москва, ул. Арбат, 1', 'г.\u00a0Москва'],
  ['119019 Москва, ул. Арбат, 1', 'г.\u00a0Москва'],
  ['190000, Санкт-Петербург, Невский пр., 1', 'г.\u00a0Санкт-Петербург'],
  ['САНКТ-ПЕТЕРБУРГ, НЕВСКИЙ ПР', 'г.\u00a0Санкт-Петербург'],
  ['РОСТОВСКАЯ ОБЛ, Г. РОСТОВ-НА-ДОНУ', 'г.\u00a0Ростов-на-Дону'],
  ['НИЖЕГОРОДСКАЯ ОБЛ, НИЖНИЙ НОВГОРОД Г', 'г.\u00a0Нижний Новгород'],
  ['Белгородская обл, г. Старый Оскол ул. Мира', 'г.\u00a0Старый Оскол'],
  ['Московская обл, Одинцовский р-н, д Раздоры, 1', 'д. Раздоры'],
  ['Московская обл, Одинцовский р-н, деревня Раздоры', 'д. Раздоры'],
  ['Московская обл, Г.О. МЫТИЩИ, Д. РАЗДОРЫ', 'д. Раздоры'],
  ['Тверская обл, п.г.т. Редкино', 'пгт Редкино'],
  ['Тверская обл, Редкино пгт', 'пгт Редкино'],
  ['Пензенская обл, р.п. Мокшан', 'рп Мокшан'],
  ['Ставропольский край, станица Лысогорская', 'ст-ца Лысогорская'],
  ['МОСКОВСКАЯ ОБЛ, ГОРОДСКОЙ ОКРУГ МЫТИЩИ', null],
  ['Пермский край, ул. Ленина, д. 5, корпус Г', null],
  ['УЛ. ЛЕНИНА, ДОМ 5, ЛИТЕРА Г', null],
  ['ул. Ленина, д. 5А, Литера Д, оф. 3', null],
])('the town of «%s»', (address, city) => {
  expect(findCity(address)).toBe(city)
})
