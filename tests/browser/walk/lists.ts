import type { Locator, Page } from 'playwright-core'
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
    const isOpen = await opened(page)
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      )
    if (isOpen) {
      if (!(await isTold(field))) wrong.push(`«${name}» does not say which list it has opened`)
      const found = [...(await misplaced(page)), ...(await violations(page, '#floating'))]
      wrong.push(...found.map((what) => `«${name}»: ${what}`))
      await page.keyboard.press('Escape')
      await opened(page).waitFor({ state: 'hidden' })
      if (hasDialog && !(await place.isVisible())) wrong.push(`«${name}»: Escape closed the dialog too`)
    } else if ((await field.getAttribute('aria-expanded')) === 'true') wrong.push(`«${name}» shows nothing`)
  }
  return wrong
}

/** Whether a field that opens a list says that it is open and which one it is; calendars say nothing. */
async function isTold(field: Locator): Promise<boolean> {
  if ((await field.getAttribute('role')) !== 'combobox') return true
  const list = await field
    .and(field.page().locator('[aria-expanded="true"][aria-controls]'))
    .getAttribute('aria-controls', { timeout: 1000 })
    .catch(() => null)
  return list !== null && field.page().locator(`[id="${list}"]`).isVisible()
}
