import { expect, test } from 'vitest'
import { forms, place } from '../../../tests/plain-press.ts'
import type { Template, ValueKind } from '../library/template.ts'
import { findItemRoots, findTypeAt, listRoots, type PlaceholderType } from './placeholder-type.ts'
import { listPlaceholders } from './placeholders.ts'

const value = (name: string, kind: ValueKind, required = true) => ({
  ...place,
  name,
  label: `Поле ${name}`,
  kind,
  required,
})
const columns = [{ name: 'risk', label: 'Опасность' }]
const order: Template = {
  ...forms.order,
  values: [
    value('text', { type: 'text' }),
    value('note', { type: 'longText' }, false),
    value('day', { type: 'date' }),
    value('term', { type: 'period' }),
    value('team', { type: 'commission' }),
    value('table', { type: 'rows', columns }),
    value('code', { type: 'classifier', items: [] }),
  ],
}
const groups = (template: Template) =>
  new Map(listPlaceholders(template).map(({ title, placeholders }) => [title, placeholders]))
const meaning = (template: Template, title: string, text: string) =>
  groups(template)
    .get(title)
    ?.find((one) => one.text === text)?.meaning

test('each form has its own groups, in this order', () => {
  const titles = (template: Template) => [...groups(template).keys()]
  expect(titles(order)).toEqual([
    'Организация',
    'Руководитель организации',
    'Документ',
    'Сведения этой формы',
    'Повторы',
    'Внутри повтора: Нормы выдачи СИЗ',
    'Внутри повтора: люди',
    'Внутри повтора: Подписи',
    'Внутри повтора: Поле table',
    'Условия этой формы',
    'Падежи людей и должностей',
    'Буквы и пустые места',
  ])
  expect(titles(forms.card)).toContain('Работник')
  expect(titles(forms.card)).not.toContain('Сведения этой формы')
  expect(titles(forms.card)).not.toContain('Условия этой формы')
  expect(titles(forms.register)).toContain('Работники')
})

test('a placeholder says what it turns into', () => {
  const own = 'Сведения этой формы'
  expect(meaning(order, 'Организация', '{КПП организации}')).toBe('КПП организации')
  expect(meaning(order, 'Руководитель организации', '{Руководитель организации}')).toBe(
    'Руководитель организации: должность и фамилия, имя, отчество',
  )
  expect(meaning(order, own, '{Поле text}')).toBe('Поле text')
  expect(meaning(order, own, '{Поле day}')).toBe('Поле day: 20.11.2026')
  expect(meaning(order, own, '{Поле day | словами}')).toBe('Поле day: «20» ноября 2026 г.')
  expect(meaning(order, own, '{Поле term: начало}')).toBe('Поле term: начало: 20.11.2026')
  expect(meaning(order, own, '{Поле team: председатель}')).toBe(
    'Поле team: председатель: должность и фамилия, имя, отчество',
  )
  expect(meaning(order, own, '{Поле team: председатель: должность}')).toBe(
    'Поле team: председатель: должность',
  )
  expect(meaning(order, own, '{Поле team: члены комиссии}')).toBe(
    'Поле team: члены комиссии: через запятую, с должностями',
  )
  expect(meaning(order, own, '{Поле code: код}')).toBe('Поле code: код')
  expect(meaning(order, own, '{Поле table}')).toBeUndefined()
  expect(meaning(order, own, '{Поле team}')).toBeUndefined()
  expect(meaning(forms.card, 'Работник', '{Работник: СНИЛС}')).toBe('СНИЛС')
  expect(meaning(forms.register, 'Работники', '{Работники}')).toBe('Работники: через запятую, с должностями')
})

test('what repeats is told with what is inside', () => {
  const loops = groups(order)
    .get('Повторы')
    ?.map(({ text }) => text)
  expect(loops).toContain('{#каждый Поле table}{/каждый}')
  expect(loops).not.toContain('{#каждый Поле text}{/каждый}')
  expect(meaning(order, 'Повторы', '{#каждый Поле team: члены комиссии}{/каждый}')).toBe(
    'Повторяет строку таблицы или абзацы, которые стоят между ними: Члены комиссии',
  )
  expect(meaning(order, 'Внутри повтора: Поле table', '{Строка: опасность}')).toBe('Опасность')
  expect(meaning(order, 'Внутри повтора: Поле table', '{Номер по порядку}')).toBe('Номер по порядку')
  expect(meaning(order, 'Внутри повтора: люди', '{#каждый Строка: нормы выдачи СИЗ}{/каждый}')).toBe(
    'Повтор внутри повтора: Нормы выдачи СИЗ',
  )
  expect(meaning(order, 'Внутри повтора: Нормы выдачи СИЗ', '{Строка: пункт норм}')).toBe('Пункт норм')
  expect(meaning(forms.register, 'Внутри повтора: Нормы выдачи СИЗ', '{Строка: пункт норм}')).toBe(
    'Пункт норм',
  )
})

test('what may stay empty has a condition, and so has an answer that is chosen', () => {
  const choice = { ...order, values: [value('kind', { type: 'choice', options: ['да', 'нет'] })] }
  expect(groups(choice).get('Условия этой формы')).toEqual([
    {
      text: '{#если Поле kind = "да"}{/если}',
      meaning: 'Что стоит между ними, печатается, только если в поле «Поле kind» выбран этот ответ',
    },
  ])
  expect(groups(order).get('Условия этой формы')).toEqual([
    {
      text: '{#если Поле note}{/если}',
      meaning: 'Что стоит между ними, печатается, только если заполнено «Поле note»',
    },
  ])
})

test.each<[string, PlaceholderType['is'] | null]>([
  ['company', 'area'],
  ['company.name', 'text'],
  ['company.name.first', null],
  ['director', 'signatory'],
  ['director.position', 'position'],
  ['director.snils', null],
  ['document.date', 'date'],
  ['document.number', 'text'],
  ['values.table', 'rows'],
  ['values.team.secretary.department', 'department'],
  ['values.note', 'text'],
  ['values.gone', null],
  ['employee', null],
  ['values', 'area'],
])('%s is %s', (path, is) => {
  expect(findTypeAt(path.split('.'), listRoots(order))?.is ?? null).toBe(is)
})

test('of an employee a paper knows more', () => {
  const typeOf = (path: string) => findTypeAt(path.split('.'), listRoots(forms.card))
  expect(typeOf('employee.hireDate')?.is).toBe('date')
  expect(typeOf('employee.ppe')).toMatchObject({
    is: 'rows',
    columns: [{ name: 'name' }, {}, {}, {}, {}, {}],
  })
  expect(typeOf('employee.name')?.is).toBe('name')
  expect(typeOf('values')).toBeNull()
  const experience = listRoots(forms.card).find(({ name }) => name === 'employee')
  expect(experience?.type.is).toBe('person')
})

test('only a list has items', () => {
  expect(findItemRoots({ is: 'text' })).toBeNull()
  expect(findItemRoots({ is: 'people' })?.map(({ name, type }) => [name, type.is])).toEqual([
    ['item', 'person'],
    ['n', 'number'],
  ])
  expect(findItemRoots({ is: 'rows', columns: [] })?.[0]?.type.is).toBe('area')
})
