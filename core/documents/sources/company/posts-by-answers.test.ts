import { expect, test } from 'vitest'
import { aProfile } from '../../../../tests/profile-example.ts'
import { toldOfLists } from '../../../../tests/source-facts.ts'
import type { ProfiledPost, StaffedPost } from '../facts/work-records.ts'

const staffed = (position: string, department: string): StaffedPost => ({
  ...{ position, department, people: 2, women: 1 },
})
const answered = (position: string, changes: Partial<ProfiledPost['profile']> = {}): ProfiledPost => ({
  ...{ position, department: null, profile: { ...aProfile, ...changes } },
})
const office = { traits: ['officeOnly'], workingConditions: '2', exemptedBy: 'приказ № 18' } as const
const posts = [staffed('Юрист', 'Контора'), staffed('Экономист', 'Бюро'), staffed('Токарь', 'Цех')]
const profiles = [answered('Экономист', office), answered('Юрист', office), answered('Токарь')]
const fromList = 'из сведений организации: Должности, освобождённые от первичного инструктажа'

test('exempt are the posts that were answered so, by department and name', () => {
  const told = toldOfLists('briefings.exempt', {}, { posts, profiles })
  const rest = { equipment: 'компьютер, оргтехника, бытовая техника', card: '', sout: 'класс 2' }
  expect(told).toEqual({
    value: [
      { post: 'Экономист', department: 'Бюро', ...rest },
      { post: 'Юрист', department: 'Контора', ...rest },
    ],
    from: 'из ответов о должностях, 2 записи',
  })
  expect(toldOfLists('briefings.exempt-list', {}, { posts, profiles })).toEqual({
    ...{ value: 'Экономист (Бюро); Юрист (Контора)', from: 'из ответов о должностях' },
  })
})

test('what the company says of itself is first, and of its posts alone', () => {
  const lists = { 'exempt-posts': [{ post: 'Юрист, Кассир', department: '', equipment: 'ноутбук' }] }
  expect(toldOfLists('briefings.exempt', lists, { posts, profiles })).toMatchObject({
    value: [{ post: 'Юрист, Кассир', equipment: 'ноутбук' }, { post: 'Экономист' }],
    from: `${fromList} и из ответов о должностях, 2 записи`,
  })
  expect(toldOfLists('briefings.exempt-list', lists, { posts, profiles: [] })).toEqual({
    ...{ value: 'Юрист, Кассир', from: fromList },
  })
})

test('no one is exempt once every post of the staff was answered, and until then it isn’t known', () => {
  const none = (known: readonly ProfiledPost[], staff = posts) =>
    toldOfLists('briefings.exempt-list', {}, { posts: staff, profiles: known })
  const plain = posts.map(({ position }) => answered(position))
  expect(none(plain)).toEqual({ value: 'нет', from: 'из ответов о должностях' })
  expect(none(plain.slice(1))).toBeNull()
  expect(none([], [])).toBeNull()
  expect(toldOfLists('briefings.exempt', {}, { posts, profiles: plain })).toBeNull()
})

test('group I is for the posts that were answered so', () => {
  const known = {
    posts,
    profiles: [answered('Токарь', { traits: ['electricalGroupOne'] }), answered('Юрист')],
  }
  expect(toldOfLists('electrical.first-group', {}, known)?.value).toEqual([
    { post: 'Токарь', department: 'Цех', equipment: '', place: '' },
  ])
  expect(toldOfLists('electrical.first-group-list', {}, known)?.value).toBe('Токарь (Цех)')
  expect(toldOfLists('electrical.first-group-list', {}, { posts, profiles: [] })).toBeNull()
  const said = { 'electrical-posts': [{ post: 'Маляр', department: 'Отделка' }] }
  expect(toldOfLists('electrical.first-group-list', said, { posts, profiles: [] })?.value).toBe(
    'Маляр (Отделка)',
  )
})
