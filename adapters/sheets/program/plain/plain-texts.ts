import { find, Unlike } from './unlike.ts'

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** The text as it is meant; letters that a program has escaped in its own way are left to the library. */
export function decodeText(text: string): string {
  if (text.includes('_x')) throw new Unlike('_x')
  if (!text.includes('&')) return text
  return text.replace(/&([^;]{0,10});?/gu, (_, name: string) => {
    const letter = NAMED.get(name)
    if (letter === undefined) throw new Unlike(name)
    return letter
  })
}

/** The texts that cells share, by their numbers; of those with runs of different letters the words alone. */
export function readSharedTexts(xml: string): readonly string[] {
  if (xml.includes('<rPh')) throw new Unlike('rPh')
  const texts: string[] = []
  let at = xml.indexOf('<si')
  while (at >= 0) {
    const inside = find(xml, '>', at)
    if (xml.charAt(inside - 1) === '/') {
      texts.push('')
      at = xml.indexOf('<si', inside)
      continue
    }
    const end = find(xml, '</si>', inside)
    texts.push(readRuns(xml, inside + 1, end))
    at = xml.indexOf('<si', end)
  }
  return texts
}

function readRuns(xml: string, from: number, end: number): string {
  let text = ''
  let at = from
  while (at < end) {
    const open = xml.indexOf('<t', at)
    if (open < 0 || open >= end) break
    const inside = find(xml, '>', open)
    const tag = xml.slice(open, inside + 1)
    at = inside + 1
    if (tag === '<t/>') continue
    if (tag !== '<t>' && tag !== '<t xml:space="preserve">') {
      if (/^<t[a-z]/u.test(tag)) continue
      throw new Unlike(tag)
    }
    const close = find(xml, '</t>', at)
    text += decodeText(xml.slice(at, close))
    at = close + 4
  }
  return text
}
