// @vitest-environment node
import type { DocumentId } from '@osh/core/shared/identity.ts'
import { expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { paperRecordStore } from './paper-record-store.ts'

test('whose checks are recorded is told with the people, on the day that is typed', async () => {
  const page = await openAsUser()
  const person = await page.hire('Абрамова', await page.department('Карьер'))
  const store = page.services.get(paperRecordStore)
  await store.open(1 as DocumentId)
  expect(await store.listDone()).toEqual([])
  const row = { key: 'duty:1', who: 'Абрамова', what: 'Программа А', becomes: 'completion' } as const
  const done = { employeeId: person.id, on: null }
  const rows = [{ ...row, memoNumber: null, instead: '', why: null, done, chosen: true }]
  const paper = { kind: 'check', title: 'Протокол', number: '12', date: day('2026-03-10') } as const
  store.state = { is: 'ready', value: { ...paper, rows, mark: '', record: null } }
  store.choose(rows, true)
  store.setDate(day('2026-03-09'))
  expect(await store.listDone()).toMatchObject([{ date: '2026-03-09', person: { id: person.id } }])
})
