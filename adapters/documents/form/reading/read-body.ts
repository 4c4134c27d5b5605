import MarkdownIt from 'markdown-it'
import { parseCondition, parseExpression } from './expression.ts'
import { type FormNode, type Line, type PeopleNode, sharedNames } from './form-node.ts'
import { BREAK, type Mark, parseMark, takeOutMarks } from './marks.ts'
import { readLine } from './read-line.ts'
import { type BlockToken, readTable } from './read-table.ts'

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
  'code',
  'fence',
  'blockquote',
  'hr',
  'link',
  'image',
  'autolink',
  'backticks',
  'reference',
  'lheading',
])

/** Nodes and marks in the order of the text, before conditions and repetitions are folded. */
type Flat = FormNode | { readonly kind: 'mark'; readonly mark: Mark }

/** The body of a form as nodes; throws for what is not closed and for Markdown that papers don't have. */
export function readBody(source: string): readonly FormNode[] {
  const { text, marks } = takeOutMarks(joinTitleLines(source))
  const separate = text.replace(/^(::table .*)$/gmu, '\n$1\n').replace(/^(?=::)/gmu, '\n')
  const tokens: readonly BlockToken[] = markdown.parse(separate, {})
  const flat = new FlatReader(tokens, marks).read()
  const { nodes, rest } = fold(flat)
  if (rest.length > 0) throw new Error('a mark that closes nothing')
  return nodes
}

/** A heading of Markdown is one line: `\\` at its end joins the next one to it, as a line break of its own sign. */
function joinTitleLines(source: string): string {
  const joined = source.replace(/^(#{1,3} .*)\\\n/gmu, `$1${BREAK}`)
  return joined === source ? source : joinTitleLines(joined)
}

/** Walks the tokens of markdown-it, which are flat and nested by `_open` and `_close`. */
class FlatReader {
  readonly #tokens: readonly BlockToken[]
  readonly #marks: readonly string[]
  readonly #flat: Flat[] = []
  /** Lists open around the token: how each marks its items, and whether the item's own text has been read. */
  readonly #lists: { readonly ordered: boolean; readonly markup: string; fresh: boolean; first: boolean }[] =
    []
  #tableOptions = ''

  constructor(tokens: readonly BlockToken[], marks: readonly string[]) {
    this.#tokens = tokens
    this.#marks = marks
  }

  read(): readonly Flat[] {
    for (let i = 0; i < this.#tokens.length; i++) {
      const token = this.#tokens[i]
      if (token === undefined) break
      if (token.type === 'table_open') {
        const end = this.#tokens.indexOf(
          this.#tokens.find(({ type }, j) => j > i && type === 'table_close') ?? token,
        )
        this.#flat.push(readTable(this.#tokens.slice(i, end), this.#tableOptions, this.#marks))
        this.#tableOptions = ''
        i = end
      } else this.#readBlock(token, this.#tokens[i - 1])
    }
    if (this.#tableOptions !== '') throw new Error(`no table under ::table ${this.#tableOptions}`)
    return this.#flat
  }

  #readBlock(token: BlockToken, before: BlockToken | undefined): void {
    const { type, markup } = token
    if (type === 'ordered_list_open' || type === 'bullet_list_open')
      this.#lists.push({ ordered: type === 'ordered_list_open', markup, fresh: false, first: true })
    else if (type === 'ordered_list_close' || type === 'bullet_list_close') this.#lists.pop()
    else if (type === 'list_item_open') {
      const list = this.#lists.at(-1)
      if (list !== undefined) list.fresh = true
    } else if (type === 'inline') this.#readText(token, before)
  }

  #readText(token: BlockToken, before: BlockToken | undefined): void {
    const content = token.content.trim()
    const only = /^\ue000(\d+)\ue001$/u.exec(content)
    const mark = only ? parseMark(this.#marks[Number(only[1])] ?? '') : null
    if (
      mark !== null &&
      mark.kind !== 'placeholder' &&
      mark.kind !== 'rule' &&
      mark.kind !== 'rule-to-margin'
    ) {
      this.#flat.push({ kind: 'mark', mark })
      return
    }
    if (content.startsWith('::')) {
      this.#readSharedNode(content)
      return
    }
    const text = readLine(token.children ?? [], this.#marks)
    if (before?.type === 'heading_open') this.#addHeading(before.tag, text)
    else this.#flat.push(this.#readItem(text) ?? { kind: 'paragraph', text })
  }

  #readSharedNode(content: string): void {
    const [, name = '', words = ''] = /^::([a-z]+)\s*([\s\S]*)$/u.exec(content) ?? []
    if (name === 'table') this.#tableOptions = words || 'size=10'
    else this.#flat.push(readShared(name, words, this.#marks))
  }

  #addHeading(tag: string, text: Line): void {
    if (tag === 'h1') this.#flat.push({ kind: 'title', text })
    else this.#flat.push({ kind: 'heading', numbered: tag === 'h2', text })
  }

  #readItem(text: Line): FormNode | null {
    const list = this.#lists.at(-1)
    if (list === undefined || !list.fresh) return null
    list.fresh = false
    if (!list.ordered) return { kind: 'dash', depth: this.#lists.length - 1, text }
    if (list.markup === ')') {
      const first = list.first
      list.first = false
      return { kind: 'enumerated', first, text }
    }
    const depth = this.#lists.filter(({ ordered, markup }) => ordered && markup === '.').length - 1
    return { kind: 'clause', depth, text }
  }
}

