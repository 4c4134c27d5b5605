import { findHeader } from '@osh/core/imports/columns/find-header.ts'
import { proposeColumns } from '@osh/core/imports/columns/propose-columns.ts'
import type { ImportField } from '@osh/core/imports/import-field.ts'
import { takeRows } from '@osh/core/imports/rows/take-rows.ts'
import { makeSampleSheet } from '@osh/core/imports/sample/sample-sheet.ts'
import { expect, it } from 'vitest'
import { makeDemoOpening } from '#adapters/local-storage/demo-opening.ts'
import { makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { makeBrowserStorage } from '#tests/contracts/browser-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, today } from '#tests/contracts/world.ts'
import { makeImportOffice } from '#tests/import-office.ts'
import { writeSample } from '#ui/imports/files/write-sample.ts'

/** Characters that browsers keep for a page. */
const ROOM = 5 * 1024 * 1024

it('the sample finds room beside the demo company, all of it is new there, and it is taken back', async () => {
  const storage = makeBrowserStorage()
  storage.limitTo(ROOM)
  const clock = makeSettableClock(today)
  const { importDesk, records } = makeLocalOutside({
    ...{ storage, clock, render: async () => new Uint8Array(), passwordRounds: 1, locks: null, events: null },
    first: makeDemoOpening(clock),
  })
  const [company] = await records.companies.list()
  if (!company) throw new Error('the demo has no company')
  const companyId = company.id
  const staff = await records.employees.list(companyId)
  const bytes = await writeSample(makeSampleSheet(today))
  const [sheet] = accepted(await importDesk.read(companyId, { name: 'Пример.xlsx', bytes }))
  const header = sheet && findHeader(sheet)
  if (!header) throw new Error('the sample has no head')
  const { columns } = proposeColumns(sheet, header)
  const rows = takeRows(sheet, header, columns)
  const office = makeImportOffice(records, companyId, today)
  const fields: readonly ImportField[] = [...columns.values(), 'department']
  const details = office.write(
    fields,
    rows.map(({ line, values }) => [line, ...fields.map((field) => values[field] ?? '')]),
  )
  const loaded = accepted(
    await importDesk.load({ companyId, details: { ...details, mark: await office.mark(details) } }),
  )
  expect(loaded.counts).toMatchObject({ new: 300, changed: 0, same: 0, left: 0 })
  expect(await records.employees.list(companyId)).toHaveLength(staff.length + 300)
  accepted(await importDesk.undo({ companyId, details: { importId: loaded.id } }))
  expect(await records.employees.list(companyId)).toHaveLength(staff.length)
})
