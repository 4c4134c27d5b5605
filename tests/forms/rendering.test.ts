import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import { makeFormPaper, makeRenderForm, type RenderForm } from '#adapters/documents/form/render-form.ts'
import type { Block } from '#adapters/documents/paper/paper.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { type PdfMaker, renderPdf } from '#adapters/documents/pdf/render-pdf.ts'
import { choosePart } from './choose-part.ts'
import { namedForms } from './library.ts'

let render: RenderForm
beforeAll(() => {
  render = makeRenderForm(makeNodePdfMaker(), nodePacking)
})

const TAG =
  /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)\s*(\/?)>/gu

/** Whether every tag closes in its order and text has no bare marks: all that XML without DTDs asks, and no more is written. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  let roots = 0
  const text = xml.replace(/^<\?xml [^>]*\?>/u, '').replace(TAG, (_, closing, name, __, empty) => {
    if (closing === '') {
      if (open.length === 0) roots++
      if (empty === '') open.push(name)
    } else if (open.pop() !== name) roots = Number.NaN
    return ''
  })
  return roots === 1 && open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot);)/u.test(text)
}

test('what is no XML is told from what is', () => {
  expect(['<a><b x="1 &amp; 2"/>д &lt;</a>', '<?xml version="1.0"?><a/>'].filter(isWellFormed)).toHaveLength(
    2,
  )
  const broken = [
    '<a><b></a>',
    '<a>1 & 2</a>',
    '<a x="<"/>',
    '<a><b></a></b>',
    '<a/><a/>',
    '<a>x < y</a>',
    '',
  ]
  expect(broken.filter(isWellFormed)).toEqual([])
})

test.each(namedForms)('%s is a .docx of well-formed parts that says everything', async (_, form) => {
  const parts = unzipSync(await render(form, makeDemoFormData(form.template), 'docx'))
  for (const [name, bytes] of Object.entries(parts)) expect(isWellFormed(strFromU8(bytes)), name).toBe(true)
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/gu, '\n')
  expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object|\bnull\b|::|[\ue000-\uf8ff]|\*\*|\\$/mu)
  expect(text.length).toBeGreaterThan(300)
})

test.each(namedForms)('%s has its signers named and its tables whole', (_, form) => {
  const paper = makeFormPaper(form, makeDemoFormData(form.template))
  if (!paper.ok) throw new Error('holes')
  for (const block of paper.value.blocks) {
    if (block.kind === 'signature') expect(block.name).toMatch(/^\p{Lu}\..*\p{Lu}\p{Ll}+/u)
    if (block.kind !== 'table') continue
    for (const { cells } of [...block.heads, ...block.rows])
      expect(cells.reduce((sum, { columns = 1 }) => sum + columns, 0)).toBe(block.widths.length)
  }
})

/** Setting pages is most of what a .pdf costs: a run sets every fourth form's. */
test.each(choosePart(namedForms, 4))('%s is a .pdf', async (_, form) => {
  const bytes = await render(form, makeDemoFormData(form.template), 'pdf')
  expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-')
  expect(strFromU8(bytes.slice(-7))).toContain('%%EOF')
})

/** What a company prints at once: instructions for so many of its trades. */
const trades = namedForms.filter(([name]) => /\/instruction-(?!.*works?$)/u.test(name)).slice(0, 20)

test('instructions for 20 trades are printed in both formats, each under its own title', async () => {
  expect(trades).toHaveLength(20)
  for (const [name, form] of trades) {
    const data = makeDemoFormData(form.template)
    const xml = unzipSync(await render(form, data, 'docx'))['word/document.xml'] ?? new Uint8Array()
    const words = strFromU8(xml).replace(/<[^>]+>/gu, ' ')
    expect(
      words.match(/Требования охраны труда (?:перед началом|во время|по окончании)/gu),
      name,
    ).toHaveLength(3)
    expect(strFromU8(unzipSync(await render(form, data, 'docx'))['docProps/core.xml'] ?? xml)).toContain(
      form.template.title,
    )
    const pages = strFromU8(await render(form, data, 'pdf'), true).match(/\/Type \/Page\b/gu) ?? []
    expect(pages.length, name).toBeGreaterThan(3)
  }
})

test('a line set to both margins of a .pdf is stretched between words, not behind a hyphen', async () => {
  const made: unknown[] = []
  const maker: PdfMaker = {
    createPdf(definition) {
      made.push(definition.content)
      return makeNodePdfMaker().createPdf(definition)
    },
  }
  const text = 'наряд-допуск, 3-х дней, п. 60-72, - и прочее'
  const blocks: readonly Block[] = [
    { kind: 'paragraph', text, align: 'justify' },
    { kind: 'paragraph', text, align: 'left' },
  ]
  await renderPdf({ title: 'Наряд', landscape: false, blocks }, maker)
  const whole = { text: 'наряд\u2011допуск, 3\u2011х дней, п. 60-72, - и прочее' }
  expect(made).toMatchObject([[{ text: [whole] }, { text: [{ text }] }]])
})
