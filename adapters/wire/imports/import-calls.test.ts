import { MOST_ROWS } from '@osh/core/imports/sheet.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { expect, it } from 'vitest'
import { importCalls } from './import-calls.ts'

const asked = (count: number) => ({
  of: { companyId: 1 as CompanyId },
  query: {},
  bytes: new Uint8Array(),
  version: null,
  body: {
    ...{ fileName: 'Штат.xlsx', fields: ['fullName'], choices: [], columns: [], mark: '' },
    rows: Array.from({ length: count }, (_, i) => [i + 2, 'Петров Пётр']),
  },
})

const judge = (): never => {
  throw new Error('core judges what is in it')
}
const load = (count: number) => importCalls.load.read(asked(count), judge)

it('a staff file is sent with all the rows that one may have, and no more', () => {
  expect(load(MOST_ROWS).ok).toBe(true)
  expect(load(MOST_ROWS + 1)).toMatchObject({
    ok: false,
    error: { errors: [{ field: 'rows', code: 'list/invalid' }] },
  })
})
