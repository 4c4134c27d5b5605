import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { type DifferenceQuery, differenceKinds } from '@osh/core/requirements/difference/difference.ts'
import {
  applyCodes,
  changeCodes,
  exceptCodes,
  ownCodes,
  profileCodes,
  refuseCodes,
} from '@osh/core/requirements/refusal-codes.ts'
import type { Post } from '@osh/core/requirements/requirement.ts'
import type { AskedAbsence } from '@osh/core/requirements/requirements.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { done, list, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import { readSection, requiredSection } from '../lists/section-parameter.ts'
import { ownFieldsGiven, subjectNames, subjectWords } from '../obligations/subject-wire.ts'
import { pageCodes, type QueryText, readPage, writePageParams } from '../page-wire.ts'
import { givenId, givenList, givenText, id } from '../wire-format.ts'
import { encodeSection } from '../words.ts'
import { absence, counts, difference } from './difference-wire.ts'
import { postLine, postRead } from './requirement-wire.ts'
import { trainedOutside } from './trained-outside-wire.ts'

const reader = { who: 'member', right: 'see-staff' } as const
const member = { who: 'member', right: 'change' } as const

const postGiven = { positionId: givenId, departmentId: z.optional(z.nullable(givenId)) }
const oneGiven = { ...postGiven, key: givenText }
const postParameters = { positionId: { schema: id }, departmentId: { schema: id } }

const readPost = ({ positionId, departmentId }: QueryText) => ({
  positionId: readId(positionId) as PositionId | null,
  departmentId: readId(departmentId) as DepartmentId | null,
})

const writeIds = (ids: Readonly<Record<string, number | null>>): Record<string, number> =>
  Object.fromEntries(Object.entries(ids).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))

const numbers = givenList(z.int({ error: 'number/invalid' }))
const words = givenList(z.string({ error: 'list/invalid' }))
const maybe = <T extends z.ZodMiniType>(of: T) => z.optional(z.nullable(of))

