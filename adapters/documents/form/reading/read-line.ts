import { parseCondition, parseExpression } from './expression.ts'
import type { Line, Piece } from './form-node.ts'
import { BREAK, MARK, type Mark, parseMark } from './marks.ts'
import { joinWords } from './no-break-blanks.ts'

/** What of a Markdown token this needs. */
export type InlineToken = { readonly type: string; readonly content: string }

type Raw = Piece | { readonly kind: 'mark'; readonly mark: Mark }

/** The inline tokens of one paragraph as a line; throws for an unclosed `if` and for Markdown that papers don't have. */
export function readLine(tokens: readonly InlineToken[], marks: readonly string[]): Line {
  const raw = [...listRawPieces(tokens, marks)]
  const { line, rest } = foldConditions(raw)
  if (rest.length > 0) throw new Error('a mark that closes nothing')
  if (line.some(({ kind }, i) => kind === 'rule-to-margin' && i < line.length - 1))
    throw new Error('a rule to the margin ends its line')
  return line
}

function* listRawPieces(tokens: readonly InlineToken[], marks: readonly string[]): Generator<Raw> {
  let bold = false
  let italic = false
  for (const token of tokens) {
    if (token.type === 'strong_open' || token.type === 'strong_close') bold = token.type === 'strong_open'
    else if (token.type === 'em_open' || token.type === 'em_close') italic = token.type === 'em_open'
    else if (token.type === 'hardbreak') yield { kind: 'words', text: '\n', bold, italic }
    else if (token.type === 'softbreak') yield { kind: 'words', text: ' ', bold, italic }
    else if (token.type === 'text' || token.type === 'text_special')
      yield* splitMarks(token.content, marks, { bold, italic })
    else throw new Error(`papers have no ${token.type}: ${token.content}`)
  }
}

function* splitMarks(
  text: string,
  marks: readonly string[],
  style: { readonly bold: boolean; readonly italic: boolean },
): Generator<Raw> {
  for (const [i, part] of text.split(MARK).entries()) {
    if (i % 2 === 0) {
      if (part !== '') yield { kind: 'words', text: joinWords(part).replaceAll(BREAK, '\n'), ...style }
      continue
    }
    const mark = parseMark(marks[Number(part)] ?? '')
    if (mark.kind === 'placeholder')
      yield { kind: 'placeholder', expression: parseExpression(mark.expression), ...style }
    else if (mark.kind === 'rule' || mark.kind === 'rule-to-margin') yield mark
    else yield { kind: 'mark', mark }
  }
}

function foldConditions(raw: readonly Raw[]): { readonly line: Line; readonly rest: readonly Raw[] } {
  const line: Piece[] = []
  let rest = raw
  for (let head = rest[0]; head !== undefined; head = rest[0]) {
    if (head.kind !== 'mark') {
      line.push(head)
      rest = rest.slice(1)
    } else if (head.mark.kind === 'if') {
      const body = foldConditions(rest.slice(1))
      const hasElse = isMark(body.rest[0], 'else')
      const otherwise = hasElse ? foldConditions(body.rest.slice(1)) : { line: [], rest: body.rest }
      if (!isMark(otherwise.rest[0], 'end-if')) throw new Error('an if that is not closed')
      const condition = parseCondition(head.mark.expression)
      line.push({ kind: 'if', condition, body: body.line, otherwise: otherwise.line })
      rest = otherwise.rest.slice(1)
    } else return { line, rest }
  }
  return { line, rest }
}

const isMark = (raw: Raw | undefined, kind: Mark['kind']): boolean =>
  raw?.kind === 'mark' && raw.mark.kind === kind
