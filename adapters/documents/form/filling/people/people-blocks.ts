import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import { nameOnPaper, type PersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { Block, Run, Signature, Text } from '../../../paper/paper.ts'
import type { PeopleNode } from '../../reading/form-node.ts'
import type { Filling } from '../filling.ts'
import { joinRuns } from '../joined-runs.ts'
import { resolve, type Scope } from '../scope.ts'
import { stampAt } from '../stamps.ts'
import { buildAcquaintanceTable, captionBlock, SIGNED_ON } from './people-layout.ts'
import { dropDoubles, listPeopleOfValue, listSigners } from './people-of-value.ts'
import { nameByInitials } from './print-person.ts'

/** Signatures, an acquaintance sheet or «СОГЛАСОВАНО», of the people there are; a gap for one who has to be there. */
export function buildPeopleBlocks(node: PeopleNode, scope: Scope, filling: Filling): readonly Block[] {
  const values = node.of
    .map(({ path }) => addTitle(path, resolve(path, scope), filling))
    .filter((value) => value !== null)
  const people = values.flatMap(listPeopleOfValue)
  const gaps = listGaps(node, scope, filling)
  const said = filling.fillText(node.caption, scope)
  if (node.kind === 'acquainted') return writeAcquainted(node.blank, said, dropDoubles(people), gaps)
  if (people.length + gaps.length === 0) return []
  if (node.kind === 'agree') return [stampAt('left', writeAgreement(people, gaps))]
  const caption = said.length === 0 ? [] : [captionBlock(said)]
  const signatures = [
    ...values.flatMap(listSignatures),
    ...gaps.map(({ text }): Signature => ({ kind: 'signature', role: text, name: '', gap: true })),
  ]
  return [
    ...caption,
    ...signatures
      .map((one) => (node.dated ? { ...one, name: `${one.name}\n${SIGNED_ON}` } : one))
      .map((one, i) => (i > 0 ? { ...one, above: 12 } : caption.length > 0 ? { ...one, above: 8 } : one)),
  ]
}

/** The director signs by position: no one's is a hole. */
function addTitle([root]: readonly string[], value: FormValue | null, filling: Filling): FormValue | null {
  if (root !== 'director' || value?.type !== 'person' || value.person.position !== '') return value
  return {
    type: 'person',
    person: { ...value.person, position: filling.noteLacking(['director', 'position']).text },
  }
}

function listGaps({ of }: PeopleNode, scope: Scope, filling: Filling): readonly Run[] {
  if (!filling.marksGaps) return []
  const missing = of.filter((one) => resolve(one.path, scope) === null && !filling.isOptional(one))
  return missing.map(({ path }) => filling.printGap(path))
}

function listSignatures(value: FormValue): readonly Signature[] {
  if (value.type !== 'commission')
    return listPeopleOfValue(value).map((person) => signature(capitalize(person.position), person))
  return listSigners(value.commission).map(({ role, name }) => ({ kind: 'signature', role, name }))
}

const signature = (role: string, person: PersonOnPaper): Signature => ({
  kind: 'signature',
  role,
  name: nameByInitials(person),
})

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function writeAgreement(people: readonly PersonOnPaper[], gaps: readonly Run[]): readonly Run[] {
  const known = people.map((person) =>
    buildAgreement({ text: capitalize(person.position) }, nameByInitials(person)),
  )
  const all = [...known, ...gaps.map((gap) => buildAgreement(gap, ''))]
  return joinRuns(all.flatMap((runs, i) => (i > 0 ? [{ text: '\n\n' }, ...runs] : runs)))
}

const buildAgreement = (role: Run, name: string): readonly Run[] => [
  { text: 'СОГЛАСОВАНО\n' },
  role,
  { text: `\n______________ ${name}\n«____» _____________ 20___ г.` },
]

function writeAcquainted(
  blank: number,
  caption: Text,
  people: readonly PersonOnPaper[],
  gaps: readonly Run[],
): readonly Block[] {
  const rows = [
    ...people.map((person) => ({ name: nameOnPaper(person), position: person.position })),
    ...gaps.map((gap) => ({ name: [gap], position: '' })),
    ...Array.from({ length: blank }, () => ({ name: '', position: '' })),
  ]
  return buildAcquaintanceTable(
    caption,
    rows.map((row, i) => ({ ...row, number: String(i + 1) })),
  )
}
