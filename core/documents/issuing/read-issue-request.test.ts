import { expect, test } from 'vitest'
import { readIssueRequest, readPreviewRequest } from './read-issue-request.ts'

const right = { templateId: 1001, documentNumber: '7а', documentDate: '20.11.2026' }

const codesOf = (input: object) => {
  const read = readIssueRequest({ ...right, ...input })
  return read.ok ? [] : read.error.errors.map(({ field, code }) => `${field}: ${code}`)
}

test('a number, a day and a form are asked for together', () => {
  expect(codesOf({ templateId: '', documentNumber: ' ', documentDate: null })).toEqual([
    'templateId: template/required',
    'documentNumber: document-number/required',
    'documentDate: document-date/required',
  ])
})

test('what is left out is no one, no answers and no batch', () => {
  expect(readIssueRequest(right)).toEqual({
    ok: true,
    value: {
      templateId: 1001,
      number: { integer: 7, letter: 'А' },
      date: '2026-11-20',
      employeeIds: [],
      answers: {},
      batch: null,
      incident: null,
    },
  })
})

test('a number may be left out by what goes on after a batch, and a wrong one may not', () => {
  expect(codesOf({ documentNumber: null, batchId: 5 })).toEqual([])
  expect(codesOf({ documentNumber: '0', batchId: 5 })).toEqual(['documentNumber: document-number/invalid'])
  expect(codesOf({ documentNumber: null, batchId: -5 })).toEqual([
    'batchId: number/invalid',
    'documentNumber: document-number/required',
  ])
})

test('employees are ids, and answers an object', () => {
  expect(codesOf({ employeeIds: [1, '2'], values: [] })).toEqual([
    'employeeIds: list/invalid',
    'values: choice/unknown',
  ])
})

test('a preview takes any number as it is typed, and leaves out a day that is none', () => {
  const read = readPreviewRequest({ templateId: '1001', documentNumber: 7, documentDate: '31.02.2026' })
  expect(read).toMatchObject({ ok: true, value: { templateId: 1001, number: '7', date: null } })
  expect(readPreviewRequest({ templateId: 1001, documentDate: '20.11.2026' })).toMatchObject({
    value: { date: '2026-11-20' },
  })
  expect(readPreviewRequest({ templateId: 1001, values: [] })).toMatchObject({
    error: { errors: [{ field: 'values', code: 'choice/unknown' }] },
  })
  expect(readPreviewRequest({ templateId: 1001 })).toMatchObject({ ok: true, value: { number: null } })
})

test('an accident is named with the step of its plan; a step that no plan has is none', () => {
  const of = (given: object) => {
    const read = readIssueRequest({ ...right, ...given })
    return read.ok ? read.value.incident : read.error
  }
  expect(of({ incidentId: 4, incidentStep: 'commission' })).toEqual({ id: 4, step: 'commission' })
  for (const outsider of [0, 1])
    expect(of({ incidentId: 4, incidentOutsider: outsider })).toEqual({ id: 4, step: '', outsider })
  for (const incidentOutsider of [-1, 1.5, '1'])
    expect(of({ incidentId: 4, incidentOutsider })).toEqual({ id: 4, step: '' })
  for (const incidentStep of [undefined, 'toString', 7])
    expect(of({ incidentId: 4, incidentStep })).toEqual({ id: 4, step: '' })
  expect(of({ incidentId: 'x' })).toEqual({
    code: 'fields',
    errors: [{ field: 'incidentId', code: 'incident/unknown' }],
  })
})

test('the step of an accident is a text, and one that a plan has', () => {
  const stepOf = (incidentStep: unknown) => {
    const read = readIssueRequest({ ...right, incidentId: 3, incidentStep })
    return read.ok ? read.value.incident : null
  }
  expect(stepOf('tell-sfr')).toEqual({ id: 3, step: 'tell-sfr' })
  expect(stepOf('no-such-step')).toEqual({ id: 3, step: '' })
  expect(stepOf(['tell-sfr'])).toEqual({ id: 3, step: '' })
})

test('a microtrauma and an addressee are named where they are, and left out where they are not', () => {
  const issued = readIssueRequest({
    ...right,
    incidentId: 3,
    incidentAddressee: 'inspectorate',
    microtraumaId: 8,
  })
  expect(issued).toMatchObject({
    ok: true,
    value: { incident: { addressee: 'inspectorate' }, microtraumaId: 8 },
  })
  const plain = readIssueRequest(right)
  expect(plain.ok && Object.keys(plain.value)).not.toContain('microtraumaId')
  const of = { incidentStep: 'tell-sfr', incidentAddressee: 'inspectorate', microtraumaId: 8 }
  expect(readPreviewRequest({ templateId: 1001, ...of })).toMatchObject({
    ok: true,
    value: { step: 'tell-sfr', addressee: 'inspectorate', microtraumaId: 8 },
  })
  const bare = readPreviewRequest({ templateId: 1001 })
  const left = bare.ok ? Object.keys(bare.value) : ['step']
  for (const name of ['step', 'addressee', 'microtraumaId']) expect(left).not.toContain(name)
})

test('what is to be remembered is read beside the answers, and not without any', () => {
  const asked = { values: { cars: [] }, remember: { cars: null } }
  expect(readIssueRequest({ ...right, ...asked })).toMatchObject({ value: { remember: { cars: null } } })
  expect(codesOf({ remember: 'cars' })).toEqual(['remember: choice/unknown'])
})
