import type { Page } from 'playwright-core'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { withStaff } from './staff.ts'

test.beforeEach(async ({ person }) => {
  const { oblige } = await withStaff(person)
  const training = { section: 'training', trainingName: 'Программа А', periodicity: '1 год' }
  for (const name of ['Абрамова', 'Ёлкин', 'Жуков', 'Яковлева'])
    await oblige(name, { ...training, date: dayFromToday(-400) })
})

/** In the page: notes what moves at the moment when the dialog is gone, and what lies over the table then; whether a key that is pressed ends it. */
const watchDialog = (usesPage: boolean) => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="dialog"]')) return
    observer.disconnect()
    const over = document.elementFromPoint(720, 450)
    Reflect.set(window, 'atClosing', {
      flies: document.getAnimations().some(({ effect }) => effect?.getTiming().duration === 1400),
      isFree: over?.closest('main') !== null && over?.closest('#floating') === null,
    })
    if (!usesPage) return
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    Reflect.set(window, 'afterUse', document.querySelectorAll('body > [inert]').length)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Forms a memo of the first row, and gives what was noted as its dialog went. */
async function form(page: Page, usesPage = false) {
  await page.goto('/notifications/training')
  await page.getByRole('checkbox', { disabled: false }).nth(1).check()
  await page.getByRole('button', { name: 'Сформировать' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая служебная записка' })
  await dialog.getByRole('button', { name: 'Сформировать' }).waitFor()
  await page.evaluate(watchDialog, usesPage)
  await dialog.getByRole('button', { name: 'Сформировать' }).click()
  await seen(() => page.evaluate(() => Reflect.get(window, 'atClosing') !== undefined)).toBe(true)
  return page.evaluate(() => Reflect.get(window, 'atClosing'))
}

test('a new memo flies off over a page that can already be used', async ({ visit, person }) => {
  const { page } = await visit(person, { moves: true })
  expect(await form(page)).toEqual({ flies: true, isFree: true })
  await seen(() => page.locator('body > [inert]').count()).toBe(0)
})

test('the first use of the page ends the flight', async ({ visit, person }) => {
  const { page } = await visit(person, { moves: true })
  expect(await form(page, true)).toEqual({ flies: true, isFree: true })
  expect(await page.evaluate(() => Reflect.get(window, 'afterUse'))).toBe(0)
})

test('where less motion is asked for nothing flies, and nothing is waited for', async ({ page }) => {
  expect(await form(page)).toEqual({ flies: false, isFree: true })
})
