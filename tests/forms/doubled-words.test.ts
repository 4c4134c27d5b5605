import { readAnswers } from '@osh/core/documents/answers/fill-values.ts'
import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import type { ValueSpec } from '@osh/core/documents/library/template.ts'
import { takeKnownAnswers } from '@osh/core/documents/sources/known-answer.ts'
import { beforeAll, expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import type { FormData } from '#adapters/documents/form/filling/form-data.ts'
import type { Form } from '#adapters/documents/form/form.ts'
import { type DemoDesk, openDemoDesk } from './demo-desk.ts'
import { forms } from './library.ts'
import { linesOf } from './paper-lines.ts'

let desk: DemoDesk

beforeAll(async () => {
  desk = await openDemoDesk()
})

/** What a label would repeat of the words around it. */
const TYPED = 'Со слов'

/** What a person types where the records know nothing: as the hint shows it, or words that no form has. */
function typeValue({ label }: ValueSpec, value: FormValue | undefined): FormValue | undefined {
  if (value?.type === 'text' && value.text === label) return { type: 'text', text: TYPED }
  if (value?.type !== 'rows') return value
  const typed = value.rows.map((row) => Object.fromEntries(Object.keys(row).map((name) => [name, TYPED])))
  return { type: 'rows', rows: typed }
}

/** A form as the demo company fills it. */
async function fillFromRecords({ template }: Form): Promise<FormData> {
  const data = makeDemoFormData(template)
  const known = takeKnownAnswers(await desk.know(template.slug, desk.people[0]))
  const answers = { ...(await desk.suggest(template.slug)), ...known }
  const read = readAnswers(template, answers, () => null).values
  const values = template.values.flatMap((spec) => {
    const value = read[spec.name] ?? typeValue(spec, data.values[spec.name])
    return value === undefined ? [] : [[spec.name, value] as const]
  })
  return { ...data, values: Object.fromEntries(values) }
}

/** A word or «№» twice in a row, whatever its letters' case. */
const DOUBLED = /(?<![\p{L}\d№-])(№|\p{L}+)[\s:«"(]+\1(?![\p{L}\d-])/giu

/** Pairs that are said so: a programme or volts «В» before «в», and rules whose own name begins with the word. */
const allowed = ['В в', 'правила «Правила']

const listDoubled = (line: string): readonly string[] =>
  (line.match(DOUBLED) ?? [])
    .map((pair) => pair.replaceAll(/\s+/gu, ' '))
    .filter((pair) => !allowed.includes(pair))

test('a doubled word is told from words that only begin or end alike', () => {
  const doubled = ['приказ № № 5', '(договор договор 31)', 'Договор: договор', 'от\u00a0от 1 мая']
  expect(doubled.flatMap(listDoubled)).toHaveLength(doubled.length)
  expect(['№ 5', 'по порядку', 'в вводе', 'кто-то то', '1000 В\nв сети'].flatMap(listDoubled)).toEqual([])
})

test('no paper filled from the records says a word twice in a row', async () => {
  const doubled: string[] = []
  for (const form of forms)
    for (const line of linesOf(form, await fillFromRecords(form)))
      doubled.push(...listDoubled(line).map((pair) => `${form.template.slug}: ${pair}`))
  expect(doubled).toEqual([])
})
