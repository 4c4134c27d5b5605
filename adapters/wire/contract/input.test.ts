import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { givenNumber, givenText } from '../wire-format.ts'
import { ofOneAlone, patchOf, plainBody, versionedPatchOf } from './command-input.ts'
import type { Judge } from './input.ts'
import { byId, withId, withQuery } from './query-input.ts'

/** Nothing here is judged. */
const refuseAll: Judge<never, never> = () => err(fieldErrors<never>())

const of = { companyId: 7 as CompanyId, id: 12 as EmployeeId }
const bare = { of, query: {}, body: {}, bytes: new Uint8Array(), version: null }
const changes = {
  fields: z.object({ employeeGroupId: givenNumber, lastName: givenText }),
  names: { departmentId: 'employeeGroupId' },
}

test('a thing is asked for by company and id, and acted on by both in one object', () => {
  expect(byId<'employee'>().read(bare, refuseAll)).toEqual(ok([of.companyId, of.id]))
  expect(byId<'employee'>().write(of.companyId, of.id)).toEqual({ of })
  expect(ofOneAlone<'employee'>().read(bare, refuseAll)).toEqual(ok([of]))
  expect(ofOneAlone<'employee'>().write(of)).toEqual({ of })
})

test('what is of no company is the fields alone, judged', () => {
  const { read, write } = plainBody<{ readonly inn: string }>({ fields: z.object({ inn: givenText }) })
  const asked = { ...bare, of: {}, body: { inn: 7736050003 } }
  expect(read(asked, ({ inn }) => ok({ inn: String(inn) }))).toEqual(ok([{ inn: '7736050003' }]))
  expect(write({ inn: '7736050003' })).toEqual({ of: {}, body: { inn: '7736050003' } })
})

test('a patch has the fields that were sent, judged by no one yet', () => {
  const { read, write } = patchOf<'employee'>(changes)
  const patch = { departmentId: '5', lastName: null }
  expect(read({ ...bare, body: { employeeGroupId: '5', lastName: null, other: 1 } }, refuseAll)).toEqual(
    ok([{ ...of, patch }]),
  )
  expect(write({ ...of, patch })).toEqual({ of, body: { employeeGroupId: '5', lastName: null } })
  expect(read({ ...bare, body: { employeeGroupId: [] } }, refuseAll)).toMatchObject(
    err({ errors: [{ field: 'employeeGroupId', code: 'number/invalid' }] }),
  )
})

test('a patch of a thing with a version takes If-Match along', () => {
  const { read, write } = versionedPatchOf<'employee'>(changes)
  expect(read({ ...bare, version: 3 }, refuseAll)).toEqual(ok([{ ...of, patch: {}, version: 3 }]))
  expect(write({ ...of, patch: {}, version: 3 })).toEqual({ of, body: {}, version: 3 })
})

test('a query names a thing by its id, judged', () => {
  const anEmployee = identifier<EmployeeId, 'employee/required'>({
    required: 'employee/required',
    unknown: 'employee/required',
  })
  const { read, write } = withId('employeeId', anEmployee)
  const asked = { ...bare, of: { companyId: of.companyId } }
  expect(read({ ...asked, query: { employeeId: '12' } }, refuseAll)).toEqual(ok([of.companyId, 12]))
  expect(read(asked, refuseAll)).toMatchObject(
    err({ errors: [{ field: 'employeeId', code: 'employee/required' }] }),
  )
  expect(write(of.companyId, of.id)).toEqual({ of: { companyId: 7 }, query: { employeeId: 12 } })
})

test('a query is read out of the parameters, and written into them', () => {
  const { read, write } = withQuery({
    parameters: { page: { schema: z.int() } },
    read: ({ page }) => ok(Number(page)),
    write: (page: number) => ({ page }),
  })
  const asked = { ...bare, of: { companyId: of.companyId }, query: { page: '2' } }
  expect(read(asked, refuseAll)).toEqual(ok([of.companyId, 2]))
  expect(write(of.companyId, 2)).toEqual({ of: { companyId: of.companyId }, query: { page: 2 } })
})
