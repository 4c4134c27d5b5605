import { isDateFormat } from 'hucre'
import type { PlainBook } from './plain-rows.ts'
import { readSharedTexts } from './plain-texts.ts'
import { readAttribute, Unlike } from './unlike.ts'

/** The text of a part by its name; null where the book has none. */
export type ReadPart = (name: string) => string | null

/** A sheet that is shown, and the part that it lies in. */
type Shown = { readonly name: string; readonly part: string }

/**
 * The sheets of a workbook that are shown, and what their cells name.
 *
 * @throws Unlike
 */
export function openPlainBook(read: ReadPart): {
  readonly sheets: readonly Shown[]
  readonly book: PlainBook
} {
  const rels = listTags(readWhole(read, 'xl/_rels/workbook.xml.rels'), 'Relationship')
  const workbook = readWhole(read, 'xl/workbook.xml')
  if (/date1904="(?:1|true)"/u.test(workbook)) throw new Unlike('date1904')
  const targets = new Map(rels.map((tag) => [need(tag, 'Id'), tag]))
  const sheets = listTags(workbook, 'sheet').flatMap((tag): Shown[] => {
    const rel = targets.get(need(tag, 'r:id')) ?? ''
    if (/ state="(?:hidden|veryHidden)"/u.test(tag)) return []
    if (!need(rel, 'Type').endsWith('/worksheet')) throw new Unlike('Type')
    return [{ name: decodeName(need(tag, 'name')), part: resolve(need(rel, 'Target')) }]
  })
  if (sheets.length === 0) throw new Unlike('sheets')
  const part = (type: string): string => {
    const rel = rels.find((tag) => need(tag, 'Type').endsWith(`/${type}`))
    return rel ? readWhole(read, resolve(need(rel, 'Target'))) : ''
  }
  return {
    sheets,
    book: { texts: readSharedTexts(part('sharedStrings')), days: readDayStyles(part('styles')) },
  }
}

/** What a comment has in it is none of the book; nor is a part read that is not there. */
function readWhole(read: ReadPart, name: string): string {
  const xml = read(name)
  if (xml === null || xml.includes('<!')) throw new Unlike(name)
  return xml
}

const listTags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<${name}\\s[^<>]*>`, 'gu')) ?? []

function need(tag: string, name: string): string {
  const value = readAttribute(tag, name)
  if (value === null) throw new Unlike(name)
  return value
}

function decodeName(name: string): string {
  if (/[&_]/u.test(name)) throw new Unlike('name')
  return name
}

function resolve(target: string): string {
  if (target.includes('..')) throw new Unlike(target)
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Formats that a program has of its own are left to the library: in other languages they show days. */
const isKnown = (id: number): boolean => id <= 22 || (id >= 37 && id <= 49)

/** Of each style of cells whether it shows days. */
function readDayStyles(xml: string): readonly boolean[] {
  const formats = new Map(
    listTags(xml, 'numFmt').map((tag) => [Number(need(tag, 'numFmtId')), need(tag, 'formatCode')]),
  )
  const list = /<cellXfs[^<>]*>(.*?)<\/cellXfs>/su.exec(xml)?.[1] ?? ''
  return listTags(list, 'xf').map((tag) => {
    const id = Number(need(tag, 'numFmtId'))
    const format = formats.get(id)
    if (format?.includes('&') || (format === undefined && !isKnown(id))) throw new Unlike('numFmtId')
    return isDateFormat(format ?? String(id))
  })
}
