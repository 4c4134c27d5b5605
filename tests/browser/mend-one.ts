import type { Locator } from 'playwright-core'

const FIELDS =
  'input:enabled:not([type="file"]):not([readonly]), textarea:enabled:not([readonly]), select:enabled'

/**
 * Mends one field as a person does, and leaves the cursor in it: the first day that is refused, else the first field that is, else
 * any day or text that can be written otherwise.
 *
 * @returns its name
 */
export async function mendOne(place: Locator): Promise<string> {
  const fields = place.locator(FIELDS).filter({ visible: true })
  const refused = fields.and(place.page().locator('[aria-invalid="true"]'))
  const day = place.page().getByPlaceholder('дд.мм.гггг')
  const written = fields.and(place.page().locator('input:not([type="checkbox"], [type="radio"]), textarea'))
  for (const found of [refused.and(day), refused, fields.and(day), written])
    if ((await found.count()) > 0) return mend(found.first())
  return 'nothing'
}

async function mend(field: Locator): Promise<string> {
  const { tag, role, type, mode, name } = await field.evaluate((element) => ({
    tag: element.tagName,
    role: element.getAttribute('role'),
    type: element.getAttribute('type'),
    mode: element.getAttribute('inputmode'),
    name:
      element.getAttribute('aria-label') ?? document.querySelector(`label[for="${element.id}"]`)?.textContent,
  }))
  const isDay = (await field.getAttribute('placeholder')) === 'дд.мм.гггг'
  if (tag === 'SELECT') await field.selectOption({ index: 1 })
  else if (type === 'checkbox' || type === 'radio') await field.check()
  else if (role === 'combobox') await chooseFirst(field)
  else await write(field, isDay ? '01.02.26' : mode === 'numeric' || mode === 'decimal' ? '5' : 'Проба')
  return name ?? ''
}

/** By the keys, as in a table of entries: the press that follows is the first of the pointer. */
async function chooseFirst(field: Locator): Promise<void> {
  await field.focus()
  await field.press('ArrowDown')
  await field.page().getByRole('listbox').waitFor()
  if ((await field.getAttribute('aria-activedescendant')) === null) await field.press('ArrowDown')
  await field.press('Enter')
}

async function write(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}
