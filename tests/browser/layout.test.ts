import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { browserArguments } from '#tests/find-browser.ts'
import { address, expect, seen, signedIn, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { choose } from './fields.ts'
import { beginMemo } from './memo-words.ts'
import type { Person } from './person.ts'
import { withStaff } from './staff.ts'

let browser: Browser

test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: inject('browserPath'),
    args: [...browserArguments],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
})

test.afterAll(() => browser?.close())

/** What of Абрамова's is overdue: a training, and protective equipment. */
async function makeOverdue(person: Person): Promise<void> {
  const { oblige } = await withStaff(person)
  const lately = { periodicity: '1 год', date: dayFromToday(-400) }
  await oblige('Абрамова', { section: 'training', trainingName: 'Программа А', ...lately })
  await oblige('Абрамова', { section: 'ppe', ppe: 'Каска', quantity: 1, ...lately })
}

/** A window whose scrollbars take room, as most people's do. */
const openWithScrollbars = (person: Person, height = 900): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1440, height },
    baseURL: address(),
    storageState: signedIn(person, address()),
    serviceWorkers: 'block',
  })

const left = async (page: Page): Promise<number | undefined> =>
  (await page.getByRole('link', { name: 'Организация' }).boundingBox())?.x

test('nothing moves sideways between short and long pages, nor under a dialog', async ({
  attend,
  person,
}) => {
  await withStaff(person)
  const { page } = await attend(await openWithScrollbars(person, 400))
  await page.goto('/account/notifications')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const short = await left(page)
  await page.goto('/employees')
  await page.getByText('Абрамова Вера Ильинична').first().waitFor()
  await seen(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(400)
  expect(await left(page)).toBe(short)
  await page.getByRole('button', { name: 'Отдел', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  const behind = () =>
    page.locator('header a[href="/company"]').evaluate((link) => link.getBoundingClientRect().x)
  await seen(behind).toBe(short)
})

test('the actions of a short table are at the bottom of the window', async ({ attend, person }) => {
  await makeOverdue(person)
  const { page } = await attend(await openWithScrollbars(person))
  await page.goto('/notifications/training')
  const bar = page.getByRole('region', { name: 'Действия с выбранным' })
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click()
  await bar.waitFor()
  await seen(async () => {
    const box = await bar.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }).toBe(900)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
})

for (const [width, height] of [
  [1440, 600],
  [320, 568],
] as const)
  test(`what opens at the end of a dialog is above its buttons, at ${width} × ${height}`, async ({
    visit,
    person,
  }) => {
    await makeOverdue(person)
    const { page } = await visit(person, { width, height })
    const dialog = await beginMemo(page, 'training', 'Абрамова')
    await dialog.getByRole('button', { name: 'Добавить работника' }).click()
    const picker = dialog.getByRole('group', { name: 'Добавить работника' })
    const end = () => picker.evaluate((part) => part.getBoundingClientRect().bottom)
    const buttons = () =>
      dialog
        .getByRole('button', { name: 'Сформировать', exact: true })
        .evaluate((button) => button.getBoundingClientRect().top)
    await choose(picker, 'Работник', 'Яковлева Анна Петровна')
    await picker.getByRole('combobox').nth(1).waitFor()
    await seen(async () => (await end()) < (await buttons())).toBe(true)
  })

test('what opens by a click shows the focus that a keyboard brings to it', async ({ page }) => {
  await page.goto('/law')
  await page.locator('summary').first().waitFor()
  await page.locator('summary').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => {
    const { tagName } = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
      document.activeElement ?? document.body,
    )
    return { tagName, outlineStyle, outlineWidth, outlineColor }
  })
  expect(ring).toEqual({
    tagName: 'SUMMARY',
    outlineStyle: 'solid',
    outlineWidth: '2px',
    outlineColor: 'rgb(20, 122, 80)',
  })
})

/** In the page: on how many lines the words are, and whether the longest choice fits into the list beside them. */
const barOfList = () => {
  const select = document.querySelector('main label select')
  const words = select?.parentElement?.firstChild
  if (!(select instanceof HTMLSelectElement) || !words) throw new Error('there is no order to choose')
  const range = document.createRange()
  range.selectNodeContents(words)
  select.style.flex = 'none'
  const wanted = select.getBoundingClientRect().width
  select.style.flex = ''
  return { lines: range.getClientRects().length, fits: select.getBoundingClientRect().width >= wanted }
}

test('the order of a list is asked for on one line, its longest choice too', async ({ visit, person }) => {
  await makeOverdue(person)
  const { page } = await visit(person, { width: 320 })
  for (const section of ['training', 'ppe'])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`/notifications/${section}`)
      await page.getByText('Упорядочить по').waitFor()
      await seen(async () => [section, width, await page.evaluate(barOfList)]).toEqual([
        section,
        width,
        { lines: 1, fits: true },
      ])
    }
})
