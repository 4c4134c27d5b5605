import type { Page } from 'playwright-core'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown, todayIso } from './days.ts'
import { hear } from './said.ts'
import { withStaff } from './staff.ts'

/** Presses Tab until what has the focus answers to the name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = await nameOfFocused(page)
    if (name.test(focused)) return
    passed.push(focused)
  }
  throw new Error(`Tab never came to ${name}, only to: ${passed.join(' | ')}`)
}

/** What a screen reader would call it. */
const nameOfFocused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement)) return ''
    const labels = 'labels' in focused ? [...(focused.labels as NodeListOf<HTMLElement>)] : []
    return (
      focused.getAttribute('aria-label') ??
      (labels.map((label) => label.textContent).join(' ') || focused.textContent)
    )
  })

test('a memo is formed, dated and printed without a mouse', async ({ page, person }) => {
  const staff = await withStaff(person)
  const training = { section: 'training', trainingName: 'Программа А', periodicity: '1 год' }
  await staff.oblige('Жуков', { ...training, deadline: dayFromToday(3) })
  await page.goto('/notifications')
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await nameOfFocused(page)).toBe('Перейти к содержанию')
  await tabTo(page, /^Обучение/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Обучение', level: 1 }).waitFor()
  await page.getByRole('checkbox', { name: /^Выбрать: Жуков/ }).waitFor()
  await tabTo(page, /^Выбрать: Жуков/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Сформировать служебную записку/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Новая служебная записка' })
  await dialog.waitFor()
  await seen(() => nameOfFocused(page)).toBe('Кому')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Директору карьера')
  await tabTo(page, /^Добавить работника$/)
  await page.keyboard.press('Enter')
  await seen(() => nameOfFocused(page)).toBe('Работник')
  await page.keyboard.type('Ёлкин')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Программа обучения$/)
  await page.keyboard.type('Программа А')
  await tabTo(page, /^Добавить$/)
  await page.keyboard.press('Enter')
  await seen(() => nameOfFocused(page)).toBe('Добавить работника')
  await tabTo(page, /^Дата прохождения: Жуков/)
  await page.keyboard.type(shown(todayIso()))
  await tabTo(page, /^Сформировать$/)
  await hear(page, 'Служебная записка № 1 сформирована', () => page.keyboard.press('Enter'))
  await dialog.waitFor({ state: 'hidden' })
  await tabTo(page, /^Реестр заявок/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Обучение', exact: true }).waitFor()
  await tabTo(page, /^Печать записки № 1/)
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await opened
})
