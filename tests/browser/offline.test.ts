import { auth as words } from '@osh/core/wording/auth.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { typeDay } from './fields.ts'
import { withStaff } from './staff.ts'

const PHONE = { width: 390, height: 844 }
const API = /\/api\//
/** The page of an accident that the server has not heard of. */
const LOCAL = /^\/notifications\/incident\/9\d{14}$/

/** The server can't be reached; the page's own files can, as those of an installed program. */
const lose = (context: BrowserContext) => context.route(API, (route) => route.abort('internetdisconnected'))

async function find(context: BrowserContext, page: Page): Promise<void> {
  await context.unroute(API)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

const unsent = (page: Page, said: string) => page.getByText(`Не отправлено: ${said}`)
const third = (page: Page, checked: boolean) =>
  page.getByRole('checkbox', { name: 'Шаг 3 выполнен', checked })

/** Photos of a screen at the four widths, to be looked at. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.LOOK) return
  for (const width of [1440, 768, 320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.screenshot({ path: `/tmp/offline-${name}-${width}.png` })
  }
}

/** How many databases of what was kept for a person there are. */
const countKept = async () =>
  (await indexedDB.databases()).filter(({ name }) => name?.startsWith('osh-offline-')).length

/**
 * How many tabs send or are about to. What is under way when a page is closed is let go past the route that keeps it from the server, and the server
 * has it before the desk's.
 */
const countSending = async () => {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name?.startsWith('osh-outbox-')).length
}

/** The names of what is kept for a person. */
const listKept = async (): Promise<readonly string[]> => {
  const own = (await indexedDB.databases()).find(({ name }) => name?.startsWith('osh-offline-'))
  if (own?.name === undefined) return []
  const answer = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      asked.onsuccess = () => done(asked.result)
      asked.onerror = () => fail(asked.error)
    })
  const database = await answer(indexedDB.open(own.name))
  const names = await answer(database.transaction('values').objectStore('values').getAllKeys())
  database.close()
  return names.map(String)
}

