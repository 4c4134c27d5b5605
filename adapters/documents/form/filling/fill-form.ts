import { type Hole, labelOf } from '@osh/core/documents/answers/missing-values.ts'
import { formatDate, formatLongDate } from '@osh/core/wording/formats/dates.ts'
import type { Block, Cell, Paper, Run, Text } from '../../paper/paper.ts'
import type { Form } from '../form.ts'
import type { Expression } from '../reading/expression.ts'
import type { FormNode, Line } from '../reading/form-node.ts'
import { joinToValue, joinWords } from '../reading/no-break-blanks.ts'
import { holds, withoutSome } from './condition.ts'
import type { Filling, SharedFilling, TableFilling } from './filling.ts'
import type { FormData } from './form-data.ts'
import { joinRuns, withoutDoubledDots } from './joined-runs.ts'
import { addLabel, bodyBlock, headingBlock, titleBlock, withNumber, withRule } from './layout.ts'
import { letterhead } from './letterhead.ts'
import { ClauseCounter } from './numbering/clause-counter.ts'
import { buildPeopleBlocks } from './people/people-blocks.ts'
import { printValue } from './print-value.ts'
import { type Item, isPerson, listItems, resolve, type Scope } from './scope.ts'
import { buildSharedBlocks, line } from './shared-blocks.ts'
import { standIn } from './stand-in.ts'
import { fillTable } from './table/fill-table.ts'
import { makeWholePaper } from './whole-paper.ts'

/** A form filled: the paper, and the places where it had nothing to say. */
export type Filled = { readonly paper: Paper; readonly holes: readonly Hole[] }

/** Fills a form. The paper may leave only if there are no holes in it; for one to be looked at, each is marked. */
export function fillForm(form: Form, data: FormData, marksGaps = false): Filled {
  const filling = new FormFilling(form, data, marksGaps)
  return {
    paper: filling.makePaper(),
    holes: filling.holes,
  }
}

/** The filling of one paper: what has been counted so far, and what was missing. */
class FormFilling implements Filling, TableFilling<Scope>, SharedFilling<Scope> {
  readonly form: Form
  readonly data: FormData
  readonly marksGaps: boolean
  readonly counter = new ClauseCounter()
  readonly holes: Hole[] = []
  landscape = false

  constructor(form: Form, data: FormData, marksGaps: boolean) {
    this.form = form
    this.data = data
    this.marksGaps = marksGaps
  }

  makePaper(): Paper {
    const paper = makeWholePaper(this.form.template, this.buildBlocks(this.form.body, null))
    const { lists } = this.counter
    return lists.length === 0 ? paper : { ...paper, lists }
  }

  buildBlocks(nodes: readonly FormNode[], item: Item | null): readonly Block[] {
    return nodes.flatMap((node) => this.#buildNode(node, { data: this.data, item }))
  }

  fillText(line: Line, scope: Scope): Text {
    const runs: Run[] = []
    this.#collectRuns(line, scope, runs)
    return joinRuns(withoutDoubledDots(runs))
  }

  repeat(list: Expression, scope: Scope, row: (scope: Scope) => readonly Cell[]) {
    return this.#listItems(list, scope).map((item) => row({ ...scope, item }))
  }

  countSheets(): number {
    const { sheets } = this.data.values
    return sheets?.type === 'number' ? Math.max(1, Math.ceil(sheets.number)) : 1
  }

  buildLetterhead(): readonly Block[] {
    return this.buildBlocks(letterhead, null)
  }

  #listItems(list: Expression, scope: Scope): readonly Item[] {
    const items = listItems(resolve(list.path, scope))
    if (items.length > 0 || this.isOptional(list))
      return withoutSome(items, list, scope).map((of, i) => ({ of, number: i + 1 }))
    this.#noteHole(list, scope)
    return this.marksGaps ? [standIn(list, this.form.template)] : []
  }

  printNumber(): Run {
    return this.#printWords(this.data.document.number, ['document', 'number'])
  }

