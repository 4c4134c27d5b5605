import type { Locator, Page } from 'playwright-core'
import { eventually } from '#tests/patience.ts'
import { violations } from '../axe.ts'
import { misplaced, POPUP } from './geometry.ts'

/** Fields that open something of their own: a list, a calendar. */
const OPENING = 'input[role="combobox"]:enabled, input[data-mantine-stop-propagation]:enabled'
/** What has opened. */
const opened = (page: Page): Locator => page.locator(POPUP).filter({ visible: true }).last()

/**
 * Opens each list and calendar of the dialog on top, or of the page, and tells what is wrong with them.
 *
 * @param isNew whether the field of that name has not been looked at yet
 */
export async function lookAtLists(page: Page, isNew: (field: string) => boolean): Promise<readonly string[]> {
  const dialogs = page.getByRole('dialog')
  const hasDialog = (await dialogs.count()) > 0
  const place = hasDialog ? dialogs.last() : page.getByRole('main')
  const wrong: string[] = []
  for (const field of await place.locator(OPENING).all()) {
    if (!(await field.isEditable())) continue
    const name = await field.evaluate(
      (input: HTMLInputElement) => input.labels?.[0]?.textContent ?? input.ariaLabel,
    )
    if (!isNew(String(name))) continue
    await field.click()
    if (!(await field.evaluate((input) => input === document.activeElement)))
      wrong.push(`«${name}» does not take the focus`)
    // A list says that it is open; a calendar opens by its icon, and a list of nothing has nothing to show.
    if ((await field.getAttribute('aria-expanded')) !== 'true') continue
    await opened(page).waitFor()
    if (!(await isTold(field))) wrong.push(`«${name}» does not say which list it has opened`)
    const found = [...(await misplaced(page)), ...(await violations(page, '#floating'))]
    wrong.push(...found.map((what) => `«${name}»: ${what}`))
    await page.keyboard.press('Escape')
    await opened(page).waitFor({ state: 'hidden' })
    if (hasDialog && !(await place.isVisible())) wrong.push(`«${name}»: Escape closed the dialog too`)
  }
  return wrong
}

/** Whether a field that opens a list says which one it is. */
async function isTold(field: Locator): Promise<boolean> {
  await eventually(() => field.getAttribute('aria-controls')).not.toBeNull()
  const list = await field.getAttribute('aria-controls')
  return field.page().locator(`[id="${list}"]`).isVisible()
}
