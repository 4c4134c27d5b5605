import { expect, test } from 'vitest'
import { leavePartsOut, putPartsIn, readPart, sortOutParts } from './parts.ts'

const asking = `---
values:
  - { name: controller, label: Кто контролирует, type: employee, required: false }
---

1. Контроль — {{values.controller}}.
`
const drill = `::: before

1. Осмотреть инструмент.
1. Проверить заземление:
   1. провода;

::: during

1. Работать в очках.
`
const parts = new Map(
  Object.entries({
    control: asking,
    signed: '::sign <words>: <words>\n',
    drill,
    saw: '::: before\n\n1. Осмотреть\n   инструмент.\n1. Проверить кожух.\n',
  }).map(([name, source]) => [name, readPart(source)]),
)
const linesOf = (body: string): readonly string[] =>
  putPartsIn(body, parts)
    .body.split('\n')
    .filter((line) => line.trim() !== '')

test('a part is written out with its words, and asks for its values once', () => {
  const { body, values } = putPartsIn('1. а\n::part control\n1. б\n\n::part control\n', parts)
  expect(body.match(/Контроль — \{\{values\.controller\}\}\./gu)).toHaveLength(1)
  expect(values.map(({ name, required }) => [name, required])).toEqual([['controller', false]])
  expect(linesOf('::part signed values.a,\nvalues.b\n\nтекст')).toEqual([
    '::sign values.a,',
    'values.b: values.a,',
    'values.b',
    'текст',
  ])
})

test('a block of a part keeps the indent of its line', () => {
  expect(linesOf('1. Слесарь:\n   ::part drill.during')).toEqual(['1. Слесарь:', '   1. Работать в очках.'])
})

test('a clause that its section has already is left out, in another section it stays', () => {
  const body =
    '## Перед\n\n1. Проверить кожух.\n\n::part drill.before\n\n::part saw.before\n\n## После\n\n::part saw.before'
  expect(linesOf(body)).toEqual([
    '## Перед',
    '1. Проверить кожух.',
    '1. Осмотреть инструмент.',
    '1. Проверить заземление:',
    '   1. провода;',
    '## После',
    '1. Осмотреть',
    '   инструмент.',
    '1. Проверить кожух.',
  ])
})

test.each([
  ['::part no', 'no part no'],
  ['::part drill', 'no part drill'],
  ['::part drill.after', 'no part drill.after'],
  ['::part signed', '<words> goes with words'],
  ['::part control не нужно', '<words> goes with words'],
])('%s is refused', (body, message) => {
  expect(() => putPartsIn(body, parts)).toThrow(message)
})

test('files of parts are told from forms wherever the library is, and lines that name them are left out', () => {
  const sorted = sortOutParts({ '../forms/parts/control.md': asking, 'orders/a.md': 'x' })
  expect([...sorted.parts.keys()]).toEqual(['control'])
  expect(sorted.forms).toEqual([['orders/a.md', 'x']])
  expect(leavePartsOut('1. а\n\n::part substitute В отсутствие\n   кого-то.\n\n1. б')).toBe(
    '1. а\n\n\n\n1. б',
  )
  expect(() => readPart('---\nvalues: [{ name: a }]\n---\nx')).toThrow('label')
})
