import { listRoots } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { buildVocabulary } from '@osh/core/documents/own-forms/vocabulary.ts'
import { describe, expect, it, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import { fillOwnForm } from '#adapters/documents/own-form/own-form-file.ts'
import { makeOwnFormPress } from '#adapters/documents/own-form/own-form-press.ts'
import { openPackage } from '#adapters/documents/own-form/package/open-package.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { forms, place } from '#tests/plain-press.ts'
import { docxOf, row, table } from './a-docx.ts'
import { wordsInDocx } from './words-in-docx.ts'

const press = makeOwnFormPress(makeRussianNameForms())
const choice = {
  ...place,
  name: 'fault',
  label: 'Вина',
  kind: { type: 'choice', options: ['есть', 'нет'] },
} as const
const order = { ...forms.order, values: [...forms.order.values, choice] }

const findingsIn = async (...lines: readonly string[]) =>
  (await press.check(order, docxOf(...lines))).map(({ code, label, near }) => [
    code.slice('own-form/'.length),
    label,
    near,
  ])

function filled(form: typeof order, ...lines: readonly string[]): readonly string[] {
  const paper = fillOwnForm(openPackage(docxOf(...lines)), form, makeDemoFormData(form), nodePacking)
  if (paper.is === 'lacking') throw new Error(paper.missing.map(({ label }) => label).join())
  return wordsInDocx(paper.bytes).map((one) => one.replaceAll('\u00a0', ' '))
}

describe('in Russian', () => {
  it('facts, words after the bar, conditions and people of several places are said', () => {
    const people = '{#каждый Руководитель организации; Кто назначается; кто назначается}'
    expect(
      filled(
        order,
        '№ {номер документа} от {Дата документа | словами}. {Руководитель организации: ФИО | дательный | кратко}.',
        '{#если Вина = "есть" "нет"}виновен{/если}{^если Вина = «есть»}не виновен{/если}, {#если вина}да{/}',
        table(row(`${people}{Номер по порядку}`, '{Строка: ФИО | инициалы}{/каждый}')),
        '{Примечание | если есть}',
      ),
    ).toEqual([
      '№ 12 от «20» ноября 2026 г. Соколову А. Н.',
      'виновен, да',
      '1|А. Н. Соколов|',
      '2|П. О. Щербаков|',
      'Примечание',
    ])
  })

  it('a slip is told with the name that was meant', async () => {
    expect(
      await findingsIn(
        '{Номер докумета} {Кто} {КПП организации | ил "нет"} {Дата документа | инициалы} {Совсем другое}',
        '{#если Приместание}{/если}{#каждый Кто назначаеться}{/каждый}',
      ),
    ).toEqual([
      ['unknown-placeholder', '{Номер докумета}', '{Номер документа}'],
      ['unknown-placeholder', '{Кто}', '{Кто назначается}'],
      ['unknown-filter', '{КПП организации | ил "нет"}', ''],
      ['unfit-filter', '{Дата документа | инициалы}', 'инициалы'],
      ['unknown-placeholder', '{Совсем другое}', ''],
      ['unknown-placeholder', '{#если Приместание}', '{#если Примечание}'],
      ['unknown-placeholder', '{#каждый Кто назначаеться}', '{#каждый Кто назначается}'],
    ])
  })

  it('a condition that never holds and a loop over no list are refused', async () => {
    expect(
      await findingsIn(
        '{#если Вина = "ест"}{/если}',
        '{#каждый Дата документа}{/каждый}',
        '{^каждый Кто назначается}{/каждый}',
      ),
    ).toEqual([
      ['unknown-option', '{#если Вина = "ест"}', 'есть'],
      ['not-repeated', '{#каждый Дата документа}', ''],
      ['unknown-placeholder', '{^каждый Кто назначается}', '{^если Кто назначается}'],
    ])
  })

  it('marks are closed by the word that began them', async () => {
    expect(await findingsIn('{#если Вина}', '{#каждый Кто назначается}{/если}')).toEqual([
      ['loop-unclosed', '{#каждый Кто назначается}', '{/каждый}'],
    ])
    expect(await findingsIn('{#Вина}{/если}')).toEqual([
      ['loop-unopened', '{/если}', '{/Вина}'],
      ['loop-unclosed', '{#Вина}', '{/Вина}'],
    ])
    expect(await findingsIn('{ #если Вина}да{/если}')).toEqual([
      ['unknown-placeholder', '{ #если Вина}', '{#если Вина}'],
      ['loop-unopened', '{/если}', ''],
    ])
  })
})

test('the names of a small form are as its labels are', () => {
  expect(buildVocabulary(listRoots(order)).pathOf('Вина')).toBe('values.fault')
})
