import { makeOwnFormPress } from '#adapters/documents/own-form/own-form-press.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { forms } from '#tests/plain-press.ts'
import { docxOf, type Parts, paragraph, partsOf, relations, zip } from './a-docx.ts'

const press = makeOwnFormPress(makeRussianNameForms())
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What a file is refused with as an own form: codes with their labels and places. */
export const codesOf = async (bytes: Uint8Array, form: (typeof forms)[keyof typeof forms] = forms.order) =>
  (await press.check(form, bytes)).map(({ code, label, near }) => [
    code.slice('own-form/'.length),
    label,
    near,
  ])

export const words = (...lines: readonly string[]) => codesOf(docxOf(...lines))
export const parts = (more: Parts, overrides = '', body = '') =>
  codesOf(zip(partsOf(body || paragraph('x'), more, overrides)))
export const body = (xml: string) => codesOf(docxOf(xml))
export const relation = (type: string, target: string, mode = 'External') =>
  relations(`<Relationship Id="rId9" Type="${OFFICE}/${type}" Target="${target}" TargetMode="${mode}"/>`)
