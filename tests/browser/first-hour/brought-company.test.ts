import { readFile } from 'node:fs/promises'
import { aCompany } from '#tests/examples.ts'
import { expect, test } from '../browser-test.ts'
import { todayIso } from '../days.ts'
import type { Person } from '../person.ts'
import { windows } from '../whole-company/true-deadlines.ts'
import { Actions, feedbackOf } from './actions.ts'
import { inMonths, readTruth, type TrueDuty } from './true-sample.ts'

/** From an empty company to tables that are right. */
const MOST_ACTIONS = 40

type Row = Readonly<Record<string, unknown>>

test('an empty company brings in 300 people of 40 positions with what they have done, and its tables are right', async ({
  page,
  person,
}) => {
  const companyId = Number((await person.ask('/companies', aCompany())).id)
  const today = todayIso()
  await feedbackOf(page)
  const act = new Actions(page)
  await page.goto('/notifications')
  await act.click(page.getByRole('link', { name: 'Загрузить из файла' }))
  const saved = page.waitForEvent('download')
  await act.click(page.getByRole('button', { name: 'Файл-пример' }))
  const buffer = await readFile(await (await saved).path())
  const truth = await readTruth(buffer)
  expect([truth.people.length, truth.positions]).toEqual([300, 40])

  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await act.attach(page.locator('input[type=file]'), { name: 'Штат из 1С.xlsx', mimeType, buffer })
  await act.click(page.getByRole('button', { name: 'Загрузить 300' }), { measured: false })
  await page.getByText('Загружено: новых 300, изменено 0, без изменений 0.').waitFor()
  console.info(`from an empty company to its tables: ${act.count} actions`)
  expect(act.count).toBeLessThanOrEqual(MOST_ACTIONS)

  await compareObligations(person, companyId, truth)
  for (const section of Object.keys(windows))
    await compareTable(person, { companyId, section, today }, truth.duties)
})

type Truth = Awaited<ReturnType<typeof readTruth>>

const subjectOf = (row: Row): string =>
  String(row.briefingName ?? row.trainingName ?? row.factorNumber ?? row.ppe ?? '')

const tell = ({ fullName, section, subject, deadline }: TrueDuty): string =>
  `${fullName}|${section}|${subject}|${deadline}`

/** All that anybody has to do again, however far ahead. */
async function compareObligations(
  person: Person,
  companyId: number,
  { people, duties }: Truth,
): Promise<void> {
  const staff = await person.ask<readonly Row[]>(`/employees?companyId=${companyId}`)
  const names = new Map(
    staff.map(({ id, lastName, firstName, fatherName }) => [id, `${lastName} ${firstName} ${fatherName}`]),
  )
  expect([...names.values()].toSorted()).toEqual(people.toSorted())
  const told = await person.ask<readonly Row[]>(`/obligations?companyId=${companyId}`)
  const known = told.map((row) =>
    tell({
      fullName: names.get(row.employeeId) ?? '',
      section: String(row.section),
      subject: subjectOf(row),
      deadline: row.deadline === null ? null : String(row.deadline),
    }),
  )
  expect(duties.length).toBeGreaterThan(2000)
  expect(known.toSorted()).toEqual(duties.map(tell).toSorted())
}

type Table = { readonly companyId: number; readonly section: string; readonly today: string }

/** Each row of a table and no other, which of them are overdue, and how many the tab and the horizon count. */
async function compareTable(
  person: Person,
  { companyId, section, today }: Table,
  duties: readonly TrueDuty[],
): Promise<void> {
  const of = `companyId=${companyId}`
  const until = inMonths(today, windows[section] ?? 0)
  const due = duties.filter(
    (one) => one.section === section && one.deadline !== null && one.deadline <= until,
  )
  const isOverdue = ({ deadline }: TrueDuty): boolean => deadline !== null && deadline < today
  const rows: Row[] = []
  for (let page = 1, more = true; more; page++) {
    const read = await person.ask<readonly Row[]>(
      `/deadlines?${of}&section=${section}&page=${page}&limit=200`,
    )
    rows.push(...read)
    more = read.length === 200
  }
  const told = rows.map((row) =>
    [
      tell({
        fullName: String(row.fullname),
        section,
        subject: subjectOf(row),
        deadline: String(row.deadline),
      }),
      row.overdue,
    ].join('|'),
  )
  expect(told.toSorted(), section).toEqual(due.map((one) => `${tell(one)}|${isOverdue(one)}`).toSorted())
  const overdue = due.filter(isOverdue).length
  const horizon = await person.ask<Row>(`/deadlines/horizon?${of}&section=${section}`)
  expect([horizon.total, horizon.overdue], section).toEqual([due.length, overdue])
  const counts = await person.ask<Row>(`/deadlines/overdue?${of}`)
  expect(counts[section], section).toBe(overdue)
  if (section === 'instructions' || section === 'risks') return expect(due).toEqual([])
  expect([overdue > 0, due.length > overdue], section).toEqual([true, true])
}
