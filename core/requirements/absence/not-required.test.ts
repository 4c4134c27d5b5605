import { expect, test } from 'vitest'
import { somePosition } from '../../../tests/examples.ts'
import { aProfile } from '../../../tests/profile-example.ts'
import type { PostLine, SectionCount } from '../posts/post-line.ts'
import { tellNotRequired } from './not-required.ts'

const ppe = (changes: Partial<SectionCount> = {}): SectionCount => ({
  ...{ section: 'ppe', accepted: 0, waiting: 0 },
  absent: { section: 'ppe', why: 'опасности не названы', missing: null },
  ...changes,
})

const line = (count: SectionCount, changes: Partial<PostLine> = {}): PostLine => ({
  ...{ positionId: somePosition, departmentId: null, position: 'Бухгалтер', department: null, people: 3 },
  profile: { ...aProfile, kind: 'specialist' },
  sections: [{ section: 'risk', accepted: 2, waiting: 1, absent: null }, count],
  decided: null,
  difference: { assign: 0, change: 0, close: 0, people: 0, held: 0, withoutSection: 0 },
  ...changes,
})

test('a section that no post asks for says why, each reason once', () => {
  const other = ppe({ absent: { section: 'ppe', why: 'только офисная техника', missing: null } })
  expect(tellNotRequired([line(ppe()), line(other), line(ppe())], 'ppe')).toEqual([
    'опасности не названы',
    'только офисная техника',
  ])
  expect(tellNotRequired([line(ppe({ absent: null }))], 'ppe')).toEqual([])
})

test('what is accepted or waits, and what nobody has answered, is not called unneeded', () => {
  expect(tellNotRequired([line(ppe()), line(ppe({ accepted: 1 }))], 'ppe')).toBeNull()
  expect(tellNotRequired([line(ppe()), line(ppe({ waiting: 1 }))], 'ppe')).toBeNull()
  expect(tellNotRequired([line(ppe()), line(ppe(), { profile: null })], 'ppe')).toBeNull()
  expect(tellNotRequired([line(ppe())], 'risk')).toBeNull()
})

test('posts that nobody holds say nothing', () => {
  expect(tellNotRequired([line(ppe()), line(ppe({ accepted: 1 }), { people: 0 })], 'ppe')).toHaveLength(1)
  expect(tellNotRequired([line(ppe(), { people: 0 })], 'ppe')).toBeNull()
  expect(tellNotRequired([], 'ppe')).toBeNull()
})
