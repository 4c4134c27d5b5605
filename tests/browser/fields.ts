import type { Locator, Page } from 'playwright-core'

type Place = Page | Locator

/** A field by its label; «необязательно» behind it is not part of the name that people use. */
export const fieldOf = (place: Place, label: string): Locator =>
  place.getByRole('textbox', { name: new RegExp(`^${escaped(label)}( необязательно)?$`) })

const listOf = (place: Place, label: string): Locator =>
  place.getByRole('combobox', { name: new RegExp(`^${escaped(label)}( необязательно)?$`) })

type Options = { readonly first?: boolean }

/** Chooses from a list by the words of its option, or by the beginning of those of the first that fits. */
export async function choose(
  place: Place,
  label: string,
  option: string,
  { first = false }: Options = {},
): Promise<void> {
  const list = listOf(place, label)
  if (await list.evaluate((element) => element instanceof HTMLSelectElement)) {
    await list.selectOption({ label: option })
    return
  }
  await list.click()
  await offered(place)
    .and(pageOf(place).getByRole('option', first ? { name: option } : { name: option, exact: true }))
    .first()
    .click()
}

/** The options of the list that is open. */
export const offered = (place: Place): Locator => pageOf(place).getByRole('listbox').getByRole('option')

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place)

/** A day typed as people type it; Tab leaves the field, and its calendar. */
export async function typeDay(place: Place, label: string, day: string): Promise<void> {
  const field = fieldOf(place, label)
  await field.fill('')
  await field.pressSequentially(day)
  await field.press('Tab')
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
