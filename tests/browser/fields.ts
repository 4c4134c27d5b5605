import type { Locator, Page } from 'playwright-core'

type Place = Page | Locator

/** A field by its label; «необязательно» behind it is not part of the name that people use. */
export const fieldOf = (place: Place, label: string): Locator =>
  place.getByRole('textbox', { name: new RegExp(`^${escaped(label)}( необязательно)?$`) })

const listOf = (place: Place, label: string): Locator =>
  place.getByRole('combobox', { name: new RegExp(`^${escaped(label)}( необязательно)?$`) })

type Options = { readonly first?: boolean }

/** Chooses from a list by the words of its option. */
export async function choose(
  place: Place,
  label: string,
  option: string,
  { first }: Options = {},
): Promise<void> {
  await listOf(place, label).click()
  const options = place.getByRole('option', first ? { name: option } : { name: option, exact: true })
  await options.first().click()
}

/** A day typed as people type it; Tab leaves the field, and its calendar. */
export async function typeDay(place: Place, label: string, day: string): Promise<void> {
  const field = fieldOf(place, label)
  await field.fill(day)
  await field.press('Tab')
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
