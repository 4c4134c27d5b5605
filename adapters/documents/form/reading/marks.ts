/**
 * What is in double braces is taken out of the text before Markdown is read, so that no asterisk, underscore or bar in it
 * means anything there; a character of private use and a number are in its place.
 */
export type Marked = { readonly text: string; readonly marks: readonly string[] }

const OPEN = '\ue000'
const CLOSE = '\ue001'

/** A line break inside a heading. */
export const BREAK = '\ue002'

/** Splits a text into words and indexes of marks. */
export const MARK = /\ue000(\d+)\ue001/u

export function takeOutMarks(source: string): Marked {
  const marks: string[] = []
  const text = source.replace(/\{\{([\s\S]*?)\}\}/gu, (_, inner: string) => {
    marks.push(inner.replaceAll('\\|', '|').replace(/\s+/gu, ' ').trim())
    return `${OPEN}${marks.length - 1}${CLOSE}`
  })
  if (/\{\{|\}\}/u.test(text)) throw new Error('double braces that are not closed')
  return { text, marks }
}

export type Mark =
  | { readonly kind: 'if' | 'each'; readonly expression: string }
  | { readonly kind: 'else' | 'end-if' | 'end-each' }
  | { readonly kind: 'rule'; readonly ems: number }
  | { readonly kind: 'rule-to-margin'; readonly caption: string }
  | { readonly kind: 'placeholder'; readonly expression: string }

export function parseMark(inner: string): Mark {
  const [first = '', rest = ''] = [inner.split(' ', 1)[0], inner.slice(inner.indexOf(' ') + 1)]
  if (first === '#if' || first === '#each') return { kind: first === '#if' ? 'if' : 'each', expression: rest }
  if (inner === 'else') return { kind: 'else' }
  if (inner === '/if') return { kind: 'end-if' }
  if (inner === '/each') return { kind: 'end-each' }
  const toMargin = /^line end(?: ["“«](.+)["”»])?$/u.exec(inner)
  if (toMargin !== null) return { kind: 'rule-to-margin', caption: toMargin[1] ?? '' }
  if (first === 'line') return { kind: 'rule', ems: inner === 'line' ? 12 : Number(rest) }
  return { kind: 'placeholder', expression: inner }
}
