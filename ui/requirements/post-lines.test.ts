import type { PostLine } from '@osh/core/requirements/posts/post-line.ts'
import { expect, test } from 'vitest'
import { aProfile } from '#tests/profile-example.ts'
import { filterPosts, findNext, findState, isQueued, sumDifference } from './post-lines.ts'

const nothing = { assign: 0, change: 0, close: 0, people: 0, held: 0, withoutSection: 0 }

const line = (changes: Partial<PostLine>): PostLine => ({
  positionId: 1 as PostLine['positionId'],
  departmentId: null,
  position: 'Кладовщик',
  department: null,
  people: 3,
  profile: aProfile,
  sections: [{ section: 'training', accepted: 2, waiting: 0, absent: null }],
  decided: null,
  difference: nothing,
  ...changes,
})
const waits = line({ sections: [{ section: 'training', accepted: 2, waiting: 1, absent: null }] })
const isAsked = line({ profile: null })
const accepted = line({ difference: { ...nothing, change: 1 } })

test('questions come before proposals, proposals before what is to be applied', () => {
  expect([isAsked, waits, accepted, line({})].map(findState)).toEqual([
    'asked',
    'waiting',
    'notApplied',
    'settled',
  ])
  expect(findState({ ...waits, profile: null })).toBe('asked')
  expect(findState({ ...waits, difference: { ...nothing, close: 2 } })).toBe('waiting')
})

test('what needs a decision is in the queue, what needs applying alone is not', () => {
  expect([isAsked, waits, accepted, line({})].map(isQueued)).toEqual([true, true, false, false])
})

test('the next of the queue is the one after, the first for who is not in it, none after the last', () => {
  const [a, b] = [line({}), line({ positionId: 2 as PostLine['positionId'] })]
  const there = line({ departmentId: 4 as PostLine['departmentId'] })
  expect(findNext([a, there, b], a)).toBe(there)
  expect(findNext([a, there, b], there)).toBe(b)
  expect(findNext([a, b], b)).toBeUndefined()
  expect(findNext([a, b], there)).toBe(a)
  expect(findNext([], a)).toBeUndefined()
})

test('what would be done of all posts is summed', () => {
  const of = (assign: number, change: number, close: number) =>
    line({ difference: { ...nothing, assign, change, close } })
  expect(sumDifference([of(1, 2, 3), of(10, 20, 30)])).toEqual({ assign: 11, change: 22, close: 33 })
  expect(sumDifference([])).toEqual({ assign: 0, change: 0, close: 0 })
})

test('posts are found by their state, and by the position or the department', () => {
  const all = [waits, accepted, line({ position: 'Сварщик', department: 'Ремонт' })]
  expect(filterPosts(all, 'waiting', '')).toEqual([waits])
  expect(filterPosts(all, 'all', 'КЛАДОВ')).toEqual([waits, accepted])
  expect(filterPosts(all, 'all', 'ремонт')).toEqual([all[2]])
})
