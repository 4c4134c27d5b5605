import { expect, test } from 'vitest'
import { mining } from '../../../tests/examples.ts'
import { aRequirement, signed } from '../../../tests/requirement-example.ts'
import { takeValues } from '../tell-withdrawn.ts'
import { addsRequirement } from './adds-requirement.ts'

const accepted = takeValues(aRequirement(7, { decision: { kind: 'accepted', instead: null, basis: null } }))
const refused = takeValues(aRequirement(7, { decision: { kind: 'refused', reason: 'Нет таких работ' } }))

test('a requirement is added where none was in force', () => {
  const adds = (before: object | null, after: object | null) => {
    const change = { record: 'requirement', ids: [7], before, after } as { before: null; after: null }
    const line = { ...signed, companyId: mining, command: 'requirements/change', changes: [change] }
    return addsRequirement([
      { kind: 'journal', rows: [{ ...line, changes: [{ ...change, record: 'requirement', ids: [7] }] }] },
    ])
  }
  expect([adds(null, accepted), adds(refused, accepted)]).toEqual([true, true])
  expect([
    adds(accepted, accepted),
    adds(accepted, refused),
    adds(null, refused),
    adds(accepted, null),
  ]).toEqual([false, false, false, false])
  expect(addsRequirement([{ kind: 'decided-requirements', rows: [aRequirement(7)] }])).toBe(false)
})
