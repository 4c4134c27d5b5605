import type { MissingValue } from '@osh/core/documents/answers/missing-values.ts'
import type { FormPress, PaperData } from '@osh/core/documents/issuing/form-press.ts'
import type { Template, TemplateId, ValueSpec } from '@osh/core/documents/library/template.ts'
import { findGroupByName } from '@osh/core/documents/library/template-group.ts'
import { day } from '../examples.ts'

/** An order on paper that asks for nothing, valid for ever; tests change one fact of it. */
export function aTemplate(changes: Partial<Template> = {}): Template {
  const group = findGroupByName('Приказы')
  if (group === null) throw new Error('there is no such group')
  return {
    id: 1 as TemplateId,
    slug: 'ot-day',
    title: 'Приказ о проведении Дня охраны труда',
    group,
    kind: 'order',
    scope: 'company',
    per: 'paper',
    basis: [],
    validFrom: day('2020-01-01'),
    validTo: null,
    caution: '',
    values: [],
    ...changes,
  }
}

export const aValue = (changes: Partial<ValueSpec> = {}): ValueSpec => ({
  name: 'place',
  label: 'Место проведения',
  kind: { type: 'place' },
  required: true,
  suggested: null,
  hint: '',
  bounds: [],
  ...changes,
})

type Lacks = (data: PaperData) => readonly MissingValue[]

/** Prints an empty file for every paper, unless it lacks something. */
export const plainPress = (templates: readonly Template[], missing: Lacks = () => []): FormPress => ({
  templates,
  listMissing: async (_, data) => missing(data),
  print: async (_, __, own) => {
    const file = { bytes: new Uint8Array([1]), sha256: '0'.repeat(64) }
    return { docx: file, pdf: own ? null : file }
  },
  check: async (_, bytes) => (bytes.length > 0 ? [] : [{ code: 'own-form/not-docx', label: '', near: '' }]),
  readSample: async () => new Uint8Array([1]),
  readEditable: async () => new Uint8Array([2]),
  preview: async () => ({ format: 'pdf', bytes: new Uint8Array([1]) }),
})
