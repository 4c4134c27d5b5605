import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import type { DepartmentId } from '../departments/department.ts'
import { hiddenKinds, type Membership } from '../rights/membership.ts'
import { roles } from '../rights/role.ts'
import type { UserId } from '../shared/identity.ts'
import { isLastOwner } from './change-member.ts'
import { deriveInvitationState, type Invitation, maskEmail } from './member.ts'
import { readMembership } from './read-membership.ts'

const department = (id: number) => id as DepartmentId
const known = (id: DepartmentId) => id < 10

const at = instant('2026-11-20T10:00:00.000Z')
const invitation: Invitation = {
  ...{ companyId: mining, email: 'a@example.org', role: 'reader', departments: [], granted: [] },
  ...{ invited: { by: someone, at }, expiresAt: instant('2026-11-27T10:00:00.000Z'), acceptedBy: null },
}

describe('an invitation', () => {
  test('may be accepted once, within its days', () => {
    expect(deriveInvitationState(invitation, at)).toBe('open')
    expect(deriveInvitationState(invitation, invitation.expiresAt)).toBe('open')
    expect(deriveInvitationState(invitation, instant('2026-11-27T10:00:00.001Z'))).toBe('expired')
    const accepted = { ...invitation, acceptedBy: someone }
    expect(deriveInvitationState(accepted, instant('2027-01-01T00:00:00.000Z'))).toBe('accepted')
  })
})

test('an e-mail is told as far as its owner knows it', () => {
  expect(maskEmail('ivan@example.org')).toBe('i•••@example.org')
  expect(maskEmail('"a@b"@example.org')).toBe('"•••@example.org')
  expect(maskEmail('@example.org')).toBe('•••@example.org')
})

describe('what a member shall be', () => {
  test('a head leads departments of the company, and at least one', () => {
    const head = (departments: unknown) => readMembership({ role: 'head', departments }, known)
    expect(head([1, 2, 1])).toEqual({
      ok: true,
      value: { role: 'head', departments: [1, 2].map(department), granted: [] },
    })
    expect(head([])).toMatchObject({ error: { errors: [{ code: 'department/required' }] } })
    expect(head([11])).toMatchObject({ error: { errors: [{ code: 'department/unknown' }] } })
    expect(head('1')).toMatchObject({ error: { errors: [{ code: 'department/unknown' }] } })
  })

  test('whatever is sent: never an owner, no departments but a head’s, no grants that are not needed', () => {
    fc.assert(
      fc.property(
        fc.record({
          role: fc.oneof(fc.constantFrom(...roles), fc.string()),
          departments: fc.array(fc.integer({ min: 1, max: 12 })),
          granted: fc.array(fc.oneof(fc.constantFrom(...hiddenKinds), fc.constant('all'))),
        }),
        (sent) => {
          const read = readMembership(sent, known)
          if (!read.ok) return
          const as: Membership = read.value
          expect(as.role).not.toBe('owner')
          expect(as.departments.length > 0).toBe(as.role === 'head')
          expect(as.departments.every(known)).toBe(true)
          expect(as.granted.every((kind) => hiddenKinds.includes(kind))).toBe(true)
          if (as.role === 'specialist') expect(as.granted).toEqual([])
        },
      ),
    )
  })

  test('what is no role or no kind is refused', () => {
    const wrong = (field: string) => ({ error: { errors: [{ field, code: 'choice/unknown' }] } })
    expect(readMembership({ role: 'owner' }, known)).toMatchObject(wrong('role'))
    expect(readMembership({ role: 'reader', granted: ['all'] }, known)).toMatchObject(wrong('granted'))
    expect(readMembership({ role: 'reader', granted: 'snils' }, known)).toMatchObject(wrong('granted'))
    expect(readMembership({ role: 'reader', granted: 7 }, known)).toMatchObject(wrong('granted'))
    const head = { role: 'head', departments: [1], granted: ['snils'] }
    expect(readMembership(head, known)).toMatchObject({ value: { granted: ['snils'] } })
    expect(readMembership({ ...head, role: 'specialist' }, known)).toMatchObject({
      value: { departments: [], granted: [] },
    })
  })
})

test('the last owner is the only one', () => {
  const [one, other] = [1 as UserId, 2 as UserId]
  const roll = [
    { id: one, role: 'owner' },
    { id: other, role: 'specialist' },
  ]
  expect(isLastOwner(roll, one)).toBe(true)
  expect(isLastOwner(roll, other)).toBe(false)
  expect(isLastOwner([...roll, { id: 3 as UserId, role: 'owner' }], one)).toBe(false)
})
