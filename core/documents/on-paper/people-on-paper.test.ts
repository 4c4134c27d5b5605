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
])('the town of «%s»', (address, city) => {
  expect(findCity(address)).toBe(city)
})
