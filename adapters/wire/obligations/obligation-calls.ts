import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { assignCodes, changeCodes, holdingCodes } from '@osh/core/obligations/refusals.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { optional, readObject } from '@osh/core/shared/input/field-reader.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { all, asItIs, done, list, longList, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { inCompany, ofOneAlone, patchOf } from '../contract/command-input.ts'
import { BODY_OF_IDS } from '../contract/input.ts'
import { byId, withId, withQuery } from '../contract/query-input.ts'
import { readSection, requiredSection, sectionQuery } from '../lists/section-parameter.ts'
import type { QueryText } from '../page-wire.ts'
import { id } from '../wire-format.ts'
import { encodeSection } from '../words.ts'
import { completion, holding } from './completion-wire.ts'
import { obligation, obligationChangesGiven, obligationGiven, writeAssignment } from './obligation-wire.ts'
import { subjectNames as names, subjectWords as words } from './subject-wire.ts'

const anEmployee = identifier<EmployeeId, 'employee/required'>({
  required: 'employee/required',
  unknown: 'employee/required',
})

const assigned = {
  method: 'post',
  path: '/api/obligations',
  who: 'member',
  right: 'change',
  bodyLimit: BODY_OF_IDS,
} as const
const ofAssignment = [
  ...assignCodes,
  ...holdingCodes,
  'not-found',
  'tariff/ended',
  'tariff/without-section',
] as const

/** Obligations of employees. To one and to several they are given under one path: which it is the body says. */
export const obligationCalls = {
  list: query({
    path: '/api/obligations',
    who: 'member',
    right: 'see-staff',
    input: withQuery({
      parameters: { employeeId: { schema: id }, section: sectionQuery },
      read: readFilter,
      write: ({ employeeId, section }: Filter) => ({
        ...(employeeId === undefined ? {} : { employeeId }),
        ...(section === undefined ? {} : { section: encodeSection(section) }),
      }),
    }),
    weighs: 'list',
    answer: longList(obligation),
    refuses: ['employee/unknown', 'section/unknown'],
  }),
  get: call({
    method: 'get',
    path: '/api/obligations/{id}',
    who: { ownerOf: 'obligation' },
    right: 'see-staff',
    input: byId<'obligation'>(),
    answer: one(obligation),
    refuses: ['not-found'],
  }),
  assign: call({
    ...assigned,
    when: (_, body) => body.employeeIds !== undefined,
    input: inCompany({ fields: obligationGiven, names, words, write: writeAssignment }),
    answer: newOne(all(obligation)),
    refuses: ofAssignment,
  }),
  change: call({
    method: 'patch',
    path: '/api/obligations/{id}',
    who: { ownerOf: 'obligation' },
    right: 'change',
    input: patchOf<'obligation'>({ fields: obligationChangesGiven, names, words }),
    answer: one(obligation),
    refuses: [...changeCodes, ...holdingCodes, 'not-found', 'obligation/in-active-memo'],
  }),
  remove: call({
    method: 'delete',
    path: '/api/obligations/{id}',
    who: { ownerOf: 'obligation' },
    right: 'change',
    input: ofOneAlone<'obligation'>(),
    answer: done,
    refuses: ['not-found', 'obligation/in-active-memo'],
  }),
  listCompletions: call({
    method: 'get',
    path: '/api/obligations/{id}/completions',
    who: { ownerOf: 'obligation' },
    right: 'see-staff',
    input: byId<'obligation'>(),
    answer: list(completion),
    refuses: ['not-found'],
  }),
  listHoldings: query({
    path: '/api/holdings',
    who: 'member',
    right: 'see-staff',
    input: withId('employeeId', anEmployee),
    answer: list(holding),
    refuses: ['employee/required'],
  }),
  listSubjectNames: query({
    path: '/api/subjects',
    who: 'member',
    right: 'see-staff',
    input: withQuery({
      parameters: { section: requiredSection },
      read: ({ section }) => readSection(section),
      write: (section: Section) => ({ section: encodeSection(section) }),
    }),
    answer: list(asItIs(z.string())),
    refuses: ['section/unknown'],
  }),
}

/** The same assignment to one employee, who is answered with their own obligation alone. */
export const assignToOne = call({
  ...assigned,
  input: inCompany({ fields: obligationGiven, names, words, write: writeAssignment }),
  answer: newOne(obligation),
  refuses: [...ofAssignment, 'employee/required'],
})

type Filter = { readonly employeeId?: EmployeeId; readonly section?: Section }

function readFilter(given: QueryText): Result<Filter, FieldErrors<'employee/unknown' | 'section/unknown'>> {
  const read = readObject(given, { employeeId: optional(someEmployee) })
  if (!read.ok) return read
  const { employeeId } = read.value
  const filter = employeeId === null ? {} : { employeeId }
  if (!given.section) return ok(filter)
  const section = readSection(given.section)
  return section.ok ? ok({ ...filter, section: section.value }) : section
}

const someEmployee = identifier<EmployeeId, 'employee/unknown'>({
  required: 'employee/unknown',
  unknown: 'employee/unknown',
})
