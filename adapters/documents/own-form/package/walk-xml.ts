import { Unreadable } from '../finding.ts'

/** An element as it opens; an empty one closes at once. */
export type Opening = {
  readonly name: string
  /** With references resolved, by their names with prefixes. */
  readonly attributes: ReadonlyMap<string, string>
}

export type XmlVisitor = {
  open?(element: Opening): void
  close?(name: string): void
  /** Of the innermost open element. */
  text?(text: string, name: string): void
}

const MOST_DEEP = 500
const OPEN = /<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const CLOSE = /<\/([A-Za-z_][\w.:-]*)\s*>/y
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const DECLARATION = /^<\?xml\s[^?]*\?>/
const COMMENT = /<!--[\s\S]*?-->/y
const INSTRUCTION = /<\?(?!xml[\s?])[\s\S]*?\?>/iy
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y

/**
 * Reads an XML part once and writes it again in the plainest way: no comments, no instructions, no CDATA, no references but
 * those of `&`, `<`, `>` and quotes, one blank between attributes. Whoever reads that text next can't take it for anything else.
 *
 * @throws Unreadable for what is not well-formed, for document types, for entities, for anything but UTF-8
 */
export function walkXml(part: string, bytes: Uint8Array, visitor: XmlVisitor): string {
  const broken = (): never => {
    throw new Unreadable('own-form/damaged', part)
  }
  const source = decodeText(bytes) ?? broken()
  const written: string[] = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>']
  const open: string[] = []
  const matched = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  const say = (raw: string, isLiteral = false): void => {
    const name = open.at(-1)
    const text = isLiteral ? raw : (resolveEntity(raw) ?? broken())
    if (name !== undefined) {
      visitor.text?.(text, name)
      written.push(escapeText(text))
    } else if (text.trim() !== '') broken()
  }
  let at = findDeclarationEnd(source) ?? broken()
  let roots = 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    const end = next === -1 ? source.length : next
    if (end > at) say(source.slice(at, end))
    at = end
    if (at === source.length) break
    const started = matched(OPEN, at)
    const ended = started ? null : matched(CLOSE, at)
    const cdata = started || ended ? null : matched(CDATA, at)
    const found = started ?? ended ?? cdata ?? matched(COMMENT, at) ?? matched(INSTRUCTION, at) ?? broken()
    at += found[0].length
    const [, name = '', rest = '', closes = ''] = found
    if (started) {
      if (open.length === 0) roots += 1
      if (open.length > MOST_DEEP || roots > 1) broken()
      const attributes = readAttributes(rest) ?? broken()
      visitor.open?.({ name, attributes })
      written.push(openTag(name, attributes, closes))
      if (closes === '') open.push(name)
      else visitor.close?.(name)
    } else if (ended) {
      if (open.pop() !== name) broken()
      visitor.close?.(name)
      written.push(`</${name}>`)
    } else if (cdata) say(name, true)
  }
  if (open.length > 0 || roots !== 1) broken()
  return written.join('')
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Where the declaration ends; null for one of another encoding. */
function findDeclarationEnd(source: string): number | null {
  const [declaration = ''] = DECLARATION.exec(source) ?? []
  const [, encoding = 'utf-8'] = /\sencoding\s*=\s*["']([^"']*)["']/.exec(declaration) ?? []
  return encoding.toLowerCase() === 'utf-8' ? declaration.length : null
}

function readAttributes(source: string): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single = ''] of source.matchAll(ATTRIBUTE)) {
    const value = resolveEntity(double ?? single)
    if (value === null || attributes.has(name)) return null
    attributes.set(name, value)
  }
  return attributes
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Null for an entity that XML itself does not know, or a character that it has no place for. */
function resolveEntity(raw: string): string | null {
  if (!raw.includes('&')) return FORBIDDEN.test(raw) ? null : raw
  if (BARE.test(raw)) return null
  let isRight = true
  const text = raw.replace(/&([^;&]*);?/gu, (whole, name: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/iu.exec(name) ?? []
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : null
    const said = code === null ? named[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined
    if (said === undefined || !whole.endsWith(';')) isRight = false
    return said ?? ''
  })
  return isRight && !FORBIDDEN.test(text) ? text : null
}

/** What begins no reference: found before millions of them are. */
const BARE = /&(?!#?[0-9a-z]{1,8};)/i

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const openTag = (name: string, attributes: ReadonlyMap<string, string>, closes: string): string => {
  let written = `<${name}`
  for (const [attribute, value] of attributes)
    written += ` ${attribute}="${escapeText(value)
      .replaceAll('"', '&quot;')
      .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`
  return `${written}${closes}>`
}
