import type { EmployeeQuery } from '@osh/core/employees/employee-repository.ts'
import { employeeCodes } from '@osh/core/employees/refusal-codes.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { parseText, type TextCode, textCodes } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { done, longList, newOne, one, page, withVersion } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany, ofOneAlone, versionedPatchOf } from '../contract/command-input.ts'
import { byId, ofCompany, withQuery } from '../contract/query-input.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { readSection, sectionQuery } from '../lists/section-parameter.ts'
import { type PageCode, pageCodes, type QueryText, readPage, writePageParams } from '../page-wire.ts'
import { encodeSection } from '../words.ts'
import { employee, employeeNames, employeeWithStates, givenEmployee } from './employee-wire.ts'

/** The staff register. A whole list and a page of it share their path: which is asked for the query says. */
export const employeeCalls = {
  list: query({
    path: '/api/employees',
    who: 'member',
    right: 'see-staff',
    weighs: 'list',
    input: ofCompany,
    answer: longList(employeeWithStates),
  }),
  listPage: query({
    path: '/api/employees',
    who: 'member',
    right: 'see-staff',
    when: (query) => ['page', 'limit', 'search', 'shortage'].some((name) => query[name] !== undefined),
    input: withQuery({
      parameters: { ...pageQuery, search: { schema: z.string() }, shortage: sectionQuery },
      read: readEmployeeQuery,
      write: ({ search, shortage, ...rest }) => ({
        ...writePageParams(rest),
        ...(search ? { search } : {}),
        ...(shortage ? { shortage: encodeSection(shortage) } : {}),
      }),
    }),
    answer: page(employeeWithStates),
    refuses: [...textCodes, 'section/unknown', ...pageCodes],
  }),
  get: call({
    method: 'get',
    path: '/api/employees/{id}',
    who: { ownerOf: 'employee' },
    right: 'see-staff',
    input: byId<'employee'>(),
    answer: withVersion(one(employeeWithStates)),
    refuses: ['not-found'],
  }),
  hire: call({
    path: '/api/employees',
    who: 'member',
    right: 'change',
    input: detailsInCompany({ fields: givenEmployee, names: employeeNames }),
    answer: withVersion(newOne(employee)),
    refuses: [...employeeCodes, 'tariff/ended', 'tariff/staff-full', 'tariff/office-only'],
  }),
  change: call({
    method: 'patch',
    path: '/api/employees/{id}',
    who: { ownerOf: 'employee' },
    right: 'change',
    input: versionedPatchOf<'employee'>({ fields: givenEmployee, names: employeeNames }),
    answer: withVersion(one(employee)),
    refuses: [...employeeCodes, 'not-found', 'stale', 'tariff/staff-full', 'tariff/office-only'],
  }),
  remove: call({
    method: 'delete',
    path: '/api/employees/{id}',
    who: { ownerOf: 'employee' },
    right: 'change',
    input: ofOneAlone<'employee'>(),
    answer: done,
    refuses: [
      'not-found',
      'employee/in-memo',
      'employee/in-document',
      'employee/has-completions',
      'employee/was-responsible',
      'employee/was-injured',
      'employee/answers-for-measure',
    ],
  }),
}

function readEmployeeQuery(
  given: QueryText,
): Result<EmployeeQuery, FieldErrors<TextCode | PageCode | 'section/unknown'>> {
  const asked = readPage(given)
  if (!asked.ok) return asked
  const search = parseText(given.search, { max: 255, required: false })
  if (!search.ok) return err(fieldErrors({ field: 'search', ...search.error }))
  if (!given.shortage) return ok({ ...asked.value, search: search.value, shortage: null })
  const shortage = readSection(given.shortage)
  if (!shortage.ok) return err(fieldErrors({ field: 'shortage', code: 'section/unknown' }))
  return ok({ ...asked.value, search: search.value, shortage: shortage.value })
}
