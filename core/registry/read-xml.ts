/** An element as far as an answer is read: `text` is what stands in it beside other elements. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

type Open = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

/** Deeper than any answer. */
const DEEPEST = 20

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[\p{L}_][\p{L}\p{N}_.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/uy

/**
 * Reads plain XML; null for what is none. Nothing is looked up: a document type, and with it any entity of its own, is refused. Prefixes of names
 * are left out.
 */
export function readXml(text: string): XmlElement | null {
  const whole: Open = { name: '', attributes: {}, children: [], text: '' }
  const open = [whole]
  token.lastIndex = 0
  for (let at = 0; at < text.length; at = token.lastIndex) {
    const found = token.exec(text)
    const inner = open.at(-1)
    if (!found || !inner) return null
    const [, raw, closing, name = '', attributes = '', empty, plain] = found
    if (raw !== undefined) inner.text += raw
    else if (plain !== undefined) inner.text += readEntities(plain)
    else if (closing === '/') {
      if (inner.name !== dropPrefix(name) || attributes !== '') return null
      open.pop()
    } else if (closing === '') {
      const one: Open = {
        name: dropPrefix(name),
        attributes: readAttributes(attributes),
        children: [],
        text: '',
      }
      inner.children.push(one)
      if (empty === '') open.push(one)
      if (open.length > DEEPEST) return null
    }
  }
  const [root, ...more] = whole.children
  return root && more.length === 0 && open.length === 1 && whole.text.trim() === '' ? root : null
}

const dropPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

const readAttributes = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu)].map(([, name = '', double, single]) => [
      dropPrefix(name),
      readEntities(double ?? single ?? ''),
    ]),
  )

const known: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const readEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/giu, (_, decimal, hex, word) =>
    word === undefined
      ? readCodePoint(decimal ?? hex, decimal === undefined ? 16 : 10)
      : (known[word.toLowerCase()] ?? ''),
  )

function readCodePoint(digits: string, base: number): string {
  const point = Number.parseInt(digits, base)
  return point <= 0x10ffff ? String.fromCodePoint(point) : ''
}
