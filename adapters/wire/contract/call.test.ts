import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department } from '@osh/core/departments/department.ts'
import { readDepartmentName } from '@osh/core/departments/department.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { Named } from '@osh/core/shared/names/named.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { encodeProblem } from '../problem-wire.ts'
import { givenText } from '../wire-format.ts'
import { codec, newOne } from './answer.ts'
import { call, type Described, type PortOf, query, type ServedBy } from './call.ts'
import { inCompany } from './command-input.ts'
import { nothing, ofCompany, withQuery } from './query-input.ts'

const word = codec(z.object({ word: z.string() }), {
  encode: (word: string) => ({ word }),
  decode: ({ word }) => word,
})
const post = { method: 'post', path: '/api/words', answer: newOne(word) } as const

type FullName = { readonly fullName: string }

/** A call for which the trade and the wire have a name each. */
const add = call({
  ...post,
  who: 'member',
  right: 'change',
  input: inCompany<FullName>({
    fields: z.object({ fullname: givenText }),
    names: { fullName: 'fullname' },
  }),
  refuses: ['text/required', 'stale'],
})

const companyId = 7 as CompanyId
const received = <J>(status: number, json: J) => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json,
})
const refusedWith = (...code: readonly ('text/required' | 'inn/taken')[]) =>
  received(422, encodeProblem(fieldErrors(...code.map((one) => ({ field: 'fullname', code: one }))), '').body)

test('names are the trade’s on this side of the wire, and the wire’s on it', () => {
  const { body } = add.write({ companyId, fullName: 'Карьер' })
  expect(body).toEqual({ fullname: 'Карьер' })
  const asked = {
    of: { companyId },
    query: {},
    body: { fullname: 'Карьер' },
    bytes: new Uint8Array(),
    version: null,
  }
  const judge = ({ fullName }: Input) => ok({ fullName: String(fullName).toUpperCase() })
  expect(add.read(asked, judge)).toEqual(ok([{ companyId, fullName: 'КАРЬЕР' }]))
})

test('a refused field is named so too', () => {
  const refusal = fieldErrors({ field: 'fullName', code: 'text/required' })
  expect(add.reply(err(refusal))).toEqual(err(fieldErrors({ field: 'fullname', code: 'text/required' })))
  expect(add.settle(refusedWith('text/required'))).toEqual(err(refusal))
})

test('a refusal that the call does not list is no answer', () => {
  expect(() => add.settle(received(404, { description: '', code: 'not-found' }))).toThrow(Unavailable)
  expect(add.settle(received(409, { description: '', code: 'stale' }))).toEqual(err({ code: 'stale' }))
})

test('what of a field the call does not list is in the server’s words', () => {
  const json = {
    ...refusedWith('text/required', 'inn/taken').json,
    description: 'fullname: Впишите\nfullname: Занято',
  }
  const [known, said] = [{ code: 'text/required' }, { code: 'server/said', said: 'Занято' }] as const
  const refusal = fieldErrors({ field: 'fullName', ...known }, { field: 'fullName', ...said })
  expect(add.settle(received(422, json))).toEqual(err(refusal))
})

test('an answer of another shape is none', () => {
  expect(add.settle(received(201, { word: 'Карьер' }))).toEqual(ok('Карьер'))
  expect(() => add.settle(received(201, { name: 'Карьер' }))).toThrow(Unavailable)
})

const listed = ['text/too-long', 'text/not-text', 'text/forbidden-character'] as const
const departmentCodes = [...listed, 'department-name/required', 'department-name/taken'] as const
const department = codec(z.custom<Department>(), { encode: (one) => one, decode: (one) => one })
const rest = {
  method: 'post',
  path: '/api/words',
  who: 'member',
  right: 'change',
  input: inCompany<Named>({ fields: z.object({ name: givenText }) }),
  answer: newOne(department),
} as const

const { right: _, ...withoutRight } = rest

describe('what does not compile', () => {
  test('a judge refuses with a code that is not listed', () => {
    const calls = { add: call({ ...rest, refuses: [...listed, 'department-name/taken'] }) }
    const described = { summary: 'Adds a department', judge: readDepartmentName }
    // @ts-expect-error '"department-name/required"' is not assignable to type '… "department-name/taken" …'
    const served: Described<typeof calls> = { add: described }
    expect(served).toBeDefined()
  })

  test('a body has to be judged', () => {
    const calls = { add: call({ ...rest, refuses: departmentCodes }) }
    // @ts-expect-error 'string' is not assignable to type '{ summary: string; judge: … }'
    const served: Described<typeof calls> = { add: 'Adds a department' }
    expect(served).toBeDefined()
  })

  test('the port refuses with a code that is not listed', () => {
    const add = call({ ...rest, refuses: [...listed, 'department-name/required'] })
    // @ts-expect-error '"department-name/taken"' is not assignable to type '… "department-name/required" …'
    const serving = (departments: DepartmentRepository): ServedBy<{ add: typeof add }> => departments
    expect(serving).toBeDefined()
  })

  test('a code is listed that the port does not refuse with', () => {
    const add = call({ ...rest, refuses: [...departmentCodes, 'inn/taken'] })
    // @ts-expect-error '"inn/taken"' is not assignable to type '… "department-name/taken" …'
    const calling = (client: PortOf<{ add: typeof add }>): Pick<DepartmentRepository, 'add'> => client
    expect(calling).toBeDefined()
  })

  test('a query is refused with a code that is not listed', () => {
    query({
      ...rest,
      // @ts-expect-error '"section/unknown"' is not assignable to type …
      input: withQuery({
        parameters: {},
        read: () => err(fieldErrors({ field: 'section', code: 'section/unknown' })),
        write: () => ({}),
      }),
    })
  })

  test('the company is asked for, but no one has to name it', () => {
    // @ts-expect-error property 'companyId' is missing
    query({ ...withoutRight, who: 'signedIn', input: ofCompany })
  })

  test('a member is asked for no right', () => {
    // @ts-expect-error property 'right' is missing
    query({ ...withoutRight, who: 'member', input: ofCompany })
    // @ts-expect-error type '"change"' is not assignable to type 'undefined'
    query({ ...withoutRight, who: 'signedIn', right: 'change', input: nothing })
  })
})
