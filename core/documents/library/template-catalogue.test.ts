import { describe, expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { forms } from '../../../tests/plain-press.ts'
import type { Template, TemplateId, ValueSpec } from './template.ts'
import { asksForPeople } from './template.ts'
import { filterRestingOn, listOfferedGroups } from './template-catalogue.ts'
import { findGroupByName, templateGroups } from './template-group.ts'

const on = { date: day('2026-11-20'), today: day('2026-11-20') }
const noHolders = { responsibilities: [], answers: [] }
const [orders, microtrauma] = [findGroupByName('Приказы'), findGroupByName('Микротравмы')]
if (!orders || !microtrauma) throw new Error('the groups have other names')
const form = (id: number, changes: Partial<Template> = {}): Template => ({
  ...forms.order,
  id: id as TemplateId,
  group: orders,
  scope: 'company',
  validFrom: day('2026-03-01'),
  validTo: null,
  basis: [],
  ...changes,
})

test('a group is found by its name', () => {
  expect(findGroupByName('СОУТ')).toBe(templateGroups.find(({ slug }) => slug === 'working-conditions'))
  expect(findGroupByName('Приказ')).toBeNull()
})

describe('the groups on offer', () => {
  const groups = (templates: readonly Template[], scope: Template['scope'] | null = null) =>
    listOfferedGroups(templates, scope, on, noHolders).map(({ group, templates }) => [
      group.name,
      templates.map(({ id }) => id),
    ])

  test('are in the order of pages, each with its forms, those without a form left out', () => {
    const all = [form(1, { group: microtrauma }), form(2), form(3, { group: microtrauma })]
    expect(groups(all)).toEqual([
      ['Приказы', [2]],
      ['Микротравмы', [1, 3]],
    ])
    expect(groups([])).toEqual([])
  })

  test('are of one scope, or of both', () => {
    const all = [form(1), form(2, { scope: 'employee' })]
    expect(groups(all, 'employee')).toEqual([['Приказы', [2]]])
    expect(groups(all, 'company')).toEqual([['Приказы', [1]]])
    expect(groups(all)).toEqual([['Приказы', [1, 2]]])
  })

  test('have only forms of the day', () => {
    const [past, future] = [{ validTo: day('2026-11-19') }, { validFrom: day('2026-11-21') }]
    expect(groups([form(1, past), form(2, future), form(3, { ...past, scope: 'employee' })])).toEqual([])
    expect(groups([form(1, { validFrom: on.date, validTo: on.date })])).toEqual([['Приказы', [1]]])
  })

  test('warn of roles that no one holds, and of acts that end', () => {
    const resting = form(1, { group: microtrauma, basis: [{ act: 'pp-1479', point: null }] })
    const [first, second] = listOfferedGroups([resting, form(2)], null, on, noHolders)
    expect([first?.needsResponsible, second?.needsResponsible]).toEqual([true, true])
    expect(first?.ending).toEqual([])
    expect(second?.ending.map(({ act }) => act.id)).toEqual(['pp-1479'])
  })
})

test('forms that rest on an act are those that cite it, among others too', () => {
  const [tk, both] = [
    { basis: [{ act: 'tk', point: 'ст. 214' }] },
    {
      basis: [
        { act: '29n', point: null },
        { act: 'tk', point: null },
      ],
    },
  ] as const
  expect(filterRestingOn([tk, both], 'tk')).toEqual([tk, both])
  expect(filterRestingOn([tk, both], '29n')).toEqual([both])
  expect(filterRestingOn([tk, both, { basis: [] }], undefined)).toHaveLength(3)
  expect(filterRestingOn([tk, both], '776n')).toEqual([])
})

describe('a paper asks for people', () => {
  const value = (changes: Partial<ValueSpec>): ValueSpec => ({
    name: 'place',
    label: 'Место',
    kind: { type: 'text' },
    required: true,
    suggested: null,
    hint: '',
    bounds: [],
    ...changes,
  })
  const asks = (per: Template['per'], ...values: readonly ValueSpec[]) => asksForPeople({ per, values })

  test('when it is about them', () => {
    expect(asks('employee')).toBe(true)
    expect(asks('register')).toBe(true)
    expect(asks('paper')).toBe(false)
  })

  test('when one of its answers names or suggests them', () => {
    const plain = value({})
    expect(asks('paper', plain, value({ suggested: { from: 'director' } }))).toBe(false)
    expect(asks('paper', plain, value({ kind: { type: 'commission' } }))).toBe(true)
    expect(asks('paper', plain, value({ suggested: { from: 'responsible', roles: [] } }))).toBe(true)
  })
})
