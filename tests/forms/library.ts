import { compileForm, type Form } from '#adapters/documents/form/form.ts'
import { makeFormLibrary } from '#adapters/documents/form/form-library.ts'
import { leavePartsOut, sortOutParts } from '#adapters/documents/form/reading/parts.ts'
import { readShippedForms } from '#adapters/documents/form/shipped-forms.ts'

const files = readShippedForms()
const sorted = sortOutParts(files)

/** What forms share, by name. */
export const { parts } = sorted

/** Every form that is shipped, by its file. */
export const sources: Readonly<Record<string, string>> = Object.fromEntries(sorted.forms)

export const library = makeFormLibrary(files)

export const forms: readonly Form[] = library.templates
  .map((template) => library.get(template))
  .filter((form) => form !== null)

/** For `test.each`: the form's file names the case. */
export const namedForms: readonly (readonly [string, Form])[] = forms.map((form) => [
  `${form.template.group.slug}/${form.template.slug}`,
  form,
])

/** Each form without what it shares with others. */
export const ownForms: readonly Form[] = sorted.forms.map(([, source]) => compileForm(leavePartsOut(source)))
