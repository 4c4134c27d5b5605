import { listRoots } from '@osh/core/documents/own-forms/placeholder-type.ts'
import type { SharedFilling, TableFilling } from '../../form/filling/filling.ts'
import { joinRuns } from '../../form/filling/joined-runs.ts'
import { bodyBlock, headingBlock, titleBlock, withRule } from '../../form/filling/layout.ts'
import { letterhead } from '../../form/filling/letterhead.ts'
import { ClauseLists } from '../../form/filling/numbering/clause-lists.ts'
import { buildSharedBlocks, line } from '../../form/filling/shared-blocks.ts'
import { stampAt } from '../../form/filling/stamps.ts'
import { fillTable } from '../../form/filling/table/fill-table.ts'
import { makeWholePaper } from '../../form/filling/whole-paper.ts'
import type { Form } from '../../form/form.ts'
import { type Condition, type Expression, parseExpression } from '../../form/reading/expression.ts'
import type { FormNode, Line } from '../../form/reading/form-node.ts'
import { joinToValue } from '../../form/reading/no-break-blanks.ts'
import { type Block, type Cell, listRuns, type Paper, type Run, type Text } from '../../paper/paper.ts'
import { type Known, makeKnown } from '../placeholders/known-words.ts'
import { writeConditionInRussian, writeRepetitionInRussian, writeValueInRussian } from './in-russian.ts'
import { buildPeopleToEdit, markOf, requireKnownInside } from './people-to-edit.ts'

/**
 * A form of the library as a company's own form that says the same: a placeholder with a Russian name for everything that is filled,
 * marks around what is repeated or left out, and numbers that Word counts by itself. Throws for a form that own forms can't say;
 * a test holds every form of the library to it.
 */
export function makeEditablePaper(form: Form): Paper {
  const editing = new FormEditing(form)
  const paper = makeWholePaper(form.template, editing.buildBlocks(form.body))
  return { ...paper, lists: editing.counter.lists }
}

class FormEditing implements TableFilling<Known>, SharedFilling<Known> {
  readonly form: Form
  readonly counter = new ClauseLists()
  readonly #top: Known
  landscape = false

  constructor(form: Form) {
    this.form = form
    this.#top = makeKnown(listRoots(form.template))
  }

  buildBlocks(nodes: readonly FormNode[]): readonly Block[] {
    return nodes.flatMap((node) => this.#buildNode(node))
  }

  fillText(line: Line, known: Known): Text {
    const runs: Run[] = []
    this.#collectRuns(line, known, runs)
    return joinRuns(runs)
  }

  repeat(list: Expression, known: Known, row: (known: Known) => readonly Cell[]) {
    const { begin, end } = writeRepetitionInRussian([list], known.words)
    const cells = row(requireKnownInside([list], known))
    const last = cells.length - 1
    if (last === 0) throw new Error('a row of one cell is repeated inside the cell')
    const marked = cells.map((cell, i) => ({
      ...cell,
      text: joinRuns([
        ...(i === 0 ? [{ text: begin }] : []),
        ...listRuns(cell.text),
        ...(i === last ? [{ text: end }] : []),
      ]),
    }))
    return [marked]
  }

  printNumber(): Run {
    return this.#printWords('document.number')
  }

  printDate(style: 'figures' | 'words'): Run {
    return this.#printWords(style === 'words' ? 'document.date | dateLong' : 'document.date')
  }

  /** A form to be changed has one of its sheets. */
  countSheets(): number {
    return 1
  }

  buildLetterhead(): readonly Block[] {
    return this.buildBlocks(letterhead)
  }

  #printWords(source: string): Run {
    return { text: writeValueInRussian(parseExpression(source), this.#top.words) }
  }

  #collectRuns(line: Line, known: Known, runs: Run[]): void {
    for (const piece of line) {
      if (piece.kind === 'words') runs.push(piece)
      else if (piece.kind === 'rule') runs.push({ text: '_'.repeat(piece.ems) })
      else if (piece.kind === 'if') {
        const { begin, otherwise, end } = writeConditionInRussian(piece.condition, known.words)
        for (const [mark, body] of [
          [begin, piece.body],
          [otherwise, piece.otherwise],
        ] as const) {
          if (body.length === 0) continue
          runs.push({ text: mark })
          this.#collectRuns(body, known, runs)
          runs.push({ text: end })
        }
      } else if (piece.kind === 'placeholder') {
        const { expression, bold, italic } = piece
        const last = runs.at(-1)
        if (last !== undefined) runs[runs.length - 1] = { ...last, text: joinToValue(last.text) }
        runs.push({ text: writeValueInRussian(expression, known.words), bold, italic })
      }
    }
  }

  #buildNode(node: FormNode): readonly Block[] {
    const known = this.#top
    switch (node.kind) {
      case 'if':
        return this.#buildCondition(node)
      case 'each':
        throw new Error('own forms have no repeated clauses')
      case 'table':
        return [fillTable(node, this, known)]
      case 'styled':
        return [line(this.fillText(node.text, known), node.style)]
      case 'shared':
        return buildSharedBlocks(node.name, this.fillText(node.text, known), this, known).map((block) =>
          withRule(block, node.text),
        )
      case 'sign':
      case 'acquainted':
      case 'agree':
        return buildPeopleToEdit(node, this.fillText(node.caption, known), {
          known,
          template: this.form.template,
          rows: () => this.counter.numberRows(),
        })
      default:
        return [withRule(this.#buildParagraph(node, this.fillText(node.text, known)), node.text)]
    }
  }

  #buildCondition({ condition, body, otherwise }: Extract<FormNode, { kind: 'if' }>): readonly Block[] {
    const marks = writeConditionInRussian(condition, this.#top.words)
    const stamp = this.#stamp(condition, body, otherwise)
    if (stamp !== null) return [stamp]
    return [
      markOf(marks.begin),
      ...this.buildBlocks(body),
      markOf(marks.end),
      ...(otherwise.length === 0
        ? []
        : [markOf(marks.otherwise), ...this.buildBlocks(otherwise), markOf(marks.end)]),
    ]
  }

  /** A stamp that may be left out keeps its half of the page, so that what is beside it stays. */
  #stamp(condition: Condition, [only, ...others]: readonly FormNode[], otherwise: readonly FormNode[]) {
    if (only?.kind !== 'shared' || only.name !== 'stamp' || others.length + otherwise.length > 0) return null
    return stampAt(
      'left',
      this.fillText([{ kind: 'if', condition, body: only.text, otherwise: [] }], this.#top),
    )
  }

  #buildParagraph(
    node: Extract<FormNode, { kind: 'title' | 'heading' | 'clause' | 'enumerated' | 'dash' | 'paragraph' }>,
    text: Text,
  ): Block {
    switch (node.kind) {
      case 'title':
        return titleBlock(text, this.form.template.kind === 'order')
      case 'heading':
        return node.numbered
          ? { ...headingBlock(text), numbered: this.counter.numberSection() }
          : headingBlock(text)
      case 'clause':
        return { ...bodyBlock(text), numbered: this.counter.numberClause(node.depth) }
      case 'enumerated':
        return { ...bodyBlock(text), numbered: this.counter.numberEnumerated(node.first) }
      case 'dash':
        return bodyBlock(joinRuns([{ text: '–\u00a0' }, ...listRuns(text)]))
      case 'paragraph':
        return bodyBlock(text)
    }
  }
}
