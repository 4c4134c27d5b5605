import { acts } from '@osh/core/norms/acts.ts'
import { expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { makeFormPaper } from '#adapters/documents/form/render-form.ts'
import { choosePart } from '../choose-part.ts'
import { library } from '../library.ts'
import { awaited } from './awaited.ts'
import { type MandatoryPaper, mandatoryPapers, missingFrom, textOf } from './mandatory.ts'
import { docxTextOf, pdfTextOf } from './printed-text.ts'

const papersWithForms = mandatoryPapers.filter(({ form }) => form !== null)

/** What is on a paper is in both its files: a run opens those of every fourth. */
const asFiles = new Set(choosePart(papersWithForms, 4))

const named = (papers: readonly MandatoryPaper[]) =>
  papers.map((paper): readonly [string, MandatoryPaper] => [
    `${paper.form}: ${paper.act}, ${paper.point}`,
    paper,
  ])

/** Names of the places that the act asks for and the form has not: on paper, in its .docx or in its .pdf. */
async function missing(paper: MandatoryPaper): Promise<readonly string[]> {
  const form = library.templates.find(({ slug }) => slug === paper.form)
  const of = form ? library.get(form) : null
  if (!of) throw new Error(`no form ${paper.form}`)
  const printed = makeFormPaper(of, makeDemoFormData(of.template))
  if (!printed.ok) throw new Error(`${paper.form} has holes`)
  const absent = missingFrom(textOf(printed.value.blocks), paper.fields).map(
    ({ number, name }) => `${number ? `${number} ` : ''}${name}`,
  )
  if (!asFiles.has(paper)) return absent
  const words = paper.fields.map(({ number: _, ...field }) => field)
  return [
    ...absent,
    ...missingFrom(await docxTextOf(printed.value), words).map(({ name }) => `.docx: ${name}`),
    ...missingFrom(await pdfTextOf(printed.value), words).map(({ name }) => `.pdf: ${name}`),
  ]
}

test.each(named(papersWithForms))(
  '%s: what the act asks for is in the printed form, unless the list says it is awaited',
  async (_, paper) => {
    const lacks = await missing(paper)
    if (awaited.has(`${paper.form}: ${paper.point}`))
      expect(lacks, 'has it all: take it off awaited.ts').not.toEqual([])
    else expect(lacks).toEqual([])
  },
)

test('what is listed is well written', () => {
  expect(mandatoryPapers.length).toBeGreaterThan(9)
  const keys = mandatoryPapers.map(({ form, name, act, point }) => `${form ?? name}: ${act}: ${point}`)
  expect(new Set(keys).size).toBe(keys.length)
  const actIds = new Set(acts.map(({ id }) => id))
  for (const { act, name, fields } of mandatoryPapers) {
    expect(actIds, name).toContain(act)
    expect(fields.length, name).toBeGreaterThan(0)
    expect(new Set(fields.map((field) => field.name)).size, name).toBe(fields.length)
    for (const field of fields) {
      expect(field.name).toMatch(/^[a-z]\w*$/iu)
      expect(field.words, `${name}: ${field.name}`).not.toBe('')
      expect(field.find, `${name}: ${field.name}`).not.toEqual([])
      expect(() => missingFrom('', [field])).not.toThrow()
    }
  }
})

test('a place is told from a place that is missing', () => {
  const field = (find: string, number?: string) =>
    number ? { number, name: 'a', words: 'a', find: [find] } : { name: 'a', words: 'a', find: [find] }
  const text = '8.7. Сведения об\u00a0обеспечении\nСИЗ; 18.1 ещё Пол: мужской'
  const finds = [field('Сведения об обеспечении сиз', '8.7'), field('еще пол'), field('/мужской|женский/')]
  expect(missingFrom(text, finds)).toEqual([])
  const absent = [
    field('Сведения об', '8.8'),
    field('обеспечении', '8.7'),
    field('ещё пол', '8.1'),
    field('/жен/'),
  ]
  expect(missingFrom(text, absent)).toEqual(absent)
})
