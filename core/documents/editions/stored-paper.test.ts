import { expect, test } from 'vitest'
import { readPersonOnPaper } from '../on-paper/person-on-paper.ts'
import { readStoredPaper } from './stored-paper.ts'

const whole = readPersonOnPaper('Галкин Пётр', 'Мастер')
/** As it was kept before papers said more of people. */
const { duties: _, ...former } = whole
const kept = { ...former, sizes: { height: 180 } }
const read = { ...whole, sizes: { ...whole.sizes, height: 180 } }

test('people of an earlier paper have no more than it knew of them', () => {
  const paper = {
    ...{ company: { name: 'А' }, document: { number: '7', date: '2026-11-20' } },
    ...{ employee: kept, employees: [kept] },
    values: {
      who: { type: 'person', person: kept },
      name: { type: 'name', person: kept },
      all: { type: 'people', people: [kept] },
      commission: { type: 'commission', commission: { chair: kept, members: [kept], secretary: kept } },
      lone: { type: 'commission', commission: { chair: kept, members: [], secretary: null } },
      place: { type: 'text', text: 'Цех' },
    },
  }
  expect(readStoredPaper(paper)).toEqual({
    ...paper,
    ...{ employee: read, employees: [read] },
    values: {
      who: { type: 'person', person: read },
      name: { type: 'name', person: read },
      all: { type: 'people', people: [read] },
      commission: { type: 'commission', commission: { chair: read, members: [read], secretary: read } },
      lone: { type: 'commission', commission: { chair: read, members: [], secretary: null } },
      place: { type: 'text', text: 'Цех' },
    },
  })
})

test('a paper of no one has no people, and what no paper was made from is none', () => {
  const bare = { company: {}, document: {}, values: {} }
  expect(readStoredPaper(bare)).toEqual({ ...bare, employee: null, employees: [] })
  for (const odd of [
    null,
    'x',
    {},
    { ...bare, company: null },
    { ...bare, document: 1 },
    { ...bare, values: '' },
  ])
    expect(readStoredPaper(odd)).toBeNull()
})
