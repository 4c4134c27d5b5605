/** What someone typed into a field, under the field's name. */
export type TypedText = { readonly name: string; readonly text: string }

type Field = HTMLInputElement | HTMLTextAreaElement

/** A search, a secret and what is chosen from a list are no text that someone would miss. */
const TEXTS =
  'textarea, input:not([type=search], [type=password], [type=checkbox], [type=radio], [type=file], [aria-haspopup])'

const fields = new Set<Field>()

/** Remembers into which fields of the page somebody types, as long as they are there; answers how to stop. */
export function watchTyping(page: Document): () => void {
  const hear = ({ target }: Event) => {
    for (const field of fields) if (!field.isConnected) fields.delete(field)
    if (target instanceof Element && target.matches(TEXTS)) fields.add(target as Field)
  }
  page.addEventListener('input', hear)
  return () => {
    page.removeEventListener('input', hear)
    fields.clear()
  }
}

/** What stands in the fields that were typed into and are still on the page, in the order of typing; nothing that was only shown. */
export const listTyped = (): readonly TypedText[] =>
  [...fields]
    .filter((field) => field.isConnected && field.value.trim() !== '')
    .map((field) => ({ name: nameField(field), text: field.value }))

/** What stands beside a name, «необязательно» or an asterisk, is none of it. */
const nameField = ({ ariaLabel, labels, placeholder }: Field): string =>
  (ariaLabel ?? labels?.[0]?.firstChild?.textContent ?? placeholder).replace(/[\s*]+$/u, '')
