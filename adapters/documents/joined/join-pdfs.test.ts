import { unzlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { pressOfAllForms } from '#tests/press-of-all-forms.ts'
import { markPdf } from '../annulled/mark-pdf.ts'
import { joinPdfs } from './join-pdfs.ts'

const press = pressOfAllForms()

async function printed(slug: string): Promise<Uint8Array> {
  const template = press.templates.find((one) => one.slug === slug)
  if (!template) throw new Error(`no form ${slug}`)
  const { pdf } = await press.print(template, makeDemoFormData(template), null)
  if (!pdf) throw new Error(`${slug} has no .pdf`)
  return pdf.bytes
}

async function joined(...papers: readonly Uint8Array[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of joinPdfs(each(papers))) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* each(papers: readonly Uint8Array[]): AsyncGenerator<Uint8Array, undefined> {
  yield* papers
}

/** What is drawn on each page, in the order of the pages: read from the root by the table of objects, as a reader of .pdf does. */
function pagesOf(bytes: Uint8Array): readonly string[] {
  const text = Buffer.from(bytes).toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, entries = ''] = /^xref\n0 \d+\n([\s\S]*?)trailer/.exec(text.slice(table)) ?? []
  const offsets = entries.split('\n').map((line) => Number(line.slice(0, 10)))
  const objectOf = (number: number): string => {
    const at = offsets[number] ?? 0
    expect(text.slice(at, at + 20)).toMatch(new RegExp(`^${number} 0 obj\\n`))
    return text.slice(at, text.indexOf('endobj', at))
  }
  const drawn = (number: number): string => {
    const object = objectOf(number)
    const length = Number(/\/Length (\d+)/.exec(object)?.[1])
    const from = text.indexOf('stream\n', offsets[number]) + 'stream\n'.length
    const body = Buffer.from(text.slice(from, from + length), 'latin1')
    return /FlateDecode/.test(object)
      ? Buffer.from(unzlibSync(body)).toString('latin1')
      : body.toString('latin1')
  }
  const under = (number: number, parent: number | null): readonly string[] => {
    const object = objectOf(number)
    if (parent !== null) expect(object).toContain(`/Parent ${parent} 0 R`)
    if (/\/Type \/Pages/.test(object)) {
      const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(object) ?? []
      const pages = [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => under(Number(kid), number))
      expect(object).toContain(`/Count ${pages.length}`)
      return pages
    }
    const [, contents = ''] = /\/Contents (\[[^\]]*\]|\d+ 0 R)/.exec(object) ?? []
    return [[...contents.matchAll(/(\d+) 0 R/g)].map(([, one]) => drawn(Number(one))).join('')]
  }
  const [, catalogue] = /\/Root (\d+) 0 R/.exec(text.slice(table)) ?? []
  const [, root] = /\/Pages (\d+) 0 R/.exec(objectOf(Number(catalogue))) ?? []
  return under(Number(root), null)
}

test('papers are one file in their order, each page as it was, and pages add up', async () => {
  const order = await printed('ot-day')
  const card = await printed('ppe-personal-card')
  const journal = await printed('journal-briefing-intro')
  const pages = [order, card, journal].map(pagesOf)
  expect(pages.map(({ length }) => length)).not.toContain(0)
  expect(pagesOf(await joined(order, card, journal))).toEqual(pages.flat())
  expect(pagesOf(await joined(journal, order, order))).toEqual([pages[2], pages[0], pages[0]].flat())
})

test('what says of a page that it is annulled is on it in the whole file too', async () => {
  const order = await printed('ot-day')
  const marked = markPdf(order)
  if (!marked) throw new Error('not marked')
  const whole = pagesOf(await joined(order, marked))
  const [plain] = pagesOf(order)
  expect(whole[0]).toBe(plain)
  const [, said] = whole.slice(pagesOf(order).length - 1)
  expect(said).toContain('0.9 0.45 0.45 RG')
})

test('a file that is none is refused', async () => {
  await expect(joined(new TextEncoder().encode('pdf'))).rejects.toThrow('.pdf')
})
