import { computeYearsKept } from '@osh/core/documents/library/kept-for.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import { renderDocx } from '#adapters/documents/docx/render-docx.ts'
import type { FormData } from '#adapters/documents/form/filling/form-data.ts'
import type { Form } from '#adapters/documents/form/form.ts'
import { makeFormPaper } from '#adapters/documents/form/render-form.ts'
import type { Paper } from '#adapters/documents/paper/paper.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { makePdfDefinition, renderPdf } from '#adapters/documents/pdf/render-pdf.ts'
import { namedForms } from './library.ts'

const maker = makeNodePdfMaker()
const SHEETS = 3

const byHand = (form: Form, sheets: number): FormData => {
  const data = makeDemoFormData(form.template)
  const required = Object.entries(data.values).filter(([name]) =>
    form.template.values.some((spec) => spec.name === name && spec.required),
  )
  return { ...data, values: { ...Object.fromEntries(required), sheets: { type: 'number', number: sheets } } }
}

const paperOf = (form: Form, sheets = SHEETS): Paper => {
  const paper = makeFormPaper(form, byHand(form, sheets))
  if (!paper.ok) throw new Error('holes')
  return paper.value
}

const countPages = async (paper: Paper): Promise<number> =>
  strFromU8(await renderPdf(paper, maker), true).match(/\/Type \/Page\b/gu)?.length ?? 0

const journals = namedForms.filter(([, { template }]) => template.kind === 'journal')

test.each(journals)(
  '%s has a cover, as many sheets as asked and a last page that says so',
  async (_, form) => {
    const paper = paperOf(form)
    expect(await countPages(paper)).toBe(SHEETS + 2)
    const bytes = unzipSync(renderDocx(paper, nodePacking))
    const text = (name: string) => strFromU8(bytes[name] ?? new Uint8Array())
    expect(text('word/document.xml').replace(/<[^>]*>/gu, '')).toMatch(
      /прошито, пронумеровано и скреплено печатью .*3\u00a0листа\./u,
    )
    expect(text('word/header1.xml')).toContain(`<w:t>${form.template.title}</w:t>`)
    expect(text('word/document.xml')).toContain('<w:pgNumType w:start="0"/>')
  },
)

test('a journal of 48 sheets has a bare cover, 48 numbered sheets under its title, and a bare last page', async () => {
  const [, form] = journals.find(([name]) => name.endsWith('/journal-briefing-workplace')) ?? []
  if (!form) throw new Error('no journal')
  const paper = paperOf(form, 48)
  const definition = makePdfDefinition(paper)
  const { header } = definition
  if (typeof header !== 'function') throw new Error('no header')
  const written = new Map<number, string>()
  const pdf = await maker
    .createPdf({
      ...definition,
      header: (current, pages, size) => {
        const said = header(current, pages, size)
        const texts = [...JSON.stringify(said).matchAll(/"text":"([^"]*)"/gu)].map(([, text]) => text)
        written.set(current, texts.join('|'))
        return said
      },
    })
    .getBuffer()
  expect(strFromU8(new Uint8Array(pdf), true).match(/\/Type \/Page\b/gu)).toHaveLength(50)
  const sheets = Array.from({ length: 48 }, (_, i) => `${i + 1}|${form.template.title}`)
  expect([...written].sort(([a], [b]) => a - b).map(([, said]) => said)).toEqual(['', ...sheets, ''])
  const xml = strFromU8(unzipSync(renderDocx(paper, nodePacking))['word/document.xml'] ?? new Uint8Array())
  expect(xml.match(/<w:titlePg\/>/gu)).toHaveLength(2)
  expect(xml.replace(/<[^>]*>/gu, '')).toMatch(
    /прошито, пронумеровано и скреплено печатью .*48\u00a0листов\./u,
  )
})

test('journals and papers that are kept over ten years have a wide margin at the left', () => {
  for (const [, form] of namedForms) {
    const paper = makeFormPaper(form, makeDemoFormData(form.template))
    expect(paper.ok && paper.value.isBound === true).toBe(
      form.template.kind === 'journal' || computeYearsKept(form.template) > 10,
    )
  }
  const [, act] = namedForms.find(([name]) => name === 'accidents/accident-act-n1') ?? []
  const paper = act && makeFormPaper(act, makeDemoFormData(act.template))
  if (!paper?.ok) throw new Error('no act')
  const xml = unzipSync(renderDocx(paper.value, nodePacking))['word/document.xml'] ?? new Uint8Array()
  expect(strFromU8(xml)).toContain('w:left="1701"')
})
