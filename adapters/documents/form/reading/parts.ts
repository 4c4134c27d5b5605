import { parse } from 'yaml'
import { z } from 'zod'
import { type WrittenValue, writtenValue } from './front-matter.ts'

/** Text that forms share, in blocks, and what it asks for; a part that is not divided is one block, ''. */
export type Part = {
  readonly values: readonly WrittenValue[]
  readonly blocks: ReadonlyMap<string, string>
}

/** By their names: `control` is `parts/control.md`. */
export type Parts = ReadonlyMap<string, Part>

export const noParts: Parts = new Map()

const head = z.strictObject({ values: z.array(writtenValue) })

/** A file of a part: what it asks for, if it does, between lines of dashes, and its text; `::: name` begins a block. */
export function readPart(source: string): Part {
  const [, asked = 'values: []', text = ''] =
    /^(?:---\n([\s\S]*?)\n---\n)?([\s\S]*)$/u.exec(source.replaceAll('\r\n', '\n')) ?? []
  const written = head.safeParse(parse(asked))
  if (!written.success) throw new Error(z.prettifyError(written.error))
  const [undivided = '', ...named] = text.split(/^::: ([a-z0-9-]+)$/mu)
  const blocks = new Map(undivided.trim() === '' ? [] : [['', undivided.trim()]])
  for (let i = 0; i < named.length; i += 2) blocks.set(named[i] ?? '', (named[i + 1] ?? '').trim())
  return { values: written.data.values, blocks }
}

/** What is written out in the place of a line of a part: its name, and the words that the form gives it. */
type Call = { readonly indent: string; readonly name: string; readonly words: string }

const CALL = /^( *)::part ([a-z0-9.-]+)([^\n]*(?:\n(?! *(?:::|\{\{[#/]|1[.)] |- |#|\|))[^\n]*\S[^\n]*)*)/gmu

/** The text of a form without the lines that name parts. */
export const leavePartsOut = (body: string): string => body.replace(CALL, '')

/**
 * The text of a form with its parts written out, and what they ask for. A clause of a part that its section already has is left
 * out: two kinds of work ask for the same check. Throws for a part or a block that there is not.
 */
export function putPartsIn(body: string, parts: Parts) {
  const values: WrittenValue[] = []
  const sections = body.split(/^(?=## )/mu).map((section) => {
    const said = new Set(splitClauses(leavePartsOut(section)).flatMap((clause) => wordClause(clause) ?? []))
    return section.replace(CALL, (_, indent: string, name: string, words: string) => {
      const { text, asked } = writeOut({ indent, name, words: words.trim() }, parts, said)
      values.push(...asked.filter((one) => values.every((other) => other.name !== one.name)))
      return text
    })
  })
  return { body: sections.join(''), values }
}

function writeOut({ indent, name, words }: Call, parts: Parts, said: Set<string>) {
  const [file = '', block = ''] = name.split('.')
  const part = parts.get(file)
  const source = part?.blocks.get(block)
  if (part === undefined || source === undefined) throw new Error(`no part ${name}`)
  if (source.includes(WORDS) !== (words !== '')) throw new Error(`part ${name}: ${WORDS} goes with words`)
  const kept = splitClauses(source.replaceAll(WORDS, () => words)).filter((clause) => {
    const worded = wordClause(clause)
    if (worded === null) return true
    const isNew = !said.has(worded)
    said.add(worded)
    return isNew
  })
  const lines = kept.join('').split('\n')
  return { text: `\n${lines.map((line) => indent + line).join('\n')}\n`, asked: part.values }
}

/** In the text of a part: the words that a form gives it. */
const WORDS = '<words>'

const splitClauses = (text: string): readonly string[] => text.split(/^(?=1\. )/mu)

/** The words of a clause that says all in one sentence; null for what has more under it, or is no clause. */
const wordClause = (clause: string): string | null =>
  /^1\. /u.test(clause) && !/^ +(?:1[.)]|-) |^(?:::|\{\{[#/]|#|\|)/mu.test(clause)
    ? clause.replace(/\s+/gu, ' ').trim()
    : null

/** Files of the library apart: parts by their names, and forms by their paths. */
export function sortOutParts(sources: Readonly<Record<string, string>>) {
  const parts = new Map<string, Part>()
  const forms: [path: string, source: string][] = []
  for (const [path, source] of Object.entries(sources)) {
    const [, name] = /(?:^|\/)parts\/([a-z0-9-]+)\.md$/u.exec(path) ?? []
    if (name === undefined) forms.push([path, source])
    else parts.set(name, readPart(source))
  }
  return { parts, forms }
}
