import type { Template } from '@osh/core/documents/library/template.ts'
import { findTypeAt, type PlaceholderType } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { buildAcquaintanceTable, captionBlock, SIGNED_ON } from '../../form/filling/people/people-layout.ts'
import { type Condition, type Expression, parseExpression } from '../../form/reading/expression.ts'
import type { PeopleNode } from '../../form/reading/form-node.ts'
import {
  type Block,
  type InList,
  listRuns,
  type Paragraph,
  type Signature,
  type Text,
} from '../../paper/paper.ts'
import { type Known, listOf } from '../placeholders/known-words.ts'
import { writeConditionInRussian, writeRepetitionInRussian, writeValueInRussian } from './in-russian.ts'

type Place = {
  readonly known: Known
  readonly template: Template
  /** A column that numbers itself. */
  readonly rows: () => InList
}

/** Signatures or an acquaintance sheet of people who are not known yet. */
export function buildPeopleToEdit(node: PeopleNode, caption: Text, place: Place): readonly Block[] {
  if (node.kind === 'agree') throw new Error('own forms have no ::agree')
  if (node.kind === 'acquainted') return buildAcquaintance(node, caption, place)
  return node.of.flatMap((signer, i) => buildSignatures(signer, node, i === 0 ? caption : '', place))
}

/** What may be said of each of those. */
export function requireKnownInside(lists: readonly Expression[], known: Known): Known {
  const list = listOf(lists.map(({ path }) => requireType(path, known)))
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

function buildSignatures(
  signer: Expression,
  node: PeopleNode,
  caption: Text,
  place: Place,
): readonly Block[] {
  const { known, template } = place
  const type = requireType(signer.path, known)
  const name = signer.path.join('.')
  const hasCaption = listRuns(caption).some(({ text }) => text !== '')
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
    return mayBeAbsent(signer, template) ? wrapInCondition(signer, known, blocks) : blocks
  }
  const list = parseExpression(`${name}${type.is === 'commission' ? '.signatures' : ''} | or ""`)
  const inside = requireKnownInside([list], known)
  const { begin, end } = writeRepetitionInRussian([list], known.words)
  const each =
    type.is === 'commission'
      ? signature('item.role', 'item.name', inside)
      : signature('item.position | capital | or ""', 'item.name | initials', inside)
  const blocks = [...captions, markOf(begin), each, markOf(end)]
  return hasCaption && mayBeAbsent(signer, template) ? wrapInCondition(signer, known, blocks) : blocks
}

function wrapInCondition({ path }: Expression, { words }: Known, blocks: readonly Block[]): readonly Block[] {
  const condition: Condition = { path, filters: [], oneOf: null }
  const { begin, end } = writeConditionInRussian(condition, words)
  return [markOf(begin), ...blocks, markOf(end)]
}

const mayBeAbsent = ({ path: [root, name, part] }: Expression, { values }: Template): boolean =>
  part === 'secretary' || (root === 'values' && values.some((one) => one.name === name && !one.required))

function buildAcquaintance(
  { of, blank }: PeopleNode,
  caption: Text,
  { known, rows }: Place,
): readonly Block[] {
  const numbered = rows()
  const lists = of.map(({ path }) => parseExpression(`${path.join('.')} | or ""`))
  const empty = { number: '', name: '', position: '', end: '', numbered }
  return buildAcquaintanceTable(caption, [
    ...(lists.length === 0 ? [] : [repeat(lists, known, numbered)]),
    ...Array.from({ length: blank }, () => empty),
  ])
}

function repeat(lists: readonly Expression[], known: Known, numbered: InList) {
  const { begin, end } = writeRepetitionInRussian(lists, known.words)
  const inside = requireKnownInside(lists, known)
  return {
    number: begin,
    name: say('item.name', inside),
    position: say('item.position | or ""', inside),
    end,
    numbered,
  }
}

const say = (source: string, { words }: Known): string => writeValueInRussian(parseExpression(source), words)

function requireType(path: readonly string[], { roots }: Known): PlaceholderType {
  const type = findTypeAt(path, roots)
  if (type === null) throw new Error(`no placeholder ${path.join('.')}`)
  return type
}
