import type { Page } from 'playwright-core'
import { GLANCE_MS, PATIENCE_MS } from '#tests/patience.ts'
import type { Visit } from '../browser-test.ts'

/** What ends the walk or what it walks with. */
const ENDS = /^(?:Выйти|Удалить аккаунт|Закрыть пример|Удалить пример)/
const CONTROLS =
  'button:not([disabled]), input[type="checkbox"]:not([disabled]), input[type="radio"]:not([disabled])'

/** The screen as it is, with what lies over it; a button that has the focus is no other screen. */
const readScreen = (page: Page): Promise<string> =>
  page.evaluate(() => `${location.href} ${document.body.innerHTML.replaceAll(/ data-[\w-]+="[^"]*"/g, '')}`)

/** Whether the screen is as it was, at once or once what lies over it is closed. */
async function isAsBefore({ page, still }: Visit, before: string): Promise<boolean> {
  if ((await readScreen(page)) === before) return true
  if (!(await page.getByRole('dialog').last().isVisible())) return false
  await page.keyboard.press('Escape')
  await still()
  return (await readScreen(page)) === before
}

/** «СИЗ: не назначено, Иванов» and «Сохранить таблицу «Аптечки»» are each of one kind with their like. */
const kindOf = (name: string): string =>
  (/^[^,:«№]+/.exec(name)?.[0] ?? name).replaceAll(/\d+/g, 'N').slice(0, 20)

/**
 * Presses every control of the screen whose like has not been pressed yet, and tells which of them asked for what is refused.
 *
 * @param pressed names of what was pressed, without what differs from row to row
 * @param again opens the screen as it was, where the press left another
 * @param refused what was refused since it was asked last
 */
export async function pressEach(
  visit: Visit,
  pressed: Set<string>,
  again: () => Promise<void>,
  refused: () => readonly string[],
): Promise<readonly string[]> {
  const { page, still } = visit
  const wrong: string[] = []
  const controls = page.getByRole('main').locator(CONTROLS)
  const names = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  )
  let before = await readScreen(page)
  for (const [at, name] of names.entries()) {
    const kind = kindOf(name)
    if (name === '' || ENDS.test(name) || pressed.has(kind)) continue
    pressed.add(kind)
    page.setDefaultTimeout(GLANCE_MS)
    await controls
      .nth(at)
      .click({ force: true })
      .catch(() => undefined)
    page.setDefaultTimeout(PATIENCE_MS)
    await still()
    wrong.push(...refused().map((what) => `«${name}» asks what is refused: ${what}`))
    if (await isAsBefore(visit, before)) continue
    await again()
    before = await readScreen(page)
    refused()
  }
  return wrong
}
