import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { Locator, Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, seen, testInWholeBrowser } from './browser-test.ts'
import { dayFromToday, shown, todayIso } from './days.ts'
import { choose, fieldOf, offered, typeDay } from './fields.ts'
import { withStaff } from './staff.ts'

const POLICY = 'Политика в области охраны труда'
const ACTIVITY = 'Вид деятельности организации'
const CARD = 4001

/** People with papers to be issued on them, and the one who signs. */
const test = testInWholeBrowser.extend('staff', { auto: true }, async ({ person }) => {
  const staff = await withStaff(person)
  const ppe = { section: 'ppe', quantity: 2, eventType: 'выдача', periodicity: '1 год' }
  for (const name of ['Жуков', 'Ёлкин'])
    await staff.oblige(name, { ...ppe, ppe: 'Каска', deadline: dayFromToday(9) })
  const { companyId, employees } = staff
  const roleId = findRoleByCode('ot-head')?.id
  const orderLink = 'Приказ №2 от 11.03.2026'
  await person.ask('/responsibilities', { companyId, roleId, employeeId: employees.Абрамова, orderLink })
  return staff
})

async function openDialog(page: Page) {
  await page.goto('/company/documents/2')
  await page.getByRole('button', { name: `Сформировать ${POLICY}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Сформировать документ' })
  await seen(() => fieldOf(dialog, 'Номер').inputValue()).not.toBe('')
  return dialog
}

/** Keeps what the page makes addresses for: the browser shows a .pdf, but gives no one its bytes. */
const keepFiles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const make = URL.createObjectURL
    URL.createObjectURL = (file) => {
      Reflect.set(window, 'lastFile', file)
      return make.call(URL, file)
    }
  })

/** Presses «Предпросмотр» and gives what the new tab shows. */
async function preview(page: Page, press: () => Promise<void>) {
  const opened = page.waitForEvent('popup')
  await press()
  const tab = await opened
  await seen(async () => tab.url()).toMatch(/^blob:/)
  await tab.close()
  return page.evaluate(async () => {
    const file: Blob = Reflect.get(window, 'lastFile')
    return { type: file.type, size: file.size, begins: await file.slice(0, 5).text() }
  })
}

test('a paper is looked at before it is issued, in a new tab, with whatever is wrong; the archive stays empty', async ({
  page,
  person,
  staff,
}) => {
  await keepFiles(page)
  const dialog = await openDialog(page)
  await fieldOf(dialog, 'Номер').fill('7z')
  await fieldOf(dialog, 'Дата документа').fill('')
  expect(await violations(page)).toEqual([])
  const file = await preview(page, () => dialog.getByRole('button', { name: 'Предпросмотр' }).click())
  expect(file).toMatchObject({ type: 'application/pdf', begins: '%PDF-' })
  expect(file.size).toBeGreaterThan(10_000)
  expect(await fieldOf(dialog, 'Номер').inputValue()).toBe('7z')
  expect(await person.ask(`/documents?companyId=${staff.companyId}`)).toEqual([])
  const free = `/documents/free-numbers?companyId=${staff.companyId}&year=${todayIso().slice(0, 4)}&count=1`
  expect(await person.ask(free)).toEqual(['1'])
})

test('a form is looked at straight from the list, by the keyboard', async ({ page }) => {
  await keepFiles(page)
  await page.goto('/employees/documents/4')
  const button = page.getByRole('button', { name: 'Предпросмотр Личная карточка учёта выдачи СИЗ' })
  await button.waitFor()
  expect(await violations(page)).toEqual([])
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sideways(page)).toBe(0)
  }
  await button.focus()
  expect((await preview(page, () => page.keyboard.press('Enter'))).size).toBeGreaterThan(10_000)
})

test('where the browser opens no tab the person is told what to do, and what is typed stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const dialog = await openDialog(page)
  await fieldOf(dialog, ACTIVITY).fill('добыча щебня')
  await Promise.all([
    page.getByText('Браузер не открыл новую вкладку.').waitFor(),
    dialog.getByRole('button', { name: 'Предпросмотр' }).click(),
  ])
  expect(await fieldOf(dialog, ACTIVITY).inputValue()).toBe('добыча щебня')
})

test('the dialog begins with the last answers after the page was left', async ({ page, person, staff }) => {
  const dialog = await openDialog(page)
  await fieldOf(dialog, ACTIVITY).fill('взрывные работы')
  await dialog.getByRole('button', { name: 'Сформировать', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await person.ask(`/documents?companyId=${staff.companyId}`)).toMatchObject([{ documentNumber: '1' }])
  const again = await openDialog(page)
  await seen(() => fieldOf(again, ACTIVITY).inputValue()).toBe('взрывные работы')
  expect(await fieldOf(again, 'Номер').inputValue()).toBe('2')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'взрывные',
  )
})

test('the archive is filtered by an employee, from the card and from its own field, in the address', async ({
  page,
  person,
  staff,
}) => {
  const today = todayIso()
  const { companyId, employees } = staff
  const [zhukov = 0, yolkin = 0] = [employees.Жуков, employees.Ёлкин]
  await person.ask('/documents', {
    companyId,
    templateId: CARD,
    documentNumber: '30',
    documentDate: today,
    employeeIds: [zhukov, yolkin],
    values: { keeper: { fullName: 'Орлова Анна Сергеевна', position: 'инженер' } },
  })
  await person.ask(`/employees/${yolkin}`, { dismissalDate: dayFromToday(-1, today) }, 'PATCH')
  const found = () => page.getByRole('row').filter({ hasText: 'Личная карточка' }).allInnerTexts()
  await page.goto(`/employees/:${zhukov}/main`)
  await page.getByRole('link', { name: 'Документы работника', exact: true }).click()
  await seen(async () => (await found()).join()).toContain('Жуков')
  expect(await found()).toHaveLength(1)
  expect(page.url()).toContain(`employeeId=${zhukov}`)
  expect(await violations(page)).toEqual([])

  const field = page.getByRole('combobox', { name: 'Работник' })
  await field.fill('елкин')
  await seen(() => offered(page).allInnerTexts()).toEqual([expect.stringContaining('Ёлкин Пётр Семёнович')])
  await field.press('ArrowDown')
  await field.press('Enter')
  await seen(async () => (await found()).join()).toContain('Ёлкин')
  expect(page.url()).toContain(`employeeId=${yolkin}`)
  await page.reload()
  await seen(() => field.inputValue()).toContain('Ёлкин Пётр Семёнович')
  await seen(async () => (await found()).length).toBe(1)
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await seen(async () => (await found()).length).toBe(2)
  for (const search of [shown(today), '№ 30', 'елкин']) {
    await page.getByRole('searchbox').fill(search)
    await seen(async () => decodeURIComponent(page.url().replaceAll('+', ' '))).toContain(`search=${search}`)
    await seen(async () => (await found()).length).toBe(search === shown(today) ? 2 : 1)
  }
})

test('what is said of a whole dialog comes into sight: nothing was issued, no one was appointed', async ({
  visit,
  person,
}) => {
  const { page, allow } = await visit(person, { width: 390, height: 500 })
  allow(/ERR_FAILED/)
  await page.route(/\/api\/(documents|responsibilities)$/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const isSaid = async (dialog: Locator) => {
    const refusal = dialog.getByRole('alert')
    await seen(() => refusal.evaluate((element) => element === document.activeElement)).toBe(true)
    await seen(async () => ((await refusal.boundingBox())?.y ?? -1) > 0).toBe(true)
  }
  const paper = await openDialog(page)
  const activity = fieldOf(paper, ACTIVITY)
  await activity.fill('взрывные работы')
  await paper.getByRole('button', { name: 'Сформировать', exact: true }).click()
  await paper.getByText('Нет связи с сервером').waitFor()
  await isSaid(paper)

  await page.goto('/employees/responsible')
  await page
    .getByRole('button', { name: /^Назначить: / })
    .first()
    .click()
  const appointment = page.getByRole('dialog', { name: 'Назначить' })
  await choose(appointment, 'Работник', 'Жуков', { first: true })
  await fieldOf(appointment, 'Номер приказа').fill('12')
  await typeDay(appointment, 'Дата приказа', shown(todayIso()))
  await appointment.getByRole('button', { name: 'Назначить', exact: true }).click()
  await appointment.getByText('Нет связи с сервером').waitFor()
  await isSaid(appointment)
})