/** How many values this device keeps, and whether any of them can be read: a key, or a word that was typed. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        asked.onsuccess = () => done(asked.result)
        asked.onerror = () => fail(asked.error)
      })
    const names = (await indexedDB.databases()).flatMap(({ name }) =>
      name?.startsWith('osh-offline-') ? [name] : [],
    )
    if (names[0] === undefined) return { databases: 0, values: 0, keyGoesOut: false, readable: false }
    const database = await answer(indexedDB.open(names[0]))
    const [key] = await answer(database.transaction('keys').objectStore('keys').getAll())
    const values = await answer(database.transaction('values').objectStore('values').getAll())
    database.close()
    const texts = values.map(({ sealed }) => new TextDecoder().decode(sealed))
    return {
      databases: names.length,
      values: values.length,
      keyGoesOut: key.extractable,
      readable: texts.some((text) => /Карьер|PNG|"changes"/.test(text)),
    }
  })

test('an accident begun on a phone without a connection is ended at a desk', async ({ visit, person }) => {
  const { companyId } = await withStaff(person)
  const yesterday = dayFromToday(-1)
  const accident = { degree: 'easy', date: yesterday, time: '12:00', place: 'Склад' }
  const injured = [{ fullName: 'Иванов Иван', employer: 'ООО «Сосед»' }]
  const known = await person.ask<{ readonly id: number }>('/incidents', { companyId, ...accident, injured })
  const phone = await visit(person, PHONE)
  phone.allow(/ERR_INTERNET_DISCONNECTED/, /422 .*\/api\/incidents\/\d+/)
  const { context } = phone
  await phone.page.goto('/notifications/incidents')
  await phone.page.getByRole('link', { name: 'Иванов Иван' }).click()
  await third(phone.page, false).waitFor()
  const photo = await phone.page.screenshot({ type: 'jpeg', quality: 40 })
  const needed = [`${companyId}/people`, `${companyId}/incident/${known.id}`]
  await seen(() => phone.page.evaluate(listKept)).toEqual(expect.arrayContaining(needed))

  await lose(context)
  await third(phone.page, false).check()
  await unsent(phone.page, '1').waitFor()
  await phone.page.getByRole('link', { name: 'Происшествия' }).last().click()
  await phone.page.getByRole('button', { name: 'Произошло происшествие' }).click()
  const dialog = phone.page.getByRole('dialog', { name: 'Зафиксировать несчастный случай' })
  await dialog.getByRole('combobox', { name: 'Пострадавший' }).fill('абр')
  await phone.page.getByRole('option', { name: /^Абрамова/ }).click()
  await typeDay(dialog, 'Дата происшествия', shown(yesterday))
  await dialog.getByRole('textbox', { name: 'Время по месту происшествия' }).fill('13:00')
  await dialog.getByRole('textbox', { name: 'Место происшествия' }).fill('Карьер № 2')
  await dialog.getByRole('button', { name: 'Зафиксировать' }).click()
  await phone.page.waitForURL(({ pathname }) => LOCAL.test(pathname))
  await third(phone.page, false).check()
  await phone.page
    .locator('#step-inspect input[type=file]:not([capture])')
    .setInputFiles({ name: 'место.jpg', mimeType: 'image/jpeg', buffer: photo })
  await phone.page.locator('#step-inspect').getByText('ещё не отправлено').waitFor()
  await phone.page.getByRole('button', { name: 'Показать хронологию' }).click()
  await phone.page.getByRole('textbox', { name: 'Запись в хронологию' }).fill('Смазка на ступенях')
  await phone.page.getByRole('button', { name: 'Записать в хронологию' }).click()
  await phone.page.getByText(/^Запись .*Смазка на ступенях/).waitFor()
  await unsent(phone.page, '5').waitFor()
  await seen(() => phone.page.evaluate(countSending)).toBe(0)
  await look(phone.page, 'page')
  await phone.page.close()

  // Somebody does the same at the desk meanwhile.
  const theirs = `${yesterday}T12:30`
  const step = await person.ask<{
    readonly steps: readonly { readonly number: number; readonly key: string }[]
  }>(`/incidents/${known.id}/plan`)
  const key = step.steps.find(({ number }) => number === 3)?.key ?? ''
  await person.ask(`/incidents/${known.id}`, { doneSteps: { [key]: theirs } }, 'PATCH')

  const page = await context.newPage()
  await page.goto('/notifications/incidents')
  await unsent(page, '5').waitFor()
  await page.getByRole('link', { name: 'Абрамова Вера Ильинична' }).click()
  await third(page, true).waitFor()
  await page.locator('#step-inspect img').waitFor()
  expect(await keptIn(page)).toMatchObject({ databases: 1, keyGoesOut: false, readable: false })
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Не отправлено' })
  await list.getByText('Новое происшествие').waitFor()
  expect(await violations(page)).toEqual([])
  await look(page, 'list')
  await list.getByRole('button', { name: 'Закрыть' }).first().click()

  await find(context, page)
  await page.waitForURL(({ pathname }) => /\/incident\/\d+$/.test(pathname) && !LOCAL.test(pathname))
  await unsent(page, '1, из них ждут вашего решения: 1').waitFor()
  const here = page.url()
  await page.goto('/account/settings')
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await page.getByText(words.unsentStays(1)).waitFor()
  await page.getByRole('button', { name: words.stay }).click()
  await page.goto(here)
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await list.getByText('Ваше', { exact: true }).waitFor()
  await list.getByText('Сейчас', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
  await look(page, 'conflict')
  await list.getByRole('button', { name: 'Записать моё' }).click()
  await list.getByText('Всё отправлено').waitFor()
  await list.getByRole('button', { name: 'Закрыть' }).first().click()
  const id = Number(page.url().split('/').at(-1))

  const desk = (await visit(person)).page
  await desk.goto(`/notifications/incident/${id}`)
  await third(desk, true).waitFor()
  await desk.locator('#step-inspect img').waitFor()
  expect(await desk.locator('#step-inspect img').count()).toBe(1)
  await desk.getByRole('button', { name: 'Показать хронологию' }).click()
  await desk.getByText(/^Запись .*Смазка на ступенях/).waitFor()
  expect(await desk.getByText(/Смазка на ступенях/).count()).toBe(1)
  await desk.getByRole('button', { name: 'Завершить', exact: true }).click()
  const completion = desk.getByRole('dialog', { name: 'Завершить расследование' })
  await completion.getByRole('textbox', { name: 'Почему завершено без этого' }).fill('Акт утверждён')
  await completion.getByRole('button', { name: 'Завершить' }).click()
  await desk.getByText('Расследование завершено, вы молодцы').waitFor()
  const all = await person.ask<readonly { readonly id: number }[]>(`/incidents?companyId=${companyId}`)
  expect(all.map((one) => one.id).toSorted((a, b) => a - b)).toEqual([known.id, id])
  const kept = await person.ask<{ readonly doneSteps: Readonly<Record<string, { readonly at: string }>> }>(
    `/incidents/${known.id}`,
  )
  expect(kept.doneSteps[key]?.at).not.toBe(theirs)

  await page.goto('/account/settings')
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await page.getByRole('button', { name: 'Подтвердить выход' }).click()
  await page.waitForURL(/\/(main|login)$/)
  // Only counted: opening one that goes at this moment would make it again.
  await seen(() => page.evaluate(countKept)).toBe(0)
})
