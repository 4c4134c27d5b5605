import { expect, test } from 'vitest'
import { day, mining } from '../../../../tests/examples.ts'
import { spec } from '../../../../tests/filled-forms.ts'
import type { Company } from '../../../companies/company.ts'
import { roleGroups } from '../../../norms/responsibilities.ts'
import type { Answers } from '../../answers/answers.ts'
import { MOST_ROWS } from '../../answers/fill-values.ts'
import type { Need } from '../source.ts'
import type { FactRecords } from './gather-facts.ts'
import { gatherOfCompany } from './gather-of-company.ts'

const template = { values: [spec('period', { kind: { type: 'period' } })] }
const today = day('2026-11-20')
const november = { from: '2026-11-01', to: '2026-11-30' }
const [role] = roleGroups.flatMap(({ roles }) => roles)
const [quarry, office] = [{ department: 'Карьер' }, { department: 'Контора' }]
const everyone = [quarry, office]
const [welder, clerk] = [
  { id: 1, departmentId: 11, positionStaff: 'Сварщик' },
  { id: 2, departmentId: 13, positionStaff: 'Секретарь' },
]
const listedMeasures = ['2025-12-31', '2026-01-01', '2027-03-01'].map((dueOn) => ({ measure: { dueOn } }))
const held = (employeeId: number, changes: object = {}) => ({
  ...{ roleId: role?.id, employeeId, employeeFullName: `Работник ${employeeId}`, dismissed: false },
  ...{ orderLink: { kind: 'not-required' }, ...changes },
})

/** What the records answer, and what they were asked for. */
async function gather(needs: readonly Need[], answers: Answers = {}) {
  const asked: unknown[] = []
  const tell =
    <T>(answer: T) =>
    async (...words: unknown[]) => {
      asked.push(words)
      return answer
    }
  const departments = [
    { id: 11, name: 'Карьер' },
    { id: 12, name: 'Контора' },
  ]
  const answered = [
    { positionId: 5, departmentId: 11, profile: 'ответы' },
    { positionId: 6, departmentId: null, profile: 'ответы' },
    { positionId: 5, departmentId: 99, profile: 'ответы' },
  ]
  const records = {
    departments: { list: tell(departments) },
    past: {
      listDone: tell(everyone),
      listShared: tell(everyone),
      listPosts: tell(everyone),
      listDuePpe: tell(everyone),
      listOfPeople: tell(everyone),
      listProfiles: tell(answered),
    },
    positions: { list: tell([{ id: 5, name: 'Сварщик' }]) },
    facts: { list: tell([{ list: 'works', rows: [{ work: 'Огневые работы' }] }]) },
    documents: { listHeld: tell([{ date: '2026-11-19' }]), list: tell([]) },
    responsibilities: {
      readHolders: async () => ({
        responsibilities: [
          held(1),
          held(2),
          ...[held(1, { dismissed: true }), held(1, { roleId: 0 }), held(3), held(1)],
        ],
      }),
    },
    longLists: { listEmployees: tell([welder, clerk]) },
    measures: { listPage: tell({ items: listedMeasures }) },
  } as unknown as FactRecords
  const company = { id: mining } as Company
  const facts = await gatherOfCompany(
    records,
    { company, day: today, needs: new Set(needs) },
    { template, answers },
  )
  return { facts, asked }
}

test('what no source needs is not asked', async () => {
  expect(await gather([], { period: november })).toEqual({ facts: {}, asked: [] })
  expect(Object.keys((await gather([])).facts)).toEqual([])
})

test('what was done in a section is asked of the period, one more than a table takes; without a period of nothing', async () => {
  const { facts, asked } = await gather(['done-briefing'], { period: november })
  expect(facts).toEqual({ 'done-briefing': everyone })
  expect(asked).toEqual([[mining, { section: 'briefing', ...november, limit: MOST_ROWS + 1 }]])
  expect(await gather(['done-briefing'])).toEqual({ facts: {}, asked: [] })
})

test('the chief accountant is asked of the posts of the day', async () => {
  expect(await gather(['accountant'])).toEqual({ facts: { accountant: null }, asked: [[mining, today]] })
})

test('what is asked alike and the posts are those of the day', async () => {
  const { facts, asked } = await gather(['shared-ppe', 'posts'])
  expect(facts).toEqual({ 'shared-ppe': everyone, posts: everyone })
  expect(asked).toEqual([
    [mining, 'ppe', today],
    [mining, today],
  ])
})

