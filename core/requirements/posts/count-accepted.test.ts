import { expect, test } from 'vitest'
import { someDepartment } from '../../../tests/examples.ts'
import { general } from '../../../tests/requirement-example.ts'
import type { DepartmentId } from '../../departments/department.ts'
import type { PositionId } from '../../positions/position.ts'
import { countAccepted } from './count-accepted.ts'
import type { PostLine } from './post-line.ts'

const { positionId } = general
const another = (positionId + 1) as PositionId

function line(post: Pick<PostLine, 'positionId' | 'departmentId'>, ...accepted: readonly number[]): PostLine {
  return {
    ...post,
    ...{ position: '', department: null, people: 0, profile: null, decided: null },
    sections: accepted.map((count) => ({ section: 'training', accepted: count, waiting: 9, absent: null })),
    difference: { assign: 0, change: 0, close: 0, people: 0, held: 0, withoutSection: 0 },
  }
}

const posts = [
  line({ positionId, departmentId: null }, 1, 2),
  line({ positionId, departmentId: someDepartment }, 4),
  line({ positionId: another, departmentId: someDepartment }, 8),
  line({ positionId: another, departmentId: null }, 16),
]

test('of a position all its departments are counted, of a department all its positions', () => {
  expect(countAccepted(posts, { positionId })).toBe(7)
  expect(countAccepted(posts, { departmentId: someDepartment })).toBe(12)
  expect(countAccepted(posts, { departmentId: (someDepartment + 1) as DepartmentId })).toBe(0)
})
