import type { Form } from '#adapters/documents/form/form.ts'
import { makeFormLibrary } from '#adapters/documents/form/form-library.ts'
import { readShippedForms } from '#adapters/documents/form/shipped-forms.ts'

/** Every form that is shipped, by its file. */
export const sources = readShippedForms()

export const library = makeFormLibrary(sources)

export const forms: readonly Form[] = library.templates
  .map((template) => library.get(template))
  .filter((form) => form !== null)

/** For `test.each`: the form's file names the case. */
export const namedForms: readonly (readonly [string, Form])[] = forms.map((form) => [
  `${form.template.group.slug}/${form.template.slug}`,
  form,
])
