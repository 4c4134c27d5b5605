import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { renderFile } from '../file/rendered-file.ts'
import type { OwnFormPress } from './own-form-press.ts'

/** A press of the library alone. */
export type LibraryPress = Omit<FormPress, 'check' | 'readSample'>

/** A press that prints by a company's own form where there is one; what fills those is loaded when the first is met. */
export const withOwnForms = (library: LibraryPress, load: () => Promise<OwnFormPress>): FormPress => ({
  ...library,
  listMissing: async (template, data, own) =>
    own ? (await load()).missing(template, data, own) : library.listMissing(template, data, null),
  print: async (template, data, own) => {
    if (!own) return library.print(template, data, null)
    return { docx: await renderFile(await (await load()).print(template, data, own)), pdf: null }
  },
  check: async (template, bytes) => (await load()).check(template, bytes),
  readSample: async (template) => (await load()).readSample(template),
})
