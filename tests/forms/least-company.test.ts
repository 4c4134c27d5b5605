import type { CompanyDetails } from '@osh/core/companies/company.ts'
import { mayBeBlank } from '@osh/core/companies/parse-company.ts'
import { listMissing } from '@osh/core/documents/answers/missing-values.ts'
import { describe, expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { fillForm } from '#adapters/documents/form/filling/fill-form.ts'
import { makeMemoPaper } from '#adapters/documents/memo/memo-paper.ts'
import type { Block, Text } from '#adapters/documents/paper/paper.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { aCompany, aMemo, mining } from '#tests/examples.ts'
import { forms, namedForms } from './library.ts'

/** What a company can begin with, and nothing else. */
const least = (company: CompanyDetails): CompanyDetails =>
  Object.fromEntries(
    Object.entries(company).map(([field, value]) => [
      field,
      field === 'timeZone' || field === 'activities' || !mayBeBlank(field as keyof CompanyDetails)
        ? value
        : null,
    ]),
  ) as CompanyDetails

const wordsOf = (text: Text): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('')

const printed = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? wordsOf(block.text) : '')).join('\n')

describe('a company of which only ИНН, name and director are known', () => {
  test.each(namedForms)('%s: either nothing is missing, or each gap has a name', (_, form) => {
    const data = makeDemoFormData(form.template)
    const { paper, holes } = fillForm(form, { ...data, company: least(data.company) })
    const missing = listMissing(form.template, holes)
    for (const { name, label } of missing) expect(label, name).toMatch(/^[А-ЯЁ]/u)
    if (missing.length === 0)
      for (const block of paper.blocks) if (block.kind === 'signature') expect(block.role.trim()).not.toBe('')
  })

  test('an order names what its head and its signature lack', () => {
    const form = forms.find(({ template }) => template.slug === 'ot-day')
    if (!form) throw new Error('there is no such form')
    const data = makeDemoFormData(form.template)
    const { holes } = fillForm(form, { ...data, company: least(data.company) })
    const missing = listMissing(form.template, holes).map(({ label }) => label)
    expect(missing).toEqual([
      'Юридический адрес',
      'КПП организации',
      'ОГРН',
      'Руководитель организации: должность',
    ])
  })

  test('a memo is printed: by the full name, to the director by name', () => {
    const company = { ...least(aCompany()), id: mining, version: 1 }
    const { blocks } = makeMemoPaper(aMemo(), company, makeRussianNameForms())
    const lines = printed(blocks).split('\n')
    expect(lines[0]).toBe('Кому: Пименову Антону Львовичу')
    expect(lines[1]).toBe('Общество с ограниченной ответственностью «Северный карьер»')
    expect(blocks.at(-1)).toMatchObject({ role: 'Руководитель организации', name: 'Пименов Антон Львович' })
    const proprietor = { ...company, inn: '500100732259' }
    const signed = makeMemoPaper(aMemo(), proprietor, makeRussianNameForms()).blocks.at(-1)
    expect(signed).toMatchObject({ role: 'Индивидуальный предприниматель' })
  })
})