function readShared(name: string, words: string, marks: readonly string[]): FormNode {
  if (name === 'sign' || name === 'acquainted' || name === 'agree') return readPeople(name, words, marks)
  const shared = sharedNames.find((one) => one === name)
  if (shared === undefined) throw new Error(`no shared block ::${name}`)
  return { kind: 'shared', name: shared, text: readWords(words, marks) }
}

const readWords = (words: string, marks: readonly string[]): Line =>
  readLine(markdown.parseInline(words, {})[0]?.children ?? [], marks)

/** «Разработал: values.author, 3»: what for, whom, and how many rows more; `dated` asks for the day of each signature. */
function readPeople(kind: PeopleNode['kind'], words: string, marks: readonly string[]): PeopleNode {
  const colon = words.lastIndexOf(':')
  const parts = words
    .slice(colon + 1)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) throw new Error(`::${kind} says whom`)
  return {
    kind,
    caption: readWords(words.slice(0, Math.max(colon, 0)).replace(/\s+/gu, ' ').trim(), marks),
    of: parts.filter((part) => !/^\d+$|^dated$/.test(part)).map(parseExpression),
    blank: Number(parts.find((part) => /^\d+$/.test(part)) ?? 0),
    dated: parts.includes('dated'),
  }
}

function fold(flat: readonly Flat[]): {
  readonly nodes: readonly FormNode[]
  readonly rest: readonly Flat[]
} {
  const nodes: FormNode[] = []
  let rest = flat
  for (let head = rest[0]; head !== undefined; head = rest[0]) {
    if (head.kind !== 'mark') {
      nodes.push(head)
      rest = rest.slice(1)
    } else if (head.mark.kind === 'if' || head.mark.kind === 'each') {
      const opened = openBlock(head.mark.kind, head.mark.expression, rest.slice(1))
      nodes.push(opened.node)
      rest = opened.rest
    } else return { nodes, rest }
  }
  return { nodes, rest }
}

function openBlock(kind: 'if' | 'each', source: string, inside: readonly Flat[]) {
  const body = fold(inside)
  const otherwise =
    kind === 'if' && closes(body.rest[0], 'else') ? fold(body.rest.slice(1)) : { nodes: [], rest: body.rest }
  if (!closes(otherwise.rest[0], `end-${kind}`)) throw new Error(`an ${kind} that is not closed: ${source}`)
  const node: FormNode =
    kind === 'if'
      ? { kind, condition: parseCondition(source), body: body.nodes, otherwise: otherwise.nodes }
      : { kind, list: parseExpression(source), body: body.nodes }
  return { node, rest: otherwise.rest.slice(1) }
}

const closes = (flat: Flat | undefined, kind: Mark['kind']): boolean =>
  flat?.kind === 'mark' && flat.mark.kind === kind
