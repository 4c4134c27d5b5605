import { randomUUID } from 'node:crypto'
import { readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { OwnFormFile } from '@osh/core/documents/own-forms/own-form.ts'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { makeOwnFormPress } from '#adapters/documents/own-form/own-form-press.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { day } from '#tests/examples.ts'
import { forms } from '#tests/plain-press.ts'
import { docxOf, headerOf, override, paragraph, partsOf, row, table, zip } from './a-docx.ts'

const press = makeOwnFormPress(makeRussianNameForms())
const own = (bytes: Uint8Array): OwnFormFile =>
  ({ bytes, sha256: randomUUID(), fileName: 'x.docx' }) as OwnFormFile

type Changes = Partial<ReturnType<typeof dataOf>>
type Form = (typeof forms)[keyof typeof forms]

function dataOf(form: Form) {
  const { nameForms: _, ...data } = makeDemoFormData(form)
  return { ...data, document: { number: '7А', date: day('2026-11-20') } }
}

const textIn = (bytes: Uint8Array, part = 'word/document.xml'): string =>
  new TextDecoder()
    .decode(unzipSync(bytes)[part])
    .replaceAll('</w:p>', '\n')
    .replaceAll('<w:br/>', '\\')
    .replace(/<[^>]*>/g, '')
    .trim()

async function fill(form: Form, bytes: Uint8Array, changes: Changes = {}): Promise<string> {
  expect(await press.check(form, bytes)).toEqual([])
  return textIn(await press.print(form, { ...dataOf(form), ...changes }, own(bytes)))
}

const missing = async (form: Form, bytes: Uint8Array, changes: Changes) =>
  (await press.missing(form, { ...dataOf(form), ...changes }, own(bytes))).map(({ label }) => label)

describe('an own form', () => {
  it('is filled by the same expressions as forms of the library, split over runs as Word does', async () => {
    const text = await fill(
      forms.order,
      docxOf(
        '{company.shortName}: № {document.number} от {document.date | dateLong}',
        '<w:p><w:r><w:t>Назначить {val</w:t></w:r><w:r><w:t>ues.he</w:t></w:r><w:r><w:t>ad | accusative}</w:t></w:r></w:p>',
        '{values.head.name | short | dative} {values.place | upper}',
      ),
    )
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      [
        'ООО «СеверСтройМонтаж»: № 7А от «20» ноября 2026 г.',
        'Назначить специалиста по охране труда Щербакова Павла Олеговича',
        'Щербакову П. О. ПЕРМСКИЙ КРАЙ, Г. ПЕРМЬ, УЛ. ПРИМЕРНАЯ, Д. 1',
      ].join('\n'),
    )
  })

  it('repeats rows and paragraphs, inside one another too', async () => {
    const employees = [
      {
        ...readPersonOnPaper('Ёлкин Сергей', 'Сварщик'),
        ppe: [{ name: 'Каска', norm: '', size: '', unit: 'шт.', quantity: '1', periodicity: '' }],
      },
      { ...readPersonOnPaper('Ким Вера', 'Повар'), ppe: [] },
    ]
    const body = docxOf(
      table(row('№', 'Кто'), row('{#employees}{n}', '{item.name}{/employees}')),
      '{#employees}',
      '{item.lastName}: {#item.ppe}{item.name} {item.quantity}{/item.ppe}{^item.ppe}ничего{/item.ppe}',
      '{/employees}',
    )
    expect(await fill(forms.register, body, { employees })).toBe(
      '№\nКто\n1\nЁлкин Сергей\n2\nКим Вера\nЁлкин: Каска 1\nКим: ничего',
    )
  })

  it('says what is in a condition only if there is something to say', async () => {
    const body = docxOf(
      'Приказ{#values.note} ({values.note}){/values.note}{^values.note} без примечаний{/values.note}.',
    )
    const { note: _, ...values } = dataOf(forms.order).values
    expect(await fill(forms.order, body, { values })).toBe('Приказ без примечаний.')
    expect(await fill(forms.order, body)).toBe('Приказ (Примечание).')
  })

  it('is filled in its headers and footers', async () => {
    const bytes = zip(
      partsOf(
        paragraph('x'),
        { 'word/header1.xml': headerOf(paragraph('{company.inn}')) },
        override('word/header1.xml', '.header+xml'),
      ),
    )
    expect(await press.check(forms.order, bytes)).toEqual([])
    const filled = await press.print(forms.order, dataOf(forms.order), own(bytes))
    expect(textIn(filled, 'word/header1.xml')).toBe(dataOf(forms.order).company.inn)
  })

  it('takes what is given for text, never for markup or placeholders', async () => {
    const place = { type: 'text', text: '<w:p/> & {values.note} "x"' } as const
    const values = { ...dataOf(forms.order).values, place }
    expect(await fill(forms.order, docxOf('{values.place}'), { values })).toBe(
      '&lt;w:p/&gt; &amp; {values.note} &quot;x&quot;',
    )
  })

  it('blocks the issue with everything that it has nothing to say of', async () => {
    const company = { ...dataOf(forms.order).company, kpp: '', phone: '' }
    const body = docxOf(
      '{company.kpp} {company.phone | or "нет"} {values.note} {#company.kpp}{company.kpp}{/company.kpp}',
    )
    const { note: _, ...values } = dataOf(forms.order).values
    expect(await missing(forms.order, body, { company, values })).toEqual(['КПП организации', 'Примечание'])
    const employee = { ...readPersonOnPaper('Ким Вера', 'Повар') }
    expect(
      await missing(forms.card, docxOf('{employee.snils}{#employee.ppe}{item.name}{/employee.ppe}'), {
        employee,
      }),
    ).toEqual(['СНИЛС: Ким Вера', 'Нормы выдачи СИЗ: Ким Вера'])
    await expect(press.print(forms.order, { ...dataOf(forms.order), company }, own(body))).rejects.toThrow(
      'missing',
    )
  })

  it('gives the same bytes for the same data', async () => {
    const body = docxOf('{company.name}')
    const [one, other] = [own(body), own(body)]
    const data = dataOf(forms.order)
    expect(await press.print(forms.order, data, one)).toEqual(await press.print(forms.order, data, other))
  })

  it('that the library has outgrown blocks the issue and says what to do', async () => {
    const [said] = await press.missing(forms.order, dataOf(forms.order), own(docxOf('{values.former}')))
    expect(said).toMatchObject({
      code: 'own-form/outdated',
      label: expect.stringContaining('{values.former}'),
    })
  })

  it('never makes more rows than a paper can hold', async () => {
    const employees = Array.from({ length: 20_000 }, () => readPersonOnPaper('Ким Вера', 'Повар'))
    const body = docxOf(`{#employees}${'слово '.repeat(500)}{/employees}`)
    const [said] = await press.missing(forms.register, { ...dataOf(forms.register), employees }, own(body))
    expect(said?.code).toBe('own-form/paper-too-large')
  })
})
