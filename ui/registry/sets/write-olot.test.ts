// @vitest-environment node
import type { OuterId } from '@osh/core/registry/registry-record.ts'
import { writeRegistryFile } from '@osh/core/registry/write-file.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { listSchemaErrors } from '#tests/registry/validate.ts'
import { writeOlot } from './write-olot.ts'

const record = {
  ...{ outerId: '1-2-3' as OuterId, lastName: 'Галкин', firstName: 'Пётр', fatherName: null },
  ...{ snils: '112-233-445 95', foreign: null, position: 'Кладовщик', passed: true },
  ...{ programId: 1, programTitle: 'Оказание первой помощи пострадавшим' },
  ...{ date: '2026-11-20' as LocalDate, protocol: '12' },
}

test('an .olot has the file of the register alone, as its schema wants it', async () => {
  const xml = writeRegistryFile([record], { inn: '7707083893', title: 'ООО «Ромашка»' })
  const unpacked = unzipSync(writeOlot(xml))
  expect(Object.keys(unpacked)).toEqual(['Data.xml'])
  const inside = strFromU8(unpacked['Data.xml'] ?? new Uint8Array())
  expect(inside).toBe(xml)
  expect(await listSchemaErrors(inside)).toEqual([])
})

test('the same file gives the same bytes', () => {
  expect(writeOlot('<a/>')).toEqual(writeOlot('<a/>'))
})
