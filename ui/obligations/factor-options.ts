import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { factorSections, factors } from '@osh/core/norms/factors.ts'

const listFactors = (section: keyof typeof factorSections): ComboboxItem<string>[] =>
  factors
    .filter((factor) => factor.section === section)
    .map(({ point, name, selectable }) => ({
      value: point,
      label: `${point}. ${name}`,
      disabled: !selectable,
    }))

/** All 226 points of order 29н under its sections; the 13 headings among them can't be chosen. */
export const factorOptions = (Object.keys(factorSections) as (keyof typeof factorSections)[]).map(
  (section) => ({ group: factorSections[section], items: listFactors(section) }),
)

const isUnder = (point: string, heading: string): boolean => point.startsWith(`${heading}.`)

/** The points that begin with a number or have the words in their name, with the headings over them. */
function filterFactors(items: readonly ComboboxItem<string>[], search: string): ComboboxItem<string>[] {
  const wanted = search.trim().toLowerCase()
  const byNumber = /^[\d.]+$/.test(wanted)
  const fits = items.filter(({ value, label }) =>
    byNumber ? value.startsWith(wanted) : label.toLowerCase().includes(wanted),
  )
  return items.filter(
    (item) => fits.includes(item) || (item.disabled && fits.some(({ value }) => isUnder(value, item.value))),
  )
}

/** The search of the field: by number or by name; what is chosen already hides nothing. */
export const findFactors =
  (chosen: string | null): OptionsFilter =>
  ({ options, search }) =>
    options.flatMap((option: ComboboxParsedItem<string>) => {
      if (!('items' in option)) return []
      const items = option.items as ComboboxItem<string>[]
      const left = isUntouched(chosen, search) ? items : filterFactors(items, search)
      return left.length > 0 ? [{ group: option.group, items: left }] : []
    })

/** The field still shows what is chosen: no one has typed yet. */
const isUntouched = (chosen: string | null, search: string): boolean =>
  chosen !== null && search.startsWith(`${chosen}. `)
