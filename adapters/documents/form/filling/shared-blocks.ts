import type { TemplateKind } from '@osh/core/documents/library/template.ts'
import { type Block, listRuns, type Paragraph, type Text } from '../../paper/paper.ts'
import type { FormNode, SharedName } from '../reading/form-node.ts'
import type { SharedFilling } from './filling.ts'
import { joinRuns } from './joined-runs.ts'
import { approval, orderCity } from './letterhead.ts'
import { stampAt } from './stamps.ts'

/** One shared block of a paper; `text` is what the form says after its name. */
export function buildSharedBlocks<S>(
  name: SharedName,
  text: Text,
  filling: SharedFilling<S>,
  scope: S,
): readonly Block[] {
  const { counter } = filling
  switch (name) {
    case 'requisites':
      return filling.buildLetterhead()
    case 'order':
      return buildOrderHead(filling, scope)
    case 'orders':
      return [line('ПРИКАЗЫВАЮ:', { above: 10, bold: true, keepWithNext: true })]
    case 'approve':
      return [buildApprovalStamp(filling, text, scope)]
    case 'numbered':
      return [
        line(
          joinRuns([
            { text: '№\u00a0' },
            filling.printNumber(),
            { text: ' от\u00a0' },
            filling.printDate('figures'),
          ]),
          {
            align: 'center',
            above: 4,
          },
        ),
      ]
    case 'stamp':
      return [stampAt('left', text)]
    case 'addressee':
      return [line(text, { addressee: true })]
    case 'centre':
      return [line(text, { align: 'center', above: 4 })]
    case 'right':
      return [line(text, { align: 'right', above: 4 })]
    case 'left':
      return [line(text, { above: 4 })]
    case 'note':
      return [line(text, { align: 'justify', above: 4, size: 10 })]
    case 'appendix':
      return buildAppendix(text, filling)
    case 'landscape':
    case 'portrait':
      filling.landscape = name === 'landscape'
      return [{ kind: 'page-break', landscape: filling.landscape }]
    case 'last':
      return [{ kind: 'page-break', landscape: filling.landscape, bare: true }]
    case 'page':
      return [{ kind: 'page-break', landscape: filling.landscape }]
    case 'space':
      return [line('', { above: Number(listRuns(text)[0]?.text) || 12, size: 1 })]
    case 'restart':
      counter.restart()
      return []
  }
}

/** A paragraph set at the left unless told otherwise. */
export const line = (text: Text, style: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  text,
  align: 'left',
  ...style,
})

function buildOrderHead<S>(filling: SharedFilling<S>, scope: S): readonly Block[] {
  return [
    ...filling.buildLetterhead(),
    line('ПРИКАЗ', { align: 'center', bold: true, size: 14, above: 18 }),
    line('', { above: 6, size: 1 }),
    {
      kind: 'table',
      widths: [36, 28, 36],
      heads: [],
      rows: [
        {
          cells: [
            { text: [filling.printDate('words')] },
            { text: filling.fillText(orderCity, scope), align: 'center' },
            { text: joinRuns([{ text: '№\u00a0' }, filling.printNumber()]), align: 'right' },
          ],
        },
      ],
      plain: true,
      size: 12,
    },
  ]
}

function buildApprovalStamp<S>(filling: SharedFilling<S>, below: Text, scope: S): Block {
  const lines = [...listRuns(filling.fillText(approval, scope)), filling.printDate('words')]
  const after = listRuns(below)
  return stampAt('right', joinRuns(after.length === 0 ? lines : [...lines, { text: '\n' }, ...after]))
}

const genitive: Readonly<Partial<Record<TemplateKind, string>>> = {
  order: 'приказу',
  declaration: 'политике',
  regulation: 'положению',
  programme: 'программе',
  instruction: 'инструкции',
  protocol: 'протоколу',
  act: 'акту',
  leaflet: 'памятке',
}

/** How many appendices a form has, those that may be left out too: the only one has no number. */
const countAppendices = (nodes: readonly FormNode[]): number =>
  nodes.reduce((sum, node) => {
    if (node.kind === 'if') return sum + countAppendices(node.body) + countAppendices(node.otherwise)
    return node.kind === 'shared' && node.name === 'appendix' ? sum + 1 : sum
  }, 0)

function buildAppendix<S>(title: Text, filling: SharedFilling<S>): readonly Block[] {
  const to = genitive[filling.form.template.kind] ?? 'документу'
  const number = filling.counter.numberAppendix()
  const named = countAppendices(filling.form.body) === 1 ? 'Приложение' : `Приложение №\u00a0${number}`
  return [
    { kind: 'page-break', landscape: filling.landscape },
    line(
      joinRuns([
        { text: `${named}\nк ${to} от\u00a0` },
        filling.printDate('figures'),
        { text: ' №\u00a0' },
        filling.printNumber(),
      ]),
      { addressee: true },
    ),
    line(title, { align: 'center', bold: true, above: 14, keepWithNext: true, heading: true }),
  ]
}
