import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { run } from '#tests/runners/child.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { typeDay } from './fields.ts'
import { registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { withStaff } from './staff.ts'

const [OWNER, COLLEAGUE] = ['Орлова Вера Игоревна', 'Зотов Глеб Ильич']

let server: RunningServer
let dir: string
test.beforeAll(async () => {
  server = await startServer()
  dir = await mkdtemp(join(tmpdir(), 'journal-'))
})
test.afterAll(async () => {
  await server?.close()
  await rm(dir, { recursive: true, force: true })
})

/** A company in which two people have acted. */
async function twoAtWork() {
  const [owner, colleague] = await Promise.all([registered(server.address), registered(server.address)])
  const { companyId, employees } = await withStaff(owner)
  await owner.ask('/account', { fullname: OWNER }, 'PATCH')
  await colleague.ask('/account', { fullname: COLLEAGUE }, 'PATCH')
  const invited = { companyId, email: colleague.email, role: 'specialist' }
  const { token } = await owner.ask<{ readonly token: string }>('/invitations', invited)
  await colleague.ask('/invitations/acceptance', { token })
  return { owner, colleague, companyId, employees }
}

async function saved(page: Page, button: string, name: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = join(dir, name)
  await (await download).saveAs(file)
  return file
}

test('the journal tells what two people do, by person, area and day, and its export is checked without the service', async ({
  visit,
}) => {
  const { owner, colleague, companyId, employees } = await twoAtWork()
  const { page } = await visit(owner, { at: server.address })
  await page.goto('/settings/journal')
  const rows = page.getByRole('list', { name: 'Журнал действий' }).getByRole('listitem')
  await rows.first().waitFor()
  await colleague.ask('/employee-groups', { companyId, name: 'Склад' })
  await page.reload()
  await rows.first().getByText('Добавлен отдел').waitFor()
  await seen(() => rows.filter({ has: page.getByText('вы', { exact: true }) }).count()).toBeGreaterThan(3)
  const all = await rows.count()

  await page.getByLabel('Кто', { exact: true }).selectOption({ label: COLLEAGUE })
  await seen(() => rows.filter({ hasNotText: COLLEAGUE }).count()).toBe(0)
  await rows.first().getByText(COLLEAGUE).waitFor()
  expect(await rows.count()).toBeLessThan(all)
  await page.getByLabel('Раздел', { exact: true }).selectOption({ label: 'Отделы' })
  await seen(() => rows.count()).toBe(1)
  await rows.first().getByText('Показать значения').click()
  await rows.first().getByText('Склад').first().waitFor()
  const [store] = await server.query("select id from departments where name = 'Склад' and company_id = $1", [
    companyId,
  ])
  await colleague.ask(`/employee-groups/${store?.id}`, { companyId, name: 'Склад № 2' }, 'PATCH')
  await rows
    .first()
    .getByRole('link', { name: `История: отдел №\u00a0${store?.id}` })
    .click()
  await page.getByText('Показаны действия с одной записью').waitFor()
  await seen(() => rows.count()).toBe(2)
  await rows.first().getByText('Переименован отдел').waitFor()
  await page.getByRole('button', { name: 'Показать все записи' }).click()
  await seen(() => rows.count()).toBe(all + 1)
  await typeDay(page, 'По', shown(dayFromToday(-2)))
  await page.getByText('Нет записей, соответствующих выбранным фильтрам.').waitFor()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await seen(() => rows.count()).toBe(all + 1)

  await seen(async () => {
    await server.query("update jobs set due_at = now() where kind = 'chain-journals' and claim is null")
    const [waiting] = await server.query('select count(*)::int as loose from journal where number is null')
    return waiting?.loose
  }).toBe(0)
  const table = await readFile(await saved(page, 'Выгрузить таблицу', 'journal.csv'), 'utf8')
  for (const told of ['Добавлен отдел', OWNER, COLLEAGUE]) expect(table).toContain(told)
  const file = await saved(page, 'Выгрузить для проверки', 'journal.jsonl')
  const check = (of: string) => run('node', ['adapters/console/verify-journal.ts', of])
  const whole = await check(file)
  expect(whole.output).toContain('Журнал цел')
  expect(whole.code).toBe(0)
  const lines = (await readFile(file, 'utf8')).split('\n')
  const broken = join(dir, 'broken.jsonl')
  await writeFile(broken, lines.toSpliced(3, 1).join('\n'))
  const told = await check(broken)
  expect(told.output).toContain('Вместо записи № 3 стоит запись № 4')
  expect(told.code).toBe(1)

  await page.goto(`/employees/:${employees.Абрамова}/main`)
  await page.getByRole('link', { name: 'История в журнале' }).click()
  await seen(() => rows.count()).toBe(1)
  await rows.first().getByText('Добавлен работник').waitFor()
})