/** What posts require: the matrix, one post, the difference, and why somebody is not in a table. */
export const requirementCalls = {
  listPosts: query({
    ...reader,
    path: '/api/requirements',
    input: ofCompany,
    weighs: 'list',
    answer: list(postLine),
  }),
  readPost: call({
    ...reader,
    method: 'get',
    path: '/api/requirements/post',
    input: withQuery({
      parameters: { ...postParameters, positionId: { schema: id, required: true } },
      read: (given) => {
        const { positionId, departmentId } = readPost(given)
        return ok({ positionId: positionId ?? (0 as PositionId), departmentId })
      },
      write: ({ positionId, departmentId }: Post) => writeIds({ positionId, departmentId }),
    }),
    answer: one(postRead),
    refuses: ['not-found'],
  }),
  readTrainedOutside: query({
    who: 'member',
    right: 'see-records',
    path: '/api/requirements/trained-outside',
    input: ofCompany,
    weighs: 'list',
    answer: one(trainedOutside),
  }),
  previewDifference: query({
    ...reader,
    path: '/api/requirements/difference',
    weighs: 'list',
    input: withQuery({
      parameters: {
        ...postParameters,
        employeeId: { schema: id },
        kind: { schema: z.enum(differenceKinds) },
        page: { schema: id },
        limit: { schema: id },
      },
      read: (given) => {
        const page = readPage(given)
        const employeeId = readId(given.employeeId) as EmployeeId | null
        const kind = differenceKinds.find((known) => known === given.kind) ?? null
        return page.ok ? ok({ ...readPost(given), employeeId, kind, ...page.value }) : page
      },
      write: ({ positionId, departmentId, employeeId, kind, ...page }: DifferenceQuery) => ({
        ...writeIds({ positionId, departmentId, employeeId }),
        ...(kind === null ? {} : { kind }),
        ...writePageParams(page),
      }),
    }),
    answer: one(difference),
    refuses: pageCodes,
  }),
  explainAbsence: call({
    ...reader,
    method: 'get',
    path: '/api/requirements/absence',
    input: withQuery({
      parameters: { employeeId: { schema: id, required: true }, section: requiredSection },
      read: (given) => {
        const section = readSection(given.section)
        const employeeId = (readId(given.employeeId) ?? 0) as EmployeeId
        return section.ok ? ok({ employeeId, section: section.value }) : section
      },
      write: ({ employeeId, section }: AskedAbsence) => ({ employeeId, section: encodeSection(section) }),
    }),
    answer: one(absence),
    refuses: ['not-found', 'section/unknown'],
  }),
  answer: call({
    ...member,
    path: '/api/requirements/answers',
    input: detailsInCompany({
      fields: z.object({
        ...postGiven,
        kind: givenText,
        traits: maybe(words),
        highRiskPrograms: maybe(numbers),
        factors: maybe(words),
        hazards: maybe(words),
        dirt: maybe(words),
        normPoints: maybe(numbers),
        workingConditions: givenText,
        exemptedBy: givenText,
      }),
    }),
    answer: done,
    refuses: ['tariff/ended', 'not-found', ...profileCodes],
  }),
  drop: call({
    ...member,
    path: '/api/requirements/answers/removal',
    input: detailsInCompany({ fields: z.object(postGiven) }),
    answer: done,
    refuses: ['not-found', 'choice/unknown'],
  }),
  accept: call({
    ...member,
    path: '/api/requirements/acceptance',
    input: detailsInCompany({ fields: z.object({ ...postGiven, keys: words }) }),
    answer: done,
    refuses: ['tariff/ended', 'not-found', 'choice/unknown', 'list/invalid', 'stale'],
  }),
  change: call({
    ...member,
    path: '/api/requirements/change',
    input: detailsInCompany({ fields: z.object({ ...oneGiven, periodicity: givenText, basis: givenText }) }),
    answer: done,
    refuses: ['tariff/ended', 'not-found', 'stale', ...changeCodes],
  }),
  refuse: call({
    ...member,
    path: '/api/requirements/refusal',
    input: detailsInCompany({ fields: z.object({ ...oneGiven, reason: givenText }) }),
    answer: done,
    refuses: ['tariff/ended', 'not-found', 'stale', ...refuseCodes],
  }),
  takeBack: call({
    ...member,
    path: '/api/requirements/return',
    input: detailsInCompany({ fields: z.object(oneGiven) }),
    answer: done,
    refuses: ['not-found', 'choice/unknown'],
  }),
  addOwn: call({
    ...member,
    path: '/api/requirements/own',
    input: detailsInCompany({
      fields: z.object({
        ...postGiven,
        section: givenText,
        ...ownFieldsGiven,
        periodicity: givenText,
        basis: givenText,
      }),
      names: subjectNames,
      words: subjectWords,
    }),
    answer: done,
    refuses: ['tariff/ended', 'not-found', ...ownCodes],
  }),
  except: call({
    ...member,
    path: '/api/requirements/exceptions',
    input: detailsInCompany({
      fields: z.object({ requirementId: givenId, employeeId: givenId, reason: givenText, until: givenText }),
    }),
    answer: done,
    refuses: ['tariff/ended', 'not-found', ...exceptCodes],
  }),
  endException: call({
    ...member,
    path: '/api/requirements/exceptions/ending',
    input: detailsInCompany({ fields: z.object({ requirementId: givenId, employeeId: givenId }) }),
    answer: done,
    refuses: ['not-found', 'choice/unknown'],
  }),
  apply: call({
    ...member,
    path: '/api/requirements/application',
    weighs: 'company',
    input: detailsInCompany({
      fields: z.object({
        positionId: z.optional(z.nullable(givenId)),
        departmentId: z.optional(z.nullable(givenId)),
        employeeId: z.optional(z.nullable(givenId)),
        mark: givenText,
        done: maybe(givenList(z.object({ requirementId: givenId, employeeId: givenId, date: givenText }))),
      }),
    }),
    answer: one(counts),
    refuses: [...applyCodes, 'difference/changed', 'tariff/ended'],
  }),
}
