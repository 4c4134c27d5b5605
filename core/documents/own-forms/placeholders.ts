import { putInsideSentence } from '../../shared/texts/inside-sentence.ts'
import type { Template } from '../library/template.ts'
import { findItemRoots, listMembersOfType, listRoots, type Member } from './placeholder-type.ts'
import { buildVocabulary, filterWords, openingWords, type Vocabulary } from './vocabulary.ts'

/** What can be copied into a company's own .docx, with what it turns into. */
export type Placeholder = { readonly text: string; readonly meaning: string }

export type PlaceholderGroup = {
  readonly title: string
  readonly placeholders: readonly Placeholder[]
}

/** Everything that a company's own form in place of this one may say, by its Russian names. */
export function listPlaceholders(template: Template): readonly PlaceholderGroup[] {
  const roots = listRoots(template)
  const words = buildVocabulary(roots)
  const areas = roots.map(
    (root): PlaceholderGroup => ({
      title: root.label,
      placeholders: listPrinted(root, [root.name], '', words),
    }),
  )
  const lists = roots.flatMap((root) => findLists(root, [root.name]))
  return [
    ...areas,
    ...loopGroups(lists, words),
    { title: 'Условия этой формы', placeholders: listConditions(template, words) },
    ...forms,
  ].filter(({ placeholders }) => placeholders.length > 0)
}

/** What may be left unsaid, and what may be answered in several ways. */
const listConditions = ({ values }: Template, words: Vocabulary): readonly Placeholder[] =>
  values.flatMap(({ name, label, kind, required }) => {
    const asked = words.nameOf(`values.${name}`)
    const [first] = kind.type === 'choice' ? kind.options : []
    const filled = {
      text: onlyIf(asked),
      meaning: `Что стоит между ними, печатается, только если заполнено «${label}»`,
    }
    const chosen = {
      text: onlyIf(`${asked} = "${first}"`),
      meaning: `Что стоит между ними, печатается, только если в поле «${label}» выбран этот ответ`,
    }
    return [...(required ? [] : [filled]), ...(first === undefined ? [] : [chosen])]
  })

const onlyIf = (condition: string): string => `{#${openingWords.if} ${condition}}{/${openingWords.if}}`
const forEach = (list: string): string => `{#${openingWords.each} ${list}}{/${openingWords.each}}`

type List = { readonly path: string; readonly member: Member }

/** The placeholders of a member and of all its parts that print as words. */
function listPrinted(
  member: Member,
  path: readonly string[],
  whose: string,
  words: Vocabulary,
): readonly Placeholder[] {
  const { type, label } = member
  const meaning = whose === '' ? label : `${whose}: ${putInsideSentence(label)}`
  const parts = listMembersOfType(type).flatMap((part) =>
    listPrinted(part, [...path, part.name], path.length === 1 ? '' : meaning, words),
  )
  if (type.is === 'area' || type.is === 'commission' || type.is === 'rows') return parts
  const name = words.nameOf(path.join('.'))
  const text = `{${name}}`
  switch (type.is) {
    case 'date':
      return [
        { text, meaning: `${meaning}: 20.11.2026` },
        { text: `{${name} | ${filterWords.dateLong}}`, meaning: `${meaning}: «20» ноября 2026 г.` },
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
function findLists(member: Member, path: readonly string[]): readonly List[] {
  const inside = listMembersOfType(member.type).flatMap((part) => findLists(part, [...path, part.name]))
  return findItemRoots(member.type) === null ? inside : [{ path: path.join('.'), member }, ...inside]
}

/** For each kind of list how it is repeated over and what is inside; lists of the same rows share the latter. */
function loopGroups(lists: readonly List[], words: Vocabulary): readonly PlaceholderGroup[] {
  const groups = new Map<string, readonly Placeholder[]>()
  const loops = lists.map(({ path, member }) => ({
    text: forEach(words.nameOf(path)),
    meaning: `Повторяет строку таблицы или абзацы, которые стоят между ними: ${member.label}`,
  }))
  for (const { member } of lists) {
    const roots = findItemRoots(member.type) ?? []
    const inside = buildVocabulary(roots)
    const nested = roots.flatMap((root) => findLists(root, [root.name]))
    const title = `Внутри повтора: ${member.type.is === 'people' ? 'люди' : member.label}`
    groups.set(title, [
      ...roots.flatMap((root) => listPrinted(root, [root.name], '', inside)),
      ...nested.map(({ path, member: list }) => ({
        text: forEach(inside.nameOf(path)),
        meaning: `Повтор внутри повтора: ${list.label}`,
      })),
    ])
    for (const { member: list } of nested) {
      const within = findItemRoots(list.type) ?? []
      groups.set(
        `Внутри повтора: ${list.label}`,
        within.flatMap((root) => listPrinted(root, [root.name], '', buildVocabulary(within))),
      )
    }
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
      { text: '{Руководитель организации | родительный}', meaning: 'Кого? Родительный падеж' },
      { text: '{Руководитель организации | дательный}', meaning: 'Кому? Дательный падеж' },
      { text: '{Руководитель организации | винительный}', meaning: 'Кого? Винительный падеж' },
      { text: '{Руководитель организации | творительный}', meaning: 'Кем? Творительный падеж' },
      { text: '{Руководитель организации | предложный}', meaning: 'О ком? Предложный падеж' },
      { text: '{Руководитель организации: ФИО | кратко}', meaning: 'Фамилия И. О.' },
      { text: '{Руководитель организации: ФИО | инициалы}', meaning: 'И. О. Фамилия, как под подписью' },
      {
        text: '{Руководитель организации: ФИО | дательный | кратко}',
        meaning: 'Одно за другим: Фамилии И. О., кому',
      },
      {
        text: '{Руководитель организации | пол "ознакомлен" "ознакомлена"}',
        meaning: 'Первое слово, если это мужчина, второе, если женщина',
      },
    ],
  },
  {
    title: 'Буквы и пустые места',
    placeholders: [
      { text: '{Руководитель организации: должность | с заглавной}', meaning: 'С заглавной буквы' },
      { text: '{Наименование организации | заглавными}', meaning: 'ЗАГЛАВНЫМИ БУКВАМИ' },
      { text: '{Руководитель организации: должность | строчными}', meaning: 'строчными буквами' },
      {
        text: '{Руководитель организации: должность | со строчной}',
        meaning: 'первая буква строчная, как внутри предложения',
      },
      { text: '{КПП организации | или "нет"}', meaning: 'Слова в кавычках вместо пустого места' },
      { text: '{КПП организации | если есть}', meaning: 'Ничего вместо пустого места' },
      {
        text: '{#если КПП организации}{/если}',
        meaning: 'Что стоит между ними, печатается, если это заполнено',
      },
      {
        text: '{^если КПП организации}{/если}',
        meaning: 'Что стоит между ними, печатается, если это не заполнено',
      },
    ],
  },
]
