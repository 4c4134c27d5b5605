import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import { nameOnPaper, type PersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { Block, Signature, TableRow } from '../../paper.ts'
import type { PeopleNode } from '../reading/form-node.ts'
import { nameByInitials } from './print-value.ts'
import { resolve, type Scope } from './scope.ts'

/** Signatures, an acquaintance sheet or «СОГЛАСОВАНО», of the people there are. */
export function peopleBlocks(node: PeopleNode, scope: Scope): readonly Block[] {
  const values = node.of.map(({ path }) => resolve(path, scope)).filter((value) => value !== null)
  const people = values.flatMap(peopleOf)
  if (node.kind === 'acquainted') return acquainted(node, people)
  if (people.length === 0) return []
  if (node.kind === 'agree') return [agreed(people)]
  const caption: readonly Block[] =
    node.caption === ''
      ? []
      : [{ kind: 'paragraph', text: `${node.caption}:`, align: 'left', above: 16, keepWithNext: true }]
  const signatures = values.flatMap(signaturesOf)
  return [
    ...caption,
    ...signatures.map((one, i) =>
      i > 0 ? { ...one, above: 12 } : caption.length > 0 ? { ...one, above: 8 } : one,
    ),
  ]
}

function peopleOf(value: FormValue): readonly PersonOnPaper[] {
  if (value.type === 'person') return [value.person]
  if (value.type === 'people') return value.people
  if (value.type !== 'commission') throw new Error(`${value.type} can't sign`)
  const { chair, members, secretary } = value.commission
  return [chair, ...members, ...(secretary ? [secretary] : [])]
}

function signaturesOf(value: FormValue): readonly Signature[] {
  if (value.type !== 'commission')
    return peopleOf(value).map((person) => signature(capital(person.position), person))
  const { chair, members, secretary } = value.commission
  return [
    signature(`Председатель комиссии,\n${chair.position}`, chair),
    ...members.map((person) => signature(`Член комиссии,\n${person.position}`, person)),
    ...(secretary ? [signature(`Секретарь комиссии,\n${secretary.position}`, secretary)] : []),
  ]
}

const signature = (role: string, person: PersonOnPaper): Signature => ({
  kind: 'signature',
  role: role
    .replace(/,\n(\p{Lu})(?=\p{Ll})/u, (_, first: string) => `,\n${first.toLowerCase()}`)
    .replace(/,\n$/u, ''),
  name: nameByInitials(person),
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const agreed = (people: readonly PersonOnPaper[]): Block => ({
  kind: 'table',
  widths: [54, 46],
  heads: [],
  rows: [{ cells: [{ text: agreement(people) }, { text: '' }] }],
  plain: true,
  size: 12,
})

const agreement = (people: readonly PersonOnPaper[]): string =>
  people
    .map((person) =>
      [
        'СОГЛАСОВАНО',
        capital(person.position),
        `______________ ${nameByInitials(person)}`,
        '«____» _____________ 20___ г.',
      ].join('\n'),
    )
    .join('\n\n')

function acquainted({ caption, blank }: PeopleNode, people: readonly PersonOnPaper[]): readonly Block[] {
  const rows: readonly TableRow[] = [
    ...people.map((person) => [nameOnPaper(person), person.position]),
    ...Array.from({ length: blank }, () => ['', '']),
  ].map(([name = '', position = ''], i) => ({
    cells: [
      { text: String(i + 1), align: 'center' },
      { text: name },
      { text: position },
      { text: '' },
      { text: '' },
    ],
    height: 8,
  }))
  return [
    {
      kind: 'paragraph',
      text: caption === '' ? 'С документом ознакомлены:' : `${caption}:`,
      align: 'left',
      above: 20,
      keepWithNext: true,
    },
    {
      kind: 'table',
      widths: [6, 36, 28, 14, 16],
      heads: [
        {
          cells: ['№', 'Фамилия, имя, отчество', 'Должность (профессия)', 'Дата', 'Подпись'].map((text) => ({
            text,
          })),
        },
      ],
      rows,
    },
  ]
}