  printDate(style: 'figures' | 'words'): Run {
    const { date } = this.data.document
    const print = style === 'words' ? formatLongDate : formatDate
    return this.#printWords(date === null ? '' : print(date), ['document', 'date'])
  }

  noteLacking(path: readonly string[]): Run {
    this.holes.push({ path, of: null, row: null })
    return this.printGap(path)
  }

  isOptional({ path: [root, name] }: Expression): boolean {
    return root === 'values' && this.form.template.values.some((spec) => spec.name === name && !spec.required)
  }

  printGap(path: readonly string[], item: Item | null = null): Run {
    if (!this.marksGaps) return { text: '' }
    const label = path[0] === 'item' ? item?.standsFor : undefined
    return { text: `[${label ?? labelOf(this.form.template, path)}]`, gap: true }
  }

  #printWords(words: string, path: readonly string[]): Run {
    return words === '' ? this.printGap(path) : { text: words }
  }

  #collectRuns(line: Line, scope: Scope, runs: Run[]): void {
    for (const piece of line) {
      if (piece.kind === 'words') runs.push(piece)
      else if (piece.kind === 'rule') runs.push({ text: '_'.repeat(piece.ems) })
      else if (piece.kind === 'rule-to-margin') continue
      else if (piece.kind === 'if')
        this.#collectRuns(holds(piece.condition, scope) ? piece.body : piece.otherwise, scope, runs)
      else {
        const last = runs.at(-1)
        if (last !== undefined) runs[runs.length - 1] = { ...last, text: joinToValue(last.text) }
        runs.push({ ...this.#print(piece.expression, scope), bold: piece.bold, italic: piece.italic })
      }
    }
  }

  #print(expression: Expression, scope: Scope): Run {
    const said = printValue(resolve(expression.path, scope), expression.filters, this.data.nameForms)
    if (said !== '') return { text: joinWords(said) }
    if (expression.filters.some(({ name }) => name === 'or')) return { text: '' }
    this.#noteHole(expression, scope)
    return this.printGap(expression.path, scope.item)
  }

  #noteHole({ path }: Expression, { item }: Scope): void {
    this.holes.push({ path, of: item && isPerson(item.of) ? item.of : null, row: item?.number ?? null })
  }

  #buildNode(node: FormNode, scope: Scope): readonly Block[] {
    switch (node.kind) {
      case 'if':
        return this.buildBlocks(holds(node.condition, scope) ? node.body : node.otherwise, scope.item)
      case 'each':
        return this.#listItems(node.list, scope).flatMap((item) => this.buildBlocks(node.body, item))
      case 'table':
        return [fillTable(node, this, scope)]
      case 'shared':
        return buildSharedBlocks(node.name, this.fillText(node.text, scope), this, scope).map((block) =>
          withRule(block, node.text),
        )
      case 'styled':
        return [line(this.fillText(node.text, scope), node.style)]
      case 'sign':
      case 'acquainted':
      case 'agree':
        return buildPeopleBlocks(node, scope, this)
      default:
        return [withRule(this.#buildParagraph(node, scope), node.text)]
    }
  }

  #buildParagraph(
    node: Extract<
      FormNode,
      { readonly text: Line; readonly kind: Exclude<FormNode['kind'], 'shared' | 'styled'> }
    >,
    scope: Scope,
  ): Block {
    const text = this.fillText(node.text, scope)
    switch (node.kind) {
      case 'title':
        return titleBlock(text, this.form.template.kind === 'order')
      case 'heading':
        return node.numbered
          ? withNumber(headingBlock, this.counter.numberSection(), text)
          : headingBlock(text)
      case 'clause':
        return withNumber(bodyBlock, this.counter.numberClause(node.depth), text)
      case 'enumerated':
        return withNumber(bodyBlock, this.counter.numberEnumerated(node.first), text)
      case 'dash':
        return bodyBlock(addLabel('–', text))
      case 'paragraph':
        return bodyBlock(text)
    }
  }
}
