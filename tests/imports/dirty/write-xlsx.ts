import type { Cell, DayFormat, Sheet } from './cells.ts'
import { BEHIND_1904 } from './days.ts'
import { escapeXml, xmlHead, zipTexts } from './xml.ts'

/** Ways in which programs that write .xlsx differ; a reader has to take each. */
export type XlsxWay = {
  /** Texts in a table of their own (Excel, 1С), in the cells, or in pieces with fonts of their own. */
  readonly texts: 'shared' | 'inline' | 'rich'
  /** Elements under a prefix, as the Open XML SDK writes them. */
  readonly prefixed: boolean
  /** Days counted from 1904. */
  readonly from1904: boolean
  /** Cells without their address, which the standard allows. */
  readonly unaddressed: boolean
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The styles' numbers in `stylesOf`. */
const styleOf: Readonly<Record<DayFormat, number>> = {
  'built in': 1,
  'dd.mm.yyyy': 2,
  'dd/mm/yy;@': 3,
  '[$-419]d\\ mmmm\\ yyyy;@': 4,
}

/** Sheets as an .xlsx, written by hand so that every oddity is ours to choose. */
export function writeXlsx(sheets: readonly Sheet[], way: XlsxWay): Uint8Array {
  const shared = new Map<string, number>()
  const parts = sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet, way, shared)])
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets, way),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, i): [string, string] => ['worksheet', `worksheets/sheet${i + 1}.xml`]),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': stylesXml,
    'xl/sharedStrings.xml': sharedXml([...shared.keys()], way),
    ...Object.fromEntries(parts),
  }
  return zipTexts(way.prefixed ? prefixed(files) : files)
}

/** 0 → A, 26 → AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

function sheetXml(sheet: Sheet, way: XlsxWay, shared: Map<string, number>): string {
  const rows = sheet.rows.map((cells, r) => {
    const inside = cells.map((cell, c) => cellXml(cell, way, shared, r, c)).join('')
    return inside === '' ? '' : `<row${way.unaddressed ? '' : ` r="${r + 1}"`}>${inside}</row>`
  })
  const kept = way.unaddressed ? sheet.rows.map((_, r) => rows[r] || '<row/>') : rows
  const merged = sheet.merged.map(
    ({ top, left, bottom, right }) =>
      `<mergeCell ref="${columnName(left)}${top + 1}:${columnName(right)}${bottom + 1}"/>`,
  )
  const merges =
    merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>` : ''
  return `${xmlHead}<worksheet xmlns="${MAIN}"><sheetData>${kept.join('')}</sheetData>${merges}</worksheet>`
}

function cellXml(cell: Cell, way: XlsxWay, shared: Map<string, number>, row: number, column: number): string {
  const at = way.unaddressed ? '' : ` r="${columnName(column)}${row + 1}"`
  switch (cell.is) {
    case 'blank':
      return way.unaddressed ? '<c/>' : ''
    case 'number':
      return `<c${at}>${formula(cell.formula)}<v>${cell.value}</v></c>`
    case 'day':
      return `<c${at} s="${styleOf[cell.format]}">${formula(cell.formula)}<v>${cell.serial - (way.from1904 ? BEHIND_1904 : 0)}</v></c>`
    case 'error':
      return `<c${at} t="e"><v>${cell.code}</v></c>`
    case 'text':
      if (cell.formula)
        return `<c${at} t="str">${formula(cell.formula)}<v xml:space="preserve">${escapeXml(cell.text)}</v></c>`
      if (way.texts === 'inline') return `<c${at} t="inlineStr"><is>${t(cell.text)}</is></c>`
      return `<c${at} t="s"><v>${place(shared, cell.text)}</v></c>`
  }
}

const formula = (words: string | undefined): string => (words ? `<f>${escapeXml(words)}</f>` : '')
const t = (words: string): string => `<t xml:space="preserve">${escapeXml(words)}</t>`

function place(shared: Map<string, number>, words: string): number {
  const at = shared.get(words) ?? shared.size
  shared.set(words, at)
  return at
}

function sharedXml(texts: readonly string[], way: XlsxWay): string {
  const item = (words: string) => {
    if (way.texts !== 'rich' || words.length < 4) return `<si>${t(words)}</si>`
    const half = words.length >> 1
    return `<si><r>${t(words.slice(0, half))}</r><r><rPr><b/></rPr>${t(words.slice(half))}</r></si>`
  }
  return `${xmlHead}<sst xmlns="${MAIN}" count="${texts.length}" uniqueCount="${texts.length}">${texts.map(item).join('')}</sst>`
}

function workbook(sheets: readonly Sheet[], way: XlsxWay): string {
  const list = sheets.map(
    ({ name, hidden }, i) =>
      `<sheet name="${escapeXml(name)}" sheetId="${i + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
  )
  const properties = way.from1904 ? '<workbookPr date1904="1"/>' : ''
  return `${xmlHead}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets>${list.join('')}</sheets></workbook>`
}

const relations = (list: readonly (readonly [string, string])[]): string =>
  `${xmlHead}<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(
      ([type, target], i) =>
        `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const contentTypes = (sheets: number): string =>
  `${xmlHead}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>${Array.from(
    { length: sheets },
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${CONTENT}.worksheet+xml"/>`,
  ).join(
    '',
  )}<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${CONTENT}.sharedStrings+xml"/></Types>`

const formats = ['dd.mm.yyyy', 'dd/mm/yy;@', '[$-419]d\\ mmmm\\ yyyy;@']
const xf = (format: number) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"`
const stylesXml = `${xmlHead}<styleSheet xmlns="${MAIN}"><numFmts count="3">${formats
  .map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escapeXml(code)}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="1"><font><sz val="10"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${xf(0)}/>${[14, 164, 165, 166].map((id) => `${xf(id)} applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`

/** The parts of the workbook with each element of the main namespace under `x:`. */
const prefixed = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([name, words]) =>
      words.includes(`xmlns="${MAIN}"`)
        ? [
            name,
            words.replace(/<(\/?)(?=[a-zA-Z])/g, '<$1x:').replace(`xmlns="${MAIN}"`, `xmlns:x="${MAIN}"`),
          ]
        : [name, words],
    ),
  )
