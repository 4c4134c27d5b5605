import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DepartmentId } from '../departments/department.ts'
import { hiddenFile } from './hidden-file.ts'
import { hiddenKinds, listHidden, mayDo, maySee, ownership, takeSeenDepartments } from './membership.ts'
import { hasRight, mayBe, type Right } from './right.ts'
import { type Role, roles } from './role.ts'

const rights = Object.keys(mayBe) as Right[]

/** Whoever is named first may do all that the other may. */
const stronger: readonly (readonly [Role, Role])[] = [
  ['owner', 'specialist'],
  ['owner', 'head'],
  ['owner', 'reader'],
  ['specialist', 'head'],
  ['specialist', 'reader'],
]

const aMember = fc.record({
  role: fc.constantFrom(...roles),
  departments: fc.array(fc.integer({ min: 1, max: 9 }).map((id) => id as DepartmentId)),
  granted: fc.subarray([...hiddenKinds]),
})

describe('who may do what', () => {
  test('a weaker role never may what a stronger one may not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stronger), fc.constantFrom(...rights), ([strong, weak], right) => {
        expect(hasRight(strong, right) || !hasRight(weak, right)).toBe(true)
      }),
    )
  })

  test('a specialist does everything but members and money', () => {
    const missing = rights.filter((right) => !hasRight('specialist', right))
    expect(missing).toEqual([...['manage-members', 'manage-money', 'download-company', 'close-company']])
    expect(rights.every((right) => mayDo(ownership, right))).toBe(true)
  })

  test('a reader sees and changes nothing', () => {
    expect(rights.filter((right) => hasRight('reader', right))).toEqual([
      'see-company',
      'ask-support',
      'see-staff',
      'see-records',
    ])
  })

  test('a head sees people, completes and forms memos, and sees nothing of the whole company', () => {
    expect(rights.filter((right) => hasRight('head', right))).toEqual([
      'see-company',
      'ask-support',
      'see-staff',
      'complete',
      'form-memos',
    ])
  })
})

describe('what is hidden', () => {
  test('nothing from those who keep the records, everything but what is granted from anyone else', () => {
    fc.assert(
      fc.property(aMember, fc.constantFrom(...hiddenKinds), (member, kind) => {
        const keeps = ['owner', 'specialist'].includes(member.role)
        expect(maySee(member, kind)).toBe(keeps || member.granted.includes(kind))
        expect(listHidden(member).includes(kind)).toBe(!maySee(member, kind))
      }),
    )
  })

  test('nothing from whoever changes records: no form ever has a hidden value to show as empty', () => {
    for (const role of roles.filter((one) => hasRight(one, 'change')))
      expect(listHidden({ role, departments: [], granted: [] })).toEqual([])
  })

  test('a file that has something of it is refused by its own code', () => {
    expect(hiddenFile).toEqual({ code: 'right/hidden' })
  })

  test('a head is limited to their departments, even to none; no one else is', () => {
    fc.assert(
      fc.property(aMember, (member) => {
        expect(takeSeenDepartments(member)).toEqual(member.role === 'head' ? member.departments : null)
      }),
    )
  })
})
