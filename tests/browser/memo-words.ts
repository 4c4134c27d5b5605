import type { Locator, Page } from 'playwright-core'
import { hear } from './said.ts'

/** Chooses those rows of a table, opens the form of a new memo, and answers its dialog. */
export async function beginMemo(page: Page, path: string, ...lastNames: readonly string[]): Promise<Locator> {
  await page.goto(`/notifications/${path}`)
  for (const lastName of lastNames)
    await page.getByRole('checkbox', { name: new RegExp(`^Выбрать: ${lastName}`) }).check()
  await page.getByRole('button', { name: 'Сформировать служебную записку' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая служебная записка' })
  await dialog.getByRole('button', { name: 'Сформировать', exact: true }).waitFor()
  return dialog
}

/** Stores a new memo, and waits until it is said to be formed and the form is gone. */
export async function form(page: Page, dialog: Locator): Promise<void> {
  await hear(page, /Служебная записка № \d+ сформирована/, () =>
    dialog.getByRole('button', { name: 'Сформировать', exact: true }).click(),
  )
  await dialog.waitFor({ state: 'hidden' })
}

/** The last names of a memo's rows, in its order. */
export const rowsIn = async (dialog: Locator): Promise<readonly string[]> =>
  (await dialog.getByRole('listitem').allInnerTexts()).map((text) => text.trim().split(/\s/)[0] ?? '')

/** Saves an edited memo; its dialog closes. */
export async function saveMemo(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
