// @vitest-environment node
import type { StaffImport } from '@osh/core/imports/staff-import.ts'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { instant, someone } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { writeSampleFile, writeTemplateFile } from './files/write-files.ts'
import { importStore } from './import-store.ts'

async function open() {
  const page = await openAsUser()
  await page.department('Администрация')
  const store = page.services.get(importStore)
  await store.open()
  return store
}

test('the template offers the company’s own, and brought back as it is it has nobody', async () => {
  const store = await open()
  const template = await writeTemplateFile(store.samples)
  const [, lists] = (await readXlsx(template)).sheets
  expect(lists?.rows[1]?.[0]).toBe('Администрация')
  await store.choose({ name: 'шаблон.xlsx', size: template.length, bytes: async () => template })
  expect([store.stage, store.fileName, store.opened]).toEqual(['start', 'шаблон.xlsx', null])
  expect(store.message).toMatch(/^В файле нет ни одной строки работника/)
})

test('the sample is opened as any file is', async () => {
  const store = await open()
  const bytes = () => writeSampleFile(store.samples)
  await store.choose({ name: 'Пример.xlsx', size: 0, bytes })
  expect([store.stage, store.message, store.fileName]).toEqual(['preview', null, 'Пример.xlsx'])
  expect(store.opened?.counts).toMatchObject({ new: 300, refused: 0, undecided: 0 })
})

test('a load can be taken back for thirty days', async () => {
  const store = await open()
  const madeAt = (at: string) => ({ made: { by: someone, at: instant(at) } }) as StaffImport
  expect(store.isKept(madeAt('2026-02-14T10:00:01.000Z'))).toBe(true)
  expect(store.isKept(madeAt('2026-02-14T09:59:59.000Z'))).toBe(false)
})