test.each([
  ['Карьер', [quarry]],
  [' Карьер ', [quarry]],
  ['Склад', everyone],
  ['', everyone],
  [7, everyone],
])('of the department %j, if the company has it, is only what is there', async (department, left) => {
  const { facts } = await gather(['posts', 'shared-ppe', 'done-ppe'], { department, period: november })
  expect(facts).toEqual({ posts: left, 'shared-ppe': left, 'done-ppe': left })
})

test('the posts that the paper names come as it names them, the norms from the law', async () => {
  const { facts, asked } = await gather(['named-posts', 'norms'], { post: 'Токарь, Слесарь' })
  expect(facts['named-posts']).toEqual(['Токарь', 'Слесарь'])
  expect(facts.norms?.professions.some(({ profession }) => profession === 'Токарь')).toBe(true)
  expect(asked).toEqual([])
})

test('the period is told as it is named; a table that may do without one has null', async () => {
  expect((await gather(['period', 'span'], { period: november })).facts).toEqual({
    period: november,
    span: november,
  })
  expect((await gather(['period', 'span', 'referrals', 'due-ppe'])).facts).toEqual({ span: null })
})

test('PPE is asked for as of the day, up to the end of the period; positions by their names', async () => {
  const due = await gather(['due-ppe'], { period: november })
  expect([due.facts, due.asked]).toEqual([{ 'due-ppe': everyone }, [[mining, today, november.to]]])
  const { facts } = await gather(['profiles'])
  expect(facts).toEqual({
    profiles: [
      { position: 'Сварщик', department: 'Карьер', profile: 'ответы' },
      { position: '', department: null, profile: 'ответы' },
      { position: 'Сварщик', department: '', profile: 'ответы' },
    ],
  })
})

test('what each of a department has to do is asked as of the day', async () => {
  const { facts, asked } = await gather(['people-risk'], { department: 'Карьер' })
  expect(facts).toEqual({ 'people-risk': [quarry] })
  expect(asked).toContainEqual([mining, 'risk', today])
})

test('referrals of the period come from the archive', async () => {
  const { facts, asked } = await gather(['referrals'], { period: november })
  expect(facts).toEqual({ referrals: [] })
  expect(asked[0]).toEqual([mining, expect.objectContaining({ ...november, templateId: 3012 })])
})

test('of the plan there is what is due in the year or later, of orders every point', async () => {
  const listed = (origin: string) => [mining, { search: '', state: null, origin, page: 1, limit: 200 }]
  const { facts, asked } = await gather(['plan-measures', 'order-points'])
  expect(facts).toEqual({ 'plan-measures': listedMeasures.slice(1), 'order-points': listedMeasures })
  expect(asked).toEqual([listed('plan'), listed('inspector-order')])
})

test('papers are those that held on the day', async () => {
  const { facts, asked } = await gather(['papers'])
  expect(facts).toEqual({ papers: [{ date: '2026-11-19' }] })
  expect(asked).toEqual([[mining, today]])
})

test('roles are of those who work here, with their posts; a role or a person that is unknown is left out', async () => {
  const { facts, asked } = await gather(['holders'])
  const common = { code: role?.code, role: role?.name, employeeId: 1, orderLink: { kind: 'not-required' } }
  const first = { ...common, fullName: 'Работник 1', position: 'Сварщик', department: 'Карьер' }
  expect(facts.holders).toEqual([
    first,
    { ...common, employeeId: 2, fullName: 'Работник 2', position: 'Секретарь', department: '' },
    first,
  ])
  expect(asked).toEqual([[mining, [1, 2, 3]], [mining]])
})

test('what the company says of itself comes by its lists', async () => {
  const { facts, asked } = await gather(['facts'])
  expect(facts.facts).toEqual(new Map([['works', [{ work: 'Огневые работы' }]]]))
  expect(asked).toEqual([[mining]])
})

test('PPE that may still be worn was issued within five years', async () => {
  const { facts, asked } = await gather(['issued-ppe'])
  expect(facts).toEqual({ 'issued-ppe': everyone })
  expect(asked).toEqual([[mining, { section: 'ppe', from: '2021-11-20', to: today, limit: 20_000 }]])
})
