import type { Template } from '@osh/core/documents/library/template.ts'
import { type PlaceholderType, typeAt } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { acquaintanceTable, captionBlock, SIGNED_ON } from '../../form/filling/people-layout.ts'
import { type Condition, type Expression, parseExpression } from '../../form/reading/expression.ts'
import type { PeopleNode } from '../../form/reading/form-node.ts'
import {
  type Block,
  type InList,
  type Paragraph,
  runsOf,
  type Signature,
  type Text,
} from '../../paper/paper.ts'
import { type Known, listOf } from '../placeholders/known-words.ts'
import { conditionInRussian, repetitionInRussian, valueInRussian } from './in-russian.ts'

type Place = {
  readonly known: Known
  readonly template: Template
  /** A column that numbers itself. */
  readonly rows: () => InList
}

/** Signatures or an acquaintance sheet of people who are not known yet. */
export function peopleToEdit(node: PeopleNode, caption: Text, place: Place): readonly Block[] {
  if (node.kind === 'agree') throw new Error('own forms have no ::agree')
  if (node.kind === 'acquainted') return acquaintance(node, caption, place)
  return node.of.flatMap((signer, i) => signatures(signer, node, i === 0 ? caption : '', place))
}

/** What may be said of each of those. */
export function insideOf(lists: readonly Expression[], known: Known): Known {
  const list = listOf(lists.map(({ path }) => typeOf(path, known)))
  const inside = list && known.inside(list)
  if (!inside) throw new Error(`${lists.map(({ path }) => path.join('.')).join('; ')} is no list`)
  return inside
}

/** A line that says only what is repeated or left out. */
export const markOf = (text: string): Paragraph => ({
  kind: 'paragraph',
  text,
  align: 'left',
  size: 8,
  mark: true,
})

function signatures(signer: Expression, node: PeopleNode, caption: Text, place: Place): readonly Block[] {
  const { known, template } = place
  const type = typeOf(signer.path, known)
  const name = signer.path.join('.')
  const hasCaption = runsOf(caption).some(({ text }) => text !== '')
  const above = hasCaption ? { above: 8 } : {}
  const captions = hasCaption ? [captionBlock(caption)] : []
  const day = node.dated ? `\n${SIGNED_ON}` : ''
  const signature = (role: string, signed: string, inside: Known): Signature => ({
    kind: 'signature',
    role: say(role, inside),
    name: say(signed, inside) + day,
    ...above,
  })
  if (type.is === 'person' || type.is === 'signatory') {
    const role = `${name}.position | capital${type.is === 'person' ? ' | or ""' : ''}`
    const blocks = [...captions, signature(role, `${name}.name | initials`, known)]
    return mayBeAbsent(signer, template) ? onlyIf(signer, known, blocks) : blocks
  }
  const list = parseExpression(`${name}${type.is === 'commission' ? '.signatures' : ''} | or ""`)
  const inside = insideOf([list], known)
  const { begin, end } = repetitionInRussian([list], known.words)
  const each =
    type.is === 'commission'
      ? signature('item.role', 'item.name', inside)
      : signature('item.position | capital | or ""', 'item.name | initials', inside)
  const blocks = [...captions, markOf(begin), each, markOf(end)]
  return hasCaption && mayBeAbsent(signer, template) ? onlyIf(signer, known, blocks) : blocks
}

function onlyIf({ path }: Expression, { words }: Known, blocks: readonly Block[]): readonly Block[] {
  const condition: Condition = { path, filters: [], oneOf: null }
  const { begin, end } = conditionInRussian(condition, words)
  return [markOf(begin), ...blocks, markOf(end)]
}

const mayBeAbsent = ({ path: [root, name, part] }: Expression, { values }: Template): boolean =>
  part === 'secretary' || (root === 'values' && values.some((one) => one.name === name && !one.required))

function acquaintance({ of, blank }: PeopleNode, caption: Text, { known, rows }: Place): readonly Block[] {
  const numbered = rows()
  const lists = of.map(({ path }) => parseExpression(`${path.join('.')} | or ""`))
  const empty = { number: '', name: '', position: '', end: '', numbered }
  return acquaintanceTable(caption, [
    ...(lists.length === 0 ? [] : [repeat(lists, known, numbered)]),
    ...Array.from({ length: blank }, () => empty),
  ])
}

function repeat(lists: readonly Expression[], known: Known, numbered: InList) {
  const { begin, end } = repetitionInRussian(lists, known.words)
  const inside = insideOf(lists, known)
  return {
    number: begin,
    name: say('item.name', inside),
    position: say('item.position | or ""', inside),
    end,
    numbered,
  }
}

const say = (source: string, { words }: Known): string => valueInRussian(parseExpression(source), words)

function typeOf(path: readonly string[], { roots }: Known): PlaceholderType {
  const type = typeAt(path, roots)
  if (type === null) throw new Error(`no placeholder ${path.join('.')}`)
  return type
}
