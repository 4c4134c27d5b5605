// @vitest-environment node
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { noteStore } from './note-store.ts'

const details = {
  ...{ degree: 'easy', date: '2026-03-16', time: '11:00', place: 'Цех', description: 'Упал' },
  injured: [{ fullName: 'Иванов Иван' }],
}

test('a note goes once and is typed no more; one that is refused stays, and its words go as it is typed', async () => {
  const { records, company, services } = await openAsUser()
  const accident = accepted(await records.incidents.record({ companyId: company.id, details }))
  const notes = async () =>
    accepted(await records.incidents.readChronology(company.id, accident.id)).flatMap(
      ({ after }) => after.note ?? [],
    )
  const store = services.get(noteStore)
  store.type(' ')
  expect([await store.add(accident), Object.keys(store.messages), store.text]).toEqual([false, ['text'], ' '])
  store.type('Масло на полу')
  expect(store.messages).toEqual({})
  expect(await Promise.all([store.add(accident), store.add(accident)])).toEqual([true, false])
  expect([store.text, store.busy]).toEqual(['', false])
  expect(await notes()).toMatchObject([{ text: 'Масло на полу' }])
})
