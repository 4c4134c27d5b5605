import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department } from '@osh/core/employees/employee.ts'
import type { DepartmentRepository } from '@osh/core/employees/employee-repository.ts'
import { readDepartmentName } from '@osh/core/employees/parse-names.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import { err, ok } from '@osh/core/shared/result.ts'
import { Unavailable } from '@osh/core/shared/unavailable.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { encodeProblem } from '../problem-wire.ts'
import { givenText } from '../wire-format.ts'
import { codec, made } from './answer.ts'
import { call, type PortOf } from './call.ts'
import { inCompany } from './command-input.ts'
import { ofCompany } from './query-input.ts'

const word = codec(z.object({ word: z.string() }), {
  encode: (word: string) => ({ word }),
  decode: ({ word }) => word,
})
const fields = z.object({ name: givenText })
const post = { method: 'post', path: '/api/words', answer: made(word) } as const

/** A call for which the trade and the wire have a name each. */
const add = call({
  ...post,
  who: 'member',
  input: inCompany({
    fields: z.object({ fullname: givenText }),
    names: { fullName: 'fullname' },
    read: ({ fullName }) =>
      fullName === '' ? err(fieldErrors({ field: 'fullName', code: 'text/required' })) : ok({ fullName }),
  }),
  refuses: ['text/required', 'stale'],
})

const companyId = 7 as CompanyId
const received = (status: number, json: unknown) => ({
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
  const asked = { of: { companyId }, query: {}, body: { fullname: 'Карьер' }, version: null }
  expect(add.read(asked)).toEqual(ok([{ companyId, fullName: 'Карьер' }]))
})

test('a refused field is named so too', () => {
  const refusal = fieldErrors({ field: 'fullName', code: 'text/required' })
  expect(add.reply(err(refusal))).toEqual(err(fieldErrors({ field: 'fullname', code: 'text/required' })))
  expect(add.settle(refusedWith('text/required'))).toEqual(err(refusal))
})

test('a refusal that the call does not list is no answer', () => {
  expect(() => add.settle(refusedWith('text/required', 'inn/taken'))).toThrow(Unavailable)
  expect(() => add.settle(received(404, { description: '', code: 'not-found' }))).toThrow(Unavailable)
  expect(add.settle(received(409, { description: '', code: 'stale' }))).toEqual(err({ code: 'stale' }))
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
  answer: made(department),
} as const
const name = inCompany({ fields, read: readDepartmentName })

describe('what does not compile', () => {
  test('reading refuses with a code that is not listed', () => {
    call({
      ...rest,
      // @ts-expect-error '"department-name/required"' is not assignable to type '… "department-name/taken" …'
      input: name,
      refuses: [...listed, 'department-name/taken'],
    })
  })

  test('the port refuses with a code that is not listed', () => {
    const add = call({ ...rest, input: name, refuses: [...listed, 'department-name/required'] })
    // @ts-expect-error '"department-name/taken"' is not assignable to type '… "department-name/required" …'
    const serving = (departments: DepartmentRepository): PortOf<{ add: typeof add }> => departments
    expect(serving).toBeDefined()
  })

  test('a code is listed that the port does not refuse with', () => {
    const add = call({ ...rest, input: name, refuses: [...departmentCodes, 'inn/taken'] })
    // @ts-expect-error '"inn/taken"' is not assignable to type '… "department-name/taken" …'
    const calling = (client: PortOf<{ add: typeof add }>): Pick<DepartmentRepository, 'add'> => client
    expect(calling).toBeDefined()
  })

  test('the company is asked for, but nobody has to name it', () => {
    // @ts-expect-error property 'companyId' is missing
    call({ ...rest, who: 'signedIn', input: ofCompany, refuses: [] })
  })
})
