import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { openPackage } from '../../adapters/sheets/program/check-package.ts'
import { readBook, readPlainBook } from '../../adapters/sheets/program/read-table.ts'
import { makeDirtyFiles, makeOneCFiles } from './dirty-files.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const TEXTS = 'xl/sharedStrings.xml'

const aBook = () =>
  writeXlsx({
    sheets: [
      {
        name: 'Штат',
        rows: [
          ['ФИО', 'Родился', 'Номер', 'Да', null],
          ['Ким <Ли> & «Со»', new Date('1980-05-04T00:00:00Z'), 1.5, true, '  '],
        ],
      },
    ],
  })

/** The book with a part of it written otherwise. */
async function rewritten(part: string, rewrite: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await aBook())
  const before = strFromU8(parts[part] ?? new Uint8Array())
  const after = rewrite(before)
  if (after === before) throw new Error('nothing was rewritten')
  return zipSync({ ...parts, [part]: strToU8(after) })
}

describe('a workbook that is written as most are', () => {
  it('is read as the library reads it, whatever is in it', async () => {
    const files = [...makeDirtyFiles({ seed: 13, count: 300 }), ...makeOneCFiles({ seed: 13 })]
    const books = files.filter(({ name }) => name.endsWith('.xlsx'))
    const plain = books.filter(({ bytes }) => readPlainBook(openPackage(bytes)) !== null)
    for (const { bytes, name } of plain)
      expect(readPlainBook(openPackage(bytes)), name).toEqual(await readBook(bytes))
    expect(books.length).toBeGreaterThan(100)
    expect(plain.length / books.length).toBeGreaterThan(0.5)
  })

  it.each([
    ['as it is', SHEET, (xml: string) => `${xml} `],
    ['a formula', SHEET, (xml: string) => xml.replace('<v>1.5', '<f>1+1</f><v>1.5')],
    ['one that others share', SHEET, (xml: string) => xml.replace('<v>1.5', '<f t="shared" si="0"/><v>1.5')],
    ['an error', SHEET, (xml: string) => xml.replace('><v>1.5', ' t="e"><v>#N/A')],
    [
      'a text of its own',
      SHEET,
      (xml: string) => xml.replace('><v>1.5</v>', ' t="inlineStr"><is><t>да</t></is>'),
    ],
    ['no cells', SHEET, (xml: string) => xml.replace(/<sheetData>.*<\/sheetData>/su, '<sheetData/>')],
    [
      'a row without cells',
      SHEET,
      (xml: string) =>
        xml
          .replace('<sheetData>', '<sheetData><row r="0"/>')
          .replace('r="0"', 'r="1"')
          .replace('<row r="1">', '<row r="5">')
          .replace('<row r="2">', '<row r="7">'),
    ],
    ['a cell beyond what is read', SHEET, (xml: string) => xml.replace('r="C2"', 'r="XFC2"')],
    [
      'runs of letters',
      TEXTS,
      (xml: string) =>
        xml.replace('<t>ФИО</t>', '<r><rPr><b/></rPr><t>Ф</t></r><r><t xml:space="preserve">ИО </t></r>'),
    ],
    ['a text of nothing', TEXTS, (xml: string) => xml.replace('<si><t>ФИО</t></si>', '<si><t/></si>')],
    ['nothing of a text', TEXTS, (xml: string) => xml.replace('<si><t>ФИО</t></si>', '<si/>')],
  ])('is read so with %s', async (_, part, rewrite) => {
    const bytes = await rewritten(part, rewrite)
    const plain = readPlainBook(openPackage(bytes))
    expect(plain).not.toBeNull()
    expect(plain).toEqual(await readBook(bytes))
  })

  it.each([
    ['blanks between the tags', SHEET, (xml: string) => xml.replace('<row', '\n<row')],
    ['rows out of turn', SHEET, (xml: string) => xml.replace('<row r="2"', '<row r="1"')],
    ['rows without numbers', SHEET, (xml: string) => xml.replace('<row r="2"', '<row spans="1:2"')],
    ['a cell without a place', SHEET, (xml: string) => xml.replace(' r="C2"', '')],
    [
      'names of its own for what is there',
      SHEET,
      (xml: string) => xml.replaceAll('<row', '<x:row').replaceAll('</row', '</x:row'),
    ],
    ['a cell that says more', SHEET, (xml: string) => xml.replace('r="C2"', 'r="C2" cm="1"')],
    ['a number that is none', SHEET, (xml: string) => xml.replace('1.5', 'x')],
    ['a day in words', SHEET, (xml: string) => xml.replace('><v>1.5', ' t="d"><v>2020-01-01')],
    ['no end', SHEET, (xml: string) => xml.replace('</sheetData>', '')],
    ['letters by their number', TEXTS, (xml: string) => xml.replace('&lt;', '&#60;')],
    ['escaped letters', TEXTS, (xml: string) => xml.replace('ФИО', '_x0424_ИО')],
    [
      'how a text is read aloud',
      TEXTS,
      (xml: string) => xml.replace('</t></si>', '</t><rPh sb="0" eb="1"><t>а</t></rPh></si>'),
    ],
    ['comments', TEXTS, (xml: string) => xml.replace('<si>', '<!-- <si/> --><si>')],
    [
      'days from 1904',
      'xl/workbook.xml',
      (xml: string) => xml.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
    ],
    ['no sheets', 'xl/workbook.xml', (xml: string) => xml.replace(/<sheet [^>]*>/u, '')],
    [
      'a sheet of charts',
      'xl/_rels/workbook.xml.rels',
      (xml: string) => xml.replace('/worksheet"', '/chartsheet"'),
    ],
    [
      'a part elsewhere',
      'xl/_rels/workbook.xml.rels',
      (xml: string) => xml.replace('worksheets/', '../xl/worksheets/'),
    ],
    [
      'days as others show them',
      'xl/styles.xml',
      (xml: string) =>
        xml.replace(/<cellXfs.*<\/cellXfs>/su, '<cellXfs><xf numFmtId="0"/><xf numFmtId="30"/></cellXfs>'),
    ],
  ])('is left to the library with %s', async (_, part, rewrite) => {
    expect(readPlainBook(openPackage(await rewritten(part, rewrite)))).toBeNull()
  })
})
