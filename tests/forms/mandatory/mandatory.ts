import { readdirSync, readFileSync } from 'node:fs'
import { type Block, listRuns, type Text } from '#adapters/documents/paper/paper.ts'

/** What an act asks a paper to say: one place of it. */
export type MandatoryField = {
  /** The number by which the act's own form begins the place: «8.7». The paper shows it before the first of `find`. */
  readonly number?: string
  /** The act's number of a place whose words are in no heading of their own, only in a note below the line. */
  readonly item?: string
  /** The act's number of the column. */
  readonly column?: string
  /** A short English id, one within the paper. */
  readonly name: string
  /** The act's own words; a dash where the act's list is in several clauses. */
  readonly words: string
  /** Each has to be in the paper: words, or a regular expression between slashes. Capitals, ё and spaces do not count. */
  readonly find: readonly string[]
}

/** A paper whose content an act sets; `form` is the library's form, null while it has none. */
export type MandatoryPaper = {
  readonly form: string | null
  readonly name: string
  readonly act: string
  readonly point: string
  readonly note?: string
  readonly fields: readonly MandatoryField[]
}

type MandatoryFile = { readonly about: string; readonly papers: readonly MandatoryPaper[] }

/** Every paper of every act, by the files of this folder. */
export const mandatoryPapers: readonly MandatoryPaper[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .flatMap((file) => {
    const { papers }: MandatoryFile = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    return papers
  })

const plain = (text: string) =>
  text
    .replaceAll(/[\s\u00a0_]+/gu, ' ')
    .replaceAll(/[«»“”]/gu, '"')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .trim()

const patternOf = (find: string) => {
  const pattern = /^\/(.*)\/$/u.exec(find)?.[1]
  return pattern === undefined
    ? plain(find).replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
    : plainPattern(pattern)
}

const plainPattern = (pattern: string) => pattern.replaceAll('ё', 'е')

const isIn = (text: string, field: MandatoryField): boolean =>
  field.find.every((find, i) => {
    const before = i === 0 && field.number ? `(?<![\\d.])${field.number.replaceAll('.', '\\.')}[.)]? ` : ''
    return new RegExp(before + patternOf(find), 'iu').test(text)
  })

/** The fields of which a paper with this text says nothing. */
export const missingFrom = (text: string, fields: readonly MandatoryField[]): readonly MandatoryField[] => {
  const words = plain(text)
  return fields.filter((field) => !isIn(words, field))
}

const wordsOf = (text: Text) =>
  listRuns(text)
    .map((run) => run.text)
    .join('')

/** All that a printed paper says, in its order. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block): readonly string[] => {
      if (block.kind === 'paragraph') return [wordsOf(block.text)]
      if (block.kind === 'signature') return [`${block.role} ${block.name}`]
      if (block.kind !== 'table') return []
      return [...block.heads, ...block.rows].flatMap(({ cells }) => cells.map(({ text }) => wordsOf(text)))
    })
    .join('\n')
