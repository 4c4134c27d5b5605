import { MOST_ROWS } from '@osh/core/imports/sheet.ts'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { writeOds } from 'hucre/ods'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

const rows: CellValue[][] = [
  ['ФИО', 'Дата рождения', 'Таб. №', 'Совместитель'],
  ['Петров Пётр', new Date('1980-05-04T00:00:00Z'), 117, true],
  [],
  ['  ', '', null, null],
  ['=1+1', '01.02.1990', '007', false],
]
const read = [
  ['ФИО', 'Дата рождения', 'Таб. №', 'Совместитель'],
  ['Петров Пётр', '1980-05-04', 117, 'да'],
  [],
  [],
  ['=1+1', '01.02.1990', '007', 'нет'],
]
const bookOf = (
  ...sheets: readonly { readonly name: string; readonly rows: CellValue[][]; readonly hidden?: boolean }[]
) => writeXlsx({ sheets: [...sheets] })
const why = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await readTable(bytes)
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}
const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code === 0x2116 ? 0xb9 : code
  })

describe('a table file', () => {
  it('is read as .xlsx, days as days, hidden sheets not at all', async () => {
    const book = await bookOf(
      { name: 'Отчёт', rows },
      { name: 'Склад', rows, hidden: true },
      { name: 'Пусто', rows: [] },
    )
    expect(await readTable(book)).toEqual([{ name: 'Отчёт', rows: read }])
  })

  it('is read as .ods', async () => {
    const book = await writeOds({ sheets: [{ name: 'Отчёт', rows: rows.slice(0, 2) }] })
    expect(await readTable(book)).toEqual([{ name: 'Отчёт', rows: read.slice(0, 2) }])
  })

  it.each([
    ['ФИО;Отдел, цех\nПетров;"Цех № 1; смена"', ';'],
    ['\ufeffФИО,Отдел\nПетров,Цех', ','],
    ['ФИО\tОтдел\nПетров\tЦех', 'tab'],
  ])('is read as text with separators in UTF-8 and in windows-1251: %j', async (text) => {
    const [sheet] = await readTable(new TextEncoder().encode(text))
    expect(sheet?.rows[0]?.[0]).toBe('ФИО')
    expect(sheet?.rows[1]).toHaveLength(2)
    if (text.includes('\ufeff')) return
    const [old] = await readTable(windows1251(text))
    expect(old).toEqual(sheet)
  })

  it('is read as rows that were copied: tabs between cells, quotes around one with a line break', async () => {
    const copied =
      'ФИО; полностью\tОтдел\r\nПетров; Пётр\t"Цех № 1\nсмена ""А"""\r\nОрлова; Анна\tООО "Ромашка"\r\n'
    const [sheet] = await readTable(new TextEncoder().encode(copied))
    expect(sheet?.rows).toEqual([
      ['ФИО; полностью', 'Отдел'],
      ['Петров; Пётр', 'Цех № 1\nсмена "А"'],
      ['Орлова; Анна', 'ООО "Ромашка"'],
    ])
  })

  it('keeps what a formula came to, and computes none', async () => {
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      <row r="1"><c r="A1"><f>1+1</f><v>5</v></c><c r="B1"><f>NOW()</f></c><c r="C1" t="str"><f>A2</f><v>да</v></c></row></sheetData></worksheet>`
    const [only] = await readTable(packed({ 'xl/worksheets/sheet1.xml': sheet }))
    expect(only?.rows).toEqual([[5, null, 'да']])
  })

  it('keeps names of what its own declaration stands for, and looks none of them up', async () => {
    const declared =
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY own "inside"><!ENTITY far SYSTEM "file:///etc/hosts">]>'
    const sheet = `${declared}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      <row r="1"><c r="A1" t="inlineStr"><is><t>x&own;&far;</t></is></c></row></sheetData></worksheet>`
    const [only] = await readTable(packed({ 'xl/worksheets/sheet1.xml': sheet }))
    expect(only?.rows).toEqual([['x&own;&far;']])
  })
})

const TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>
  <Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`
const RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const BOOK = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">
  <sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`
const BOOK_RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

const packed = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': TYPES,
        '_rels/.rels': RELS,
        'xl/workbook.xml': BOOK,
        'xl/_rels/workbook.xml.rels': BOOK_RELS,
        ...parts,
      }).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  )

const packedOds = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ 'content.xml': '<office:body/>', ...parts }).map(([name, part]) => [
        name,
        strToU8(part),
      ]),
    ),
  )

describe('a file is refused', () => {
  it.each([
    ['sheet/not-a-table', strToU8('%PDF-1.7')],
    ['sheet/not-a-table', strToU8('<!DOCTYPE html><table></table>')],
    ['sheet/not-a-table', zipSync({ 'word/document.xml': strToU8('<a/>') })],
    ['sheet/not-a-table', Uint8Array.from({ length: 3000 }, (_, i) => (i * 7919) % 256)],
    ['sheet/damaged', packed({ 'xl/worksheets/sheet1.xml': '<a/>' }).slice(0, 700)],
    ['sheet/linked', packed({ 'xl/externalLinks/externalLink1.xml': '<externalLink/>' })],
    [
      'sheet/linked',
      packedOds({ 'content.xml': '<office:body><table:table-source xlink:href="a.ods"/></office:body>' }),
    ],
    ['sheet/linked', packedOds({ 'content.xml': '<office:body><table:dde-links/></office:body>' })],
    ['sheet/macros', packed({ 'xl/vbaProject.bin': 'Sub' })],
    ['sheet/macros', packed({ 'xl/macrosheets/sheet1.xml': '<a/>' })],
    [
      'sheet/macros',
      packed({
        '[Content_Types].xml': TYPES.replace(
          'openxmlformats-officedocument.spreadsheetml.sheet',
          'x.sheet.macroEnabled',
        ),
      }),
    ],
    ['sheet/macros', packedOds({ 'Basic/Standard/Module1.xml': '<script:module/>' })],
    ['sheet/macros', packedOds({ 'Scripts/python/macros.py': 'pass' })],
    ['sheet/old-format', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0)],
    ['sheet/encrypted', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le'))],
    ['sheet/empty', strToU8('')],
    ['sheet/swells', packed({ 'xl/media/big.bin': new Uint8Array(130 * 1024 * 1024) })],
  ])('%s', async (code, bytes) => {
    expect(await why(bytes)).toBe(code)
  })

  it('not for libraries of macros that are empty, nor for what a cell says', async () => {
    const cells = [['<table:table-source/> macroEnabled vbaProject.bin']]
    const parts = unzipSync(await writeOds({ sheets: [{ name: 'Отчёт', rows: cells }] }))
    const libraries = ['Basic/script-lc.xml', 'Basic/Standard/script-lb.xml'].map((name) => [
      name,
      strToU8('<library/>'),
    ])
    const book = zipSync({ ...parts, ...Object.fromEntries(libraries) })
    expect(await readTable(book)).toEqual([{ name: 'Отчёт', rows: cells }])
  })

  it('under a password as a book of its own', async () => {
    const sheets = [{ name: 'Лист1', rows }]
    const locked = await writeXlsx({ sheets, encryption: { password: 'тайна', spinCount: 10 } })
    expect(await why(locked)).toBe('sheet/encrypted')
  })

  it('with more rows than are read', async () => {
    const long = Array.from({ length: MOST_ROWS + 1 }, (_, i) => `${i};x`).join('\n')
    expect(await why(strToU8(long))).toBe('sheet/too-many-rows')
  })

  it('that announces less than it holds', async () => {
    const bytes = packed({ 'xl/worksheets/sheet1.xml': `<worksheet>${' '.repeat(100_000)}</worksheet>` })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 4 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 90_000)
        view.setUint32(at + 24, 10, true)
    expect(await why(bytes)).toBe('sheet/swells')
  })
})
