import { aCompany } from '#tests/examples.ts'
import type { Json, Person } from './person.ts'

/** A company with people in it, made without the page where the page is not what is tried. */
export type Staff = {
  readonly companyId: number
  readonly departmentId: number
  readonly positionId: number
  /** By last name. */
  readonly employees: Readonly<Record<string, number>>
  /** An obligation of one of them; answers its id. */
  oblige(lastName: string, fields: Json): Promise<number>
}

const names: Readonly<Record<string, readonly [string, string, 'm' | 'f']>> = {
  Абрамова: ['Вера', 'Ильинична', 'f'],
  Ёлкин: ['Пётр', 'Семёнович', 'm'],
  Жуков: ['Артём', 'Николаевич', 'm'],
  Яковлева: ['Анна', 'Петровна', 'f'],
}

/** Of a test that is tried again: no one has two companies of one ИНН. */
const ANOTHER_INN = '7736050003'

export async function withStaff({ ask }: Person): Promise<Staff> {
  const id = async (path: string, body: Json): Promise<number> => Number((await ask(path, body)).id)
  const before = await ask<readonly unknown[]>('/companies')
  const companyId = await id('/companies', {
    ...aCompany(),
    ...(before.length > 0 ? { inn: ANOTHER_INN } : {}),
  })
  const departmentId = await id('/employee-groups', { companyId, name: 'Карьер' })
  const positionId = await id('/positions', { companyId, name: 'Взрывник' })
  const employees: Record<string, number> = {}
  for (const [lastName, [firstName, fatherName, sex]] of Object.entries(names)) {
    const person = { lastName, firstName, fatherName, sex, birthDate: '1988-05-14', hireDate: '2019-09-02' }
    employees[lastName] = await id('/employees', {
      companyId,
      employeeGroupId: departmentId,
      positionId,
      ...person,
    })
  }
  return {
    companyId,
    departmentId,
    positionId,
    employees,
    oblige: (lastName, fields) =>
      id('/obligations', { companyId, employeeId: employees[lastName] ?? 0, ...fields }),
  }
}
