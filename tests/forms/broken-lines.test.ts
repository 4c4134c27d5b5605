import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { makeFormPaper } from '#adapters/documents/form/render-form.ts'
import { HYPHEN } from '#adapters/documents/pdf/broken-lines.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { renderPdf } from '#adapters/documents/pdf/render-pdf.ts'
import { choosePart } from './choose-part.ts'
import { namedForms } from './library.ts'

type Line = { readonly inlines: readonly { readonly text: string }[] }
type Writer = { addLine(line: Line, ...rest: readonly unknown[]): unknown }

/** What pdfmake sets a line by: no other way to see where its lines end. */
const writer: Writer = createRequire(import.meta.url)('pdfmake/js/ElementWriter.js').default.prototype
const addLine = writer.addLine
const lines: (readonly string[])[] = []

beforeAll(() => {
  writer.addLine = function (line, ...rest) {
    lines.push(line.inlines.map(({ text }) => text))
    return addLine.call(this, line, ...rest)
  }
})
afterAll(() => {
  writer.addLine = addLine
})

test('every hyphen that was put into a word ends a line', async () => {
  const maker = makeNodePdfMaker()
  for (const [, form] of choosePart(namedForms, 8)) {
    const paper = makeFormPaper(form, makeDemoFormData(form.template))
    if (!paper.ok) throw new Error('holes')
    await renderPdf(paper.value, maker)
  }
  const isBroken = (text: string | undefined) => text?.endsWith(HYPHEN) === true
  expect(lines.filter((line) => line.slice(0, -1).some(isBroken))).toEqual([])
  expect(lines.filter((line) => isBroken(line.at(-1))).length).toBeGreaterThan(100)
})
