import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { demoCompany } from '#adapters/demo/demo-company.ts'
import { fillForm } from '#adapters/documents/form/filling/fill-form.ts'
import type { FormData } from '#adapters/documents/form/filling/form-data.ts'
import { makePreviewForm } from '#adapters/documents/form/render-form.ts'
import type { Block, Run, Text } from '#adapters/documents/paper/paper.ts'
import { listRuns } from '#adapters/documents/paper/paper.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { namedForms } from './library.ts'

/** A form just opened: nothing is known but the company. */
const nothing: FormData = {
  company: demoCompany,
  document: { number: '', date: null },
  employee: null,
  employees: [],
  values: {},
  nameForms: makeRussianNameForms(),
}

const textsOf = (block: Block): readonly Text[] => {
  if (block.kind === 'paragraph') return [block.text]
  if (block.kind === 'signature') return [[{ text: block.role, gap: block.gap ?? false }]]
  if (block.kind !== 'table') return []
  return [...block.heads, ...block.rows].flatMap(({ cells }) => cells.map(({ text }) => text))
}

const gapsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks
    .flatMap(textsOf)
    .flatMap((text): readonly Run[] => listRuns(text))
    .flatMap(({ text, gap }) => (gap ? [text] : []))

test.each(namedForms)('%s with nothing in it says in Russian what is missing', (_, form) => {
  const { paper } = fillForm(form, nothing, true)
  const gaps = gapsIn(paper.blocks)
  for (const gap of gaps) expect(gap).toMatch(/^(?:\[[^[\]a-z]+\])+$/u)
  const required = form.template.values.filter((spec) => spec.required)
  for (const { label } of required)
    expect(
      gaps.some((gap) => gap.startsWith(`[${label}`)) || isColumn(form.template.values, label, gaps),
    ).toBe(true)
})

/** A table of the form's own has a gap in each column instead. */
const isColumn = (
  values: (typeof namedForms)[number][1]['template']['values'],
  label: string,
  gaps: readonly string[],
): boolean => {
  const kind = values.find((spec) => spec.label === label)?.kind
  if (kind?.type === 'rows') return kind.columns.some((column) => gaps.includes(`[${column.label}]`))
  return kind?.type === 'employees' && gaps.includes('[Фамилия, имя, отчество]')
}

test('a preview is a .pdf with «ПРЕДПРОСМОТР» in its title', async () => {
  const [, form] = namedForms[0] ?? []
  if (!form) throw new Error('there are no forms')
  const bytes = await makePreviewForm(makeNodePdfMaker())(form, nothing)
  expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-')
})
