import type { Locator, Page } from 'playwright-core'
import { aCompany } from '#tests/examples.ts'
import { sideways, violations } from './axe.ts'
import { address, expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { registered } from './person.ts'
import { withStaff } from './staff.ts'

const TITLE = 'Доступ к компании закрыт'

/** An owner, and a specialist of theirs who has a company besides, or none. */
async function withSpecialist(own: boolean) {
  const [owner, specialist] = await Promise.all([registered(address()), registered(address())])
  const { companyId, employees } = await withStaff(owner)
  const invited = { companyId, email: specialist.email, role: 'specialist' }
  const { token } = await owner.ask<{ readonly token: string }>('/invitations', invited)
  await specialist.ask('/invitations/acceptance', { token })
  if (own) await specialist.ask('/companies', { ...aCompany(), inn: '7728168971', shortName: 'ООО «Своё»' })
  const people = await owner.ask<readonly { readonly id: number; readonly email: string }[]>(
    `/companies/${companyId}/people`,
  )
  const member = { companyId, userId: people.find(({ email }) => email === specialist.email)?.id }
  const remove = () => owner.ask('/members/removal', member)
  const makeReader = () => owner.ask('/members', { ...member, role: 'reader' }, 'PATCH')
  return { owner, specialist, companyId, employees, remove, makeReader }
}

/** All that the browser keeps, as text: nothing of it is sealed but what a person wrote without a connection. */
const listKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const asked = indexedDB.open(name ?? '')
        asked.onsuccess = () => done(asked.result)
        asked.onerror = () => failed(asked.error)
      })
      if (database.objectStoreNames.contains('values')) {
        const all = database.transaction('values').objectStore('values').getAllKeys()
        names.push(
          ...(await new Promise<string[]>((done) => (all.onsuccess = () => done(all.result.map(String))))),
        )
      }
      database.close()
    }
    return JSON.stringify([localStorage, names])
  })

/** What the page still reads may tell it before the press: there is only the title to press then. */
const pressWhileOpen = (link: Locator): Promise<void> =>
  link
    .or(link.page().getByRole('heading', { name: TITLE }))
    .first()
    .click()

async function lookAtClosed(page: Page): Promise<void> {
  await page.getByRole('heading', { name: TITLE }).waitFor()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('whoever is removed while their page is open sees nothing of the company any more, and goes on in another', async ({
  visit,
}) => {
  const { specialist, employees, remove } = await withSpecialist(true)
  const { page, allow } = await visit(specialist)
  await page.goto(`/employees/:${employees.Жуков}/briefings`)
  await page.getByRole('heading', { name: /Жуков/ }).waitFor()
  await remove()
  allow(/404 .*\/api\//)
  await pressWhileOpen(page.getByRole('banner').getByRole('link', { name: 'Тонус' }))
  await lookAtClosed(page)
  expect(await page.getByText(/Жуков|Абрамова/).count()).toBe(0)
  await seen(() => listKept(page)).not.toMatch(/Жуков|Абрамова/)
  await page.getByRole('button', { name: 'ООО «Своё»' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await page.getByRole('banner').getByText('ООО «Своё»').waitFor()
})

test('what a device keeps of accidents goes with the access, and a reload stays without the company', async ({
  visit,
}) => {
  const { owner, specialist, companyId, employees, remove } = await withSpecialist(false)
  const accident = { degree: 'easy', date: dayFromToday(-1), time: '12:00', place: 'Карьер' }
  const { id } = await owner.ask('/incidents', {
    companyId,
    ...accident,
    injured: [{ employeeId: employees.Жуков }],
  })
  const { page, allow } = await visit(specialist)
  await page.goto(`/notifications/incident/${id}`)
  await page.getByRole('checkbox', { name: 'Шаг 1 выполнен' }).check()
  await seen(() => listKept(page)).toContain(`${companyId}/incident/${id}`)
  await remove()
  allow(/404 .*\/api\//)
  await pressWhileOpen(page.getByRole('link', { name: 'Мероприятия' }))
  await lookAtClosed(page)
  await seen(() => listKept(page)).not.toContain(`${companyId}/`)
  await page.getByText('Других компаний у вас нет').waitFor()
  await page.reload()
  await page.getByText('Чтобы пользоваться этой страницей', { exact: false }).waitFor()
})

test('what was being typed when the access ended is said to be unsaved, and is copied', async ({ visit }) => {
  const { specialist, employees, remove } = await withSpecialist(true)
  const { page, context, allow } = await visit(specialist)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/employees/:${employees.Жуков}/position`)
  await page.getByRole('button', { name: 'Редактировать' }).click()
  await page.getByRole('textbox', { name: /^Должность по штатному/ }).fill('Мастер смены')
  await remove()
  allow(/404 .*\/api\//)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await lookAtClosed(page)
  const unsaved = page.getByRole('textbox', { name: 'Вы не успели сохранить' })
  await seen(() => unsaved.inputValue()).toMatch(/^Должность по штатному.*: Мастер смены$/)
  expect(await page.getByText(/Жуков|Абрамова/).count()).toBe(0)
  await page.getByRole('button', { name: 'Скопировать' }).click()
  await page.getByRole('status').getByText('Скопировано.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await unsaved.inputValue())
  await page.getByRole('button', { name: 'ООО «Своё»' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
})

test('a role that was changed is told at the next refusal: what it forbids goes from the page', async ({
  visit,
}) => {
  const { specialist, employees, makeReader } = await withSpecialist(false)
  const { page, allow } = await visit(specialist)
  await page.goto(`/employees/:${employees.Жуков}/position`)
  await page.getByRole('button', { name: 'Уволить' }).waitFor()
  await makeReader()
  allow(/403 .*\/api\//)
  await page.getByRole('button', { name: 'Редактировать' }).click()
  await page.getByRole('textbox', { name: /^Должность по штатному/ }).fill('Мастер')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText(/У вас нет права на это действие/).waitFor()
  await seen(() => page.getByRole('link', { name: 'Отправка документов' }).count()).toBe(0)
})
