import { expect, test } from 'vitest'
import { someDepartment } from '../../../tests/examples.ts'
import { general } from '../../../tests/requirement-example.ts'
import type { PositionId } from '../../positions/position.ts'
import { isSamePost } from './post.ts'

test('a post is one position in one department, or everywhere', () => {
  const own = { ...general, departmentId: someDepartment }
  const another = { ...general, positionId: 999 as PositionId }
  expect(isSamePost(general, { ...general })).toBe(true)
  expect(isSamePost(own, { ...own })).toBe(true)
  expect(isSamePost(general, own)).toBe(false)
  expect(isSamePost(general, another)).toBe(false)
})
