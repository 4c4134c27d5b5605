import { expect, test } from 'vitest'
import { anEmployee, anObligation, employee, gloves } from '#tests/examples.ts'
import { bringUpToDate } from './older-state.ts'
import { emptyState } from './state.ts'

test('PPE of an older version is counted in pieces; what is known stays', () => {
  const old = JSON.parse('{"section":"ppe","name":"Каска","quantity":2,"event":"issuance"}')
  const known = { ...gloves(1), unit: 'pair', norm: '783' } as const
  const obligations = [anObligation(1, { subject: old }), anObligation(2, { subject: known })]
  expect(bringUpToDate({ ...emptyState, obligations }).obligations.map(({ subject }) => subject)).toEqual([
    { ...old, unit: 'piece', norm: null, size: null },
    known,
  ])
})

test('files of an older version lie apart from their papers and own forms', () => {
  const mark = { sha256: 'ab', size: 2 }
  const document = JSON.parse('{"id":7,"companyId":1,"files":{"docx":{"sha256":"ab","size":2},"pdf":null}}')
  const documentFiles = [
    { documentId: document.id, format: 'docx', base64: 'aGk=' },
    { documentId: document.id, format: 'pdf', base64: 'aGk=' },
  ] as const
  const form = JSON.parse('{"id":3,"companyId":1,"sha256":"cd","size":2,"retired":null}')
  const old = { ...emptyState, documents: [document], documentFiles, ownForms: [{ ...form, base64: 'aGk=' }] }
  const state = bringUpToDate(old)
  expect(state.files).toEqual([
    { companyId: 1, ...mark, base64: 'aGk=' },
    { companyId: 1, sha256: 'cd', size: 2, base64: 'aGk=' },
  ])
  expect(state.ownForms).toEqual([form])
  expect(state).not.toHaveProperty('documentFiles')
  expect(bringUpToDate(state)).toEqual(state)
})

test('an employee of an older version has no sizes; those that are known stay', () => {
  const { height: _, shoeSize: _s, ...old } = { ...anEmployee({ gloveSize: '10' }), id: employee(1) }
  const employees = JSON.parse(JSON.stringify([{ ...old, companyId: 1, version: 1 }]))
  expect(bringUpToDate({ ...emptyState, employees }).employees).toMatchObject([
    { height: null, shoeSize: null, gloveSize: '10' },
  ])
})

test('a role that an older version has switched off says that its condition is not so, unless the company has said since', () => {
  const rolesOff = JSON.parse(
    '[{"companyId":1,"roleId":107},{"companyId":1,"roleId":108},{"companyId":1,"roleId":101}]',
  )
  const said = JSON.parse(
    '{"companyId":1,"circumstanceId":2,"applies":true,"since":{"by":5,"at":"2026-11-20T10:00:00.000Z"}}',
  )
  const state = bringUpToDate({ ...emptyState, rolesOff, circumstances: [said] })
  expect(state.circumstances).toEqual([
    said,
    { companyId: 1, circumstanceId: 1, applies: false, since: expect.anything() },
  ])
  expect(state).not.toHaveProperty('rolesOff')
  expect(bringUpToDate(state)).toEqual(state)
})
