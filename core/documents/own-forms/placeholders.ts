import { insideSentence } from '../../shared/texts/inside-sentence.ts'
import type { Template } from '../library/template.ts'
import { itemRootsOf, type Member, membersOf, rootsOf } from './placeholder-type.ts'

/** What can be copied into a company's own .docx, with what it turns into. */
export type Placeholder = { readonly text: string; readonly meaning: string }

export type PlaceholderGroup = {
  readonly title: string
  readonly placeholders: readonly Placeholder[]
}

/** Everything that a company's own form in place of this one may say. */
export function placeholdersOf(template: Template): readonly PlaceholderGroup[] {
  const optional = new Set(template.values.filter(({ required }) => !required).map(({ name }) => name))
  const areas = rootsOf(template).map(
    (root): PlaceholderGroup => ({ title: root.label, placeholders: printedBy(root, [root.name], '') }),
  )
  const lists = rootsOf(template).flatMap((root) => listsIn(root, [root.name]))
  const conditions = template.values
    .filter(({ name }) => optional.has(name))
    .map(({ name, label }) => ({
      text: `{#values.${name}}{/values.${name}}`,
      meaning: `Что стоит между ними, печатается, только если заполнено «${label}»`,
    }))
  return [
    ...areas,
    ...loopGroups(lists),
    { title: 'Необязательные сведения', placeholders: conditions },
    ...forms,
  ].filter(({ placeholders }) => placeholders.length > 0)
}

type List = { readonly path: string; readonly member: Member }

/** The placeholders of a member and of all its parts that print as words. */
function printedBy(member: Member, path: readonly string[], whose: string): readonly Placeholder[] {
  const { type, label } = member
  const meaning = whose === '' ? label : `${whose}: ${insideSentence(label)}`
  const text = `{${path.join('.')}}`
  const parts = membersOf(type).flatMap((part) =>
    printedBy(part, [...path, part.name], path.length === 1 ? '' : meaning),
  )
  switch (type.is) {
    case 'area':
    case 'commission':
    case 'rows':
      return parts
    case 'date':
      return [
        { text, meaning: `${meaning}: 20.11.2026` },
        { text: `{${path.join('.')} | dateLong}`, meaning: `${meaning}: «20» ноября 2026 г.` },
      ]
    case 'person':
    case 'signatory':
      return [{ text, meaning: `${meaning}: должность и фамилия, имя, отчество` }, ...parts]
    case 'people':
      return [{ text, meaning: `${meaning}: через запятую, с должностями` }]
    default:
      return [{ text, meaning }, ...parts]
  }
}

/** What can be repeated over, at any depth. */
function listsIn(member: Member, path: readonly string[]): readonly List[] {
  const inside = membersOf(member.type).flatMap((part) => listsIn(part, [...path, part.name]))
  return itemRootsOf(member.type) === null ? inside : [{ path: path.join('.'), member }, ...inside]
}

/** For each kind of list how it is repeated over and what is inside; lists of the same rows share the latter. */
function loopGroups(lists: readonly List[]): readonly PlaceholderGroup[] {
  const groups = new Map<string, readonly Placeholder[]>()
  const loops = lists.map(({ path, member }) => ({
    text: `{#${path}}{/${path}}`,
    meaning: `Повторяет строку таблицы или абзацы, которые стоят между ними: ${member.label}`,
  }))
  for (const { member } of lists) {
    const roots = itemRootsOf(member.type) ?? []
    const nested = roots.flatMap((root) => listsIn(root, [root.name]))
    const title = `Внутри повтора: ${member.type.is === 'people' ? 'люди' : member.label}`
    groups.set(title, [
      ...roots.flatMap((root) => printedBy(root, [root.name], '')),
      ...nested.map(({ path, member: list }) => ({
        text: `{#${path}}{/${path}}`,
        meaning: `Повтор внутри повтора: ${list.label}`,
      })),
    ])
    for (const { member: list } of nested)
      groups.set(
        `Внутри повтора: ${list.label}`,
        (itemRootsOf(list.type) ?? []).flatMap((root) => printedBy(root, [root.name], '')),
      )
  }
  return [
    { title: 'Повторы', placeholders: loops },
    ...[...groups].map(([title, placeholders]) => ({ title, placeholders })),
  ]
}

const forms: readonly PlaceholderGroup[] = [
  {
    title: 'Падежи людей и должностей',
    placeholders: [
      { text: '{director | genitive}', meaning: 'Кого? Родительный падеж' },
      { text: '{director | dative}', meaning: 'Кому? Дательный падеж' },
      { text: '{director | accusative}', meaning: 'Кого? Винительный падеж' },
      { text: '{director | instrumental}', meaning: 'Кем? Творительный падеж' },
      { text: '{director | prepositional}', meaning: 'О ком? Предложный падеж' },
      { text: '{director.name | short}', meaning: 'Фамилия И. О.' },
      { text: '{director.name | initials}', meaning: 'И. О. Фамилия, как под подписью' },
      { text: '{director.name | dative | short}', meaning: 'Одно за другим: Фамилии И. О., кому' },
      {
        text: '{director | gender "ознакомлен" "ознакомлена"}',
        meaning: 'Первое слово, если это мужчина, второе, если женщина',
      },
    ],
  },
  {
    title: 'Буквы и пустые места',
    placeholders: [
      { text: '{director.position | capital}', meaning: 'С заглавной буквы' },
      { text: '{company.name | upper}', meaning: 'ЗАГЛАВНЫМИ БУКВАМИ' },
      { text: '{director.position | lower}', meaning: 'строчными буквами' },
      { text: '{director.position | small}', meaning: 'первая буква строчная, как внутри предложения' },
      { text: '{company.kpp | or "нет"}', meaning: 'Слова в кавычках вместо пустого места' },
      {
        text: '{#company.kpp}{/company.kpp}',
        meaning: 'Что стоит между ними, печатается, если это заполнено',
      },
      {
        text: '{^company.kpp}{/company.kpp}',
        meaning: 'Что стоит между ними, печатается, если это не заполнено',
      },
    ],
  },
]
