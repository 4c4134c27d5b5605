import { expect, test } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import {
  companyId,
  field,
  makeStorage,
  notFound,
  signed,
} from '../../../tests/commands/obligation-storage.ts'
import { day, employee, someone } from '../../../tests/examples.ts'
import { aRequirement } from '../../../tests/requirement-example.ts'
import type { RequirementException } from '../requirement.ts'
import { endException } from './end-exception.ts'
import { except } from './except.ts'

const { id: requirementId } = aRequirement(7)
const made = { ...signed, by: someone }
const another: RequirementException = {
  ...{ requirementId, employeeId: employee(2), reason: 'Командировка', until: null, made },
}
const leave = { ...another, employeeId: employee(1), reason: 'Декрет', until: day('2026-12-31') }

const storage = (exceptions: readonly RequirementException[]) => ({
  ...makeStorage(),
  requirement: ({ id }: { readonly id: number }) =>
    id === requirementId ? { requirement: aRequirement(7), exceptions } : null,
})
const asked = { requirementId, employeeId: 1 }
const change = { record: 'requirement-exception', ids: [requirementId] }
const toldOf = (command: string, before: object | null, after: object | null) => ({
  kind: 'journal',
  rows: [{ ...signed, companyId, command, changes: [{ ...change, before, after }] }],
})

const give = (details: object, exceptions: readonly RequirementException[]) =>
  followInCompany(except.run({ companyId, details: { ...asked, ...details } }, signed), storage(exceptions))
const end = (details: object, exceptions: readonly RequirementException[]) =>
  followInCompany(
    endException.run({ companyId, details: { ...asked, ...details } }, signed),
    storage(exceptions),
  )

test('an exception is written with its reason and its last day, and the journal tells what it was before', () => {
  const told = (given: object, after: object, before: object | null) => ({
    ok: true,
    value: {
      writes: [
        {
          kind: 'requirement-exceptions',
          rows: [{ companyId, requirementId, employeeId: 1, ...given, made: signed }],
        },
        toldOf('requirements/except', before, { employeeId: 1, ...after }),
      ],
      answer: null,
    },
  })
  const sick = { reason: 'Больничный', until: '2026-03-16' }
  expect(give(sick, [another])).toEqual(told(sick, sick, null))
  const endless = { reason: 'Больничный', until: null }
  expect(give(endless, [another, leave])).toEqual(
    told(endless, endless, { employeeId: 1, reason: 'Декрет', until: '2026-12-31' }),
  )
})

test('what is given up is written and told by the journal', () => {
  expect(end({}, [another, leave])).toEqual({
    ok: true,
    value: {
      writes: [
        { kind: 'ended-exceptions', rows: [{ companyId, requirementId, employeeId: 1 }] },
        toldOf('requirements/end-exception', { employeeId: 1, reason: 'Декрет', until: '2026-12-31' }, null),
      ],
      answer: null,
    },
  })
  expect(end({}, [another])).toEqual(notFound)
})

test('of a requirement that is not there no exception is made nor ended', () => {
  expect(give({ requirementId: 8, reason: 'Декрет' }, [])).toEqual(notFound)
  expect(end({ requirementId: 8 }, [leave])).toEqual(notFound)
  expect(end({ employeeId: 'x' }, [leave])).toEqual(field('employeeId', 'choice/unknown'))
})
