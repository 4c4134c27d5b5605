import type { Page } from 'playwright-core'

/** What ends the walk or what it walks with. */
const ENDS = /^(?:Выйти|Удалить аккаунт|Закрыть пример|Удалить пример)/
const CONTROLS =
  'button:not([disabled]), input[type="checkbox"]:not([disabled]), input[type="radio"]:not([disabled])'
/** Long enough for a request to be refused. */
const SETTLE_MS = 150
/** Long enough for a dialog to go. */
const CLOSE_MS = 2000

/** The screen as it is, with what lies over it; a button that has the focus is no other screen. */
const readScreen = (page: Page): Promise<string> =>
  page.evaluate(() => `${location.href} ${document.body.innerHTML.replaceAll(/ data-[\w-]+="[^"]*"/g, '')}`)

/** Whether the screen is as it was, at once or once what lies over it is closed. */
async function isAsBefore(page: Page, before: string): Promise<boolean> {
  if ((await readScreen(page)) === before) return true
  const over = page.getByRole('dialog').last()
  if (!(await over.isVisible())) return false
  await page.keyboard.press('Escape')
  const isClosed = await over.waitFor({ state: 'hidden', timeout: CLOSE_MS }).then(
    () => true,
    () => false,
  )
  return isClosed && (await readScreen(page)) === before
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
  page: Page,
  pressed: Set<string>,
  again: () => Promise<void>,
  refused: () => readonly string[],
): Promise<readonly string[]> {
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
    await controls
      .nth(at)
      .click({ timeout: 2000, force: true })
      .catch(() => undefined)
    await page.waitForTimeout(SETTLE_MS)
    wrong.push(...refused().map((what) => `«${name}» asks what is refused: ${what}`))
    if (await isAsBefore(page, before)) continue
    await again()
    before = await readScreen(page)
    refused()
  }
  return wrong
}
