import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { type FormSearch, makeFormSearch } from '@osh/core/documents/library/search-forms.ts'
import type { Template } from '@osh/core/documents/library/template.ts'

/** The forms of the library by their titles; all of them for an empty text. */
export type FormFinder = (search: string) => Promise<readonly Template[]>

/** What makes the search quick is built when something is first looked for. */
export function makeFormFinder(press: () => Promise<Pick<FormPress, 'templates'>>): FormFinder {
  let built: FormSearch<Template> | null = null
  return async (search) => {
    built ??= makeFormSearch((await press()).templates)
    return built(search)
  }
}
