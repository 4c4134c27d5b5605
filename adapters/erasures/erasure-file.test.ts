import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Erasure } from '@osh/core/erasure/erasure.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { instant, mining, someone } from '#tests/examples.ts'
import { chooseErasuresFile, ErasuresUnreadable, openErasureFile, readErasures } from './erasure-file.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'erasures-'))
})
afterEach(() => rm(directory, { recursive: true }))

const signed = { by: someone, at: instant('2026-11-20T10:00:00.000Z') }
const employee = (id: number): Erasure => ({
  erased: 'employee',
  companyId: mining,
  employeeId: id as EmployeeId,
  ...signed,
})
const account: Erasure = { erased: 'account', userId: someone, ...signed }
const company: Erasure = { erased: 'company', companyId: mining, ...signed }

test('what was added is read in its order, however many add at once, after a restart too', async () => {
  const path = join(directory, 'new', 'erasures.jsonl')
  expect(await readErasures(path)).toEqual([])
  const list = openErasureFile(path)
  await Promise.all([list.add([employee(1)]), list.add([employee(2), account]), list.add([company])])
  await openErasureFile(path).add([employee(3)])
  expect(await readErasures(path)).toEqual([employee(1), employee(2), account, company, employee(3)])
})

test('a line that was cut short is none, and the next one is whole', async () => {
  const path = join(directory, 'erasures.jsonl')
  await openErasureFile(path).add([employee(1)])
  await appendFile(path, '{"erased":"empl')
  expect(await readErasures(path)).toEqual([employee(1)])
  await openErasureFile(path).add([employee(2)])
  expect(await readErasures(path)).toEqual([employee(1), employee(2)])
})

test('a line that is no erasure is not passed over', async () => {
  const path = join(directory, 'erasures.jsonl')
  await openErasureFile(path).add([employee(1)])
  await appendFile(path, '{"erased":"everything"}\n')
  await expect(readErasures(path)).rejects.toEqual(new ErasuresUnreadable(2))
})

test('the list holds ids alone', async () => {
  const path = join(directory, 'erasures.jsonl')
  await openErasureFile(path).add([employee(1)])
  expect(Object.keys(JSON.parse(await readFile(path, 'utf8'))).sort()).toEqual([
    'at',
    'by',
    'companyId',
    'employeeId',
    'erased',
  ])
})

test('is beside the database unless said otherwise', () => {
  expect(chooseErasuresFile({}, '/srv/data')).toBe('/srv/data/erasures.jsonl')
  expect(chooseErasuresFile({ ERASURES_FILE: '/mnt/erasures.jsonl' }, '/srv/data')).toBe(
    '/mnt/erasures.jsonl',
  )
})
