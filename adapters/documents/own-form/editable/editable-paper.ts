import { rootsOf } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { fillTable } from '../../form/filling/fill-table.ts'
import type { SharedFilling, TableFilling } from '../../form/filling/filling.ts'
import { joinRuns } from '../../form/filling/joined-runs.ts'
import { bodyBlock, headingBlock, titleBlock, withRule } from '../../form/filling/layout.ts'
import { letterhead } from '../../form/filling/letterhead.ts'
import { line, sharedBlocks } from '../../form/filling/shared-blocks.ts'
import { besideOneAnother, stampAt } from '../../form/filling/stamps.ts'
import type { Form } from '../../form/form.ts'
import { type Condition, type Expression, parseExpression } from '../../form/reading/expression.ts'
import type { FormNode, Line } from '../../form/reading/form-node.ts'
import { type Block, type Cell, type Paper, type Run, runsOf, type Text } from '../../paper/paper.ts'
import { type Known, knownAt } from '../placeholders/known-words.ts'
import { ClauseLists } from './clause-lists.ts'
import { conditionInRussian, repetitionInRussian, valueInRussian } from './in-russian.ts'
import { insideOf, markOf, peopleToEdit } from './people-to-edit.ts'

/**
 * A form of the library as a company's own form that says the same: a placeholder with a Russian name for everything that is filled,
 * marks around what is repeated or left out, and numbers that Word counts by itself. Throws for a form that own forms can't say;
 * a test holds every form of the library to it.
 */
export function editablePaper(form: Form): Paper {
  const editing = new FormEditing(form)
  const blocks = besideOneAnother(editing.blocks(form.body))
  const [first] = blocks
  const landscape = first?.kind === 'page-break' && first.landscape
  const { lists } = editing.counter
  return { title: form.template.title, landscape, blocks: landscape ? blocks.slice(1) : blocks, lists }
}

class FormEditing implements TableFilling<Known>, SharedFilling<Known> {
  readonly form: Form
  readonly counter = new ClauseLists()
  readonly #top: Known
  landscape = false

  constructor(form: Form) {
    this.form = form
    this.#top = knownAt(rootsOf(form.template))
  }

  blocks(nodes: readonly FormNode[]): readonly Block[] {
    return nodes.flatMap((node) => this.#node(node))
  }

  text(line: Line, known: Known): Text {
    const runs: Run[] = []
    this.#runs(line, known, runs)
    return joinRuns(runs)
  }

  repeat(list: Expression, known: Known, row: (known: Known) => readonly Cell[]) {
    const { begin, end } = repetitionInRussian([list], known.words)
    const cells = row(insideOf([list], known))
    const last = cells.length - 1
    if (last === 0) throw new Error('a row of one cell is repeated inside the cell')
    const marked = cells.map((cell, i) => ({
      ...cell,
      text: joinRuns([
        ...(i === 0 ? [{ text: begin }] : []),
        ...runsOf(cell.text),
        ...(i === last ? [{ text: end }] : []),
      ]),
    }))
    return [marked]
  }

  number(): Run {
    return this.#said('document.number')
  }

  date(style: 'figures' | 'words'): Run {
    return this.#said(style === 'words' ? 'document.date | dateLong' : 'document.date')
  }

  letterhead(): readonly Block[] {
    return this.blocks(letterhead)
  }

  #said(source: string): Run {
    return { text: valueInRussian(parseExpression(source), this.#top.words) }
  }

  #runs(line: Line, known: Known, runs: Run[]): void {
    for (const piece of line) {
      if (piece.kind === 'words') runs.push(piece)
      else if (piece.kind === 'rule') runs.push({ text: '_'.repeat(piece.ems) })
      else if (piece.kind === 'if') {
        const { begin, otherwise, end } = conditionInRussian(piece.condition, known.words)
        for (const [mark, body] of [
          [begin, piece.body],
          [otherwise, piece.otherwise],
        ] as const) {
          if (body.length === 0) continue
          runs.push({ text: mark })
          this.#runs(body, known, runs)
          runs.push({ text: end })
        }
      } else if (piece.kind === 'placeholder') {
        const { expression, bold, italic } = piece
        runs.push({ text: valueInRussian(expression, known.words), bold, italic })
      }
    }
  }

  #node(node: FormNode): readonly Block[] {
    const known = this.#top
    switch (node.kind) {
      case 'if':
        return this.#condition(node)
      case 'each':
        throw new Error('own forms have no repeated clauses')
      case 'table':
        return [fillTable(node, this, known)]
      case 'styled':
        return [line(this.text(node.text, known), node.style)]
      case 'shared':
        return sharedBlocks(node.name, this.text(node.text, known), this, known).map((block) =>
          withRule(block, node.text),
        )
      case 'sign':
      case 'acquainted':
      case 'agree':
        return peopleToEdit(node, this.text(node.caption, known), {
          known,
          template: this.form.template,
          rows: () => this.counter.rows(),
        })
      default:
        return [withRule(this.#paragraph(node, this.text(node.text, known)), node.text)]
    }
  }

  #condition({ condition, body, otherwise }: Extract<FormNode, { kind: 'if' }>): readonly Block[] {
    const marks = conditionInRussian(condition, this.#top.words)
    const stamp = this.#stamp(condition, body, otherwise)
    if (stamp !== null) return [stamp]
    return [
      markOf(marks.begin),
      ...this.blocks(body),
      markOf(marks.end),
      ...(otherwise.length === 0
        ? []
        : [markOf(marks.otherwise), ...this.blocks(otherwise), markOf(marks.end)]),
    ]
  }

  /** A stamp that may be left out keeps its half of the page, so that what is beside it stays. */
  #stamp(condition: Condition, [only, ...others]: readonly FormNode[], otherwise: readonly FormNode[]) {
    if (only?.kind !== 'shared' || only.name !== 'stamp' || others.length + otherwise.length > 0) return null
    return stampAt('left', this.text([{ kind: 'if', condition, body: only.text, otherwise: [] }], this.#top))
  }

  #paragraph(
    node: Extract<FormNode, { kind: 'title' | 'heading' | 'clause' | 'enumerated' | 'dash' | 'paragraph' }>,
    text: Text,
  ): Block {
    switch (node.kind) {
      case 'title':
        return titleBlock(text, this.form.template.kind === 'order')
      case 'heading':
        return node.numbered
          ? { ...headingBlock(text), numbered: this.counter.section() }
          : headingBlock(text)
      case 'clause':
        return { ...bodyBlock(text), numbered: this.counter.clause(node.depth) }
      case 'enumerated':
        return { ...bodyBlock(text), numbered: this.counter.enumerated(node.first) }
      case 'dash':
        return bodyBlock(joinRuns([{ text: '–\u00a0' }, ...runsOf(text)]))
      case 'paragraph':
        return bodyBlock(text)
    }
  }
}
