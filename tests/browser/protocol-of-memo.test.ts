import { expect, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { fieldOf } from './fields.ts'
import { Actions, feedbackOf } from './first-hour/actions.ts'
import type { Person } from './person.ts'
import { withStaff } from './staff.ts'

const PEOPLE = 200
/** Clicks from the register of memos to the protocol that is issued. */
const MOST_CLICKS = 3
/** Requests that are made side by side. */
const AT_ONCE = 10

const firstAid = {
  section: 'training',
  trainingName: 'Оказание первой помощи пострадавшим',
  periodicity: '3 года',
}
const [CHAIR, MEMBER] = [105, 106]

test('a memo of 200 people becomes a protocol in three clicks; nothing is typed but its number', async ({
  visit,
  person,
}) => {
  const companyId = await withMemo(person)
  const { page } = await visit(person)
  await feedbackOf(page)
  await page.goto('/notifications/memos')
  const act = new Actions(page)
  const click = { measured: false }
  await act.click(page.getByRole('row').nth(1).getByRole('button').first(), click)
  await act.click(page.getByRole('button', { name: /^Протокол/ }), click)
  const dialog = page.getByRole('dialog', { name: 'Сформировать документ' })
  const number = fieldOf(dialog, 'Номер')
  await number.waitFor()
  await number.fill('12')
  await act.click(dialog.getByRole('button', { name: /^Сформировать/ }), click)
  await dialog.waitFor({ state: 'hidden' })
  expect(act.count).toBeLessThanOrEqual(MOST_CLICKS)
  const [protocol, ...others] = await person.ask<
    readonly { documentNumber: string; employees: readonly object[] }[]
  >(`/documents?companyId=${companyId}`)
  expect(others).toEqual([])
  expect(protocol?.documentNumber).toBe('12')
  expect(protocol?.employees).toHaveLength(PEOPLE)
})

/** «Аб»: a name of its own for each, in letters. */
const nameOf = (at: number): string => String.fromCharCode(0x410 + Math.floor(at / 26), 0x430 + (at % 26))

/** A company with a knowledge commission and a memo of training. */
async function withMemo(person: Person): Promise<number> {
  const { companyId, departmentId, positionId, employees } = await withStaff(person)
  const hire = async (at: number): Promise<number> => {
    const named = { lastName: `Учёный-${nameOf(at)}`, firstName: 'Пётр', fatherName: 'Ильич', sex: 'm' }
    const days = { birthDate: '1988-05-14', hireDate: '2019-09-02' }
    const place = { companyId, employeeGroupId: departmentId, positionId }
    return Number((await person.ask('/employees', { ...place, ...named, ...days })).id)
  }
  const employeeIds: number[] = []
  for (let at = 0; at < PEOPLE; at += AT_ONCE)
    employeeIds.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, of) => hire(at + of)))))
  const duty = { companyId, employeeIds, ...firstAid, date: dayFromToday(-1090) }
  const assigned = await person.ask<readonly { id: number }[]>('/obligations', duty)
  const orderLink = 'Приказ №14 от 12.01.2026'
  const holders = [
    { roleId: CHAIR, employeeId: employees.Абрамова },
    { roleId: MEMBER, employeeId: employees.Жуков },
    { roleId: MEMBER, employeeId: employees.Яковлева },
  ]
  for (const holder of holders) await person.ask('/responsibilities', { companyId, orderLink, ...holder })
  const employeesData = assigned.map(({ id: obligationId }) => ({ obligationId }))
  await person.ask('/memos', { companyId, section: 'training', employeesData })
  return companyId
}
