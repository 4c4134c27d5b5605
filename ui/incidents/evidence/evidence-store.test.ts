// @vitest-environment node

import type { EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { allOf, atStep } from '#tests/evidence-example.ts'
import { day } from '#tests/examples.ts'
import { aPicture } from '#tests/pictures.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { type EvidenceStore, evidenceStore } from './evidence-store.ts'

let store: EvidenceStore
let inspect: EvidenceOf
let interview: EvidenceOf

const file = (name: string, bytes = aPicture(name)) => new File([new Uint8Array(bytes)], name)

beforeEach(async () => {
  const { services, records, company } = await openAsUser()
  const injured = [{ fullName: 'Иванов Иван' }]
  const details = { degree: 'easy', date: day('2026-03-16'), time: '11:00', place: 'Цех', injured }
  const recorded = accepted(
    await records.incidents.record({ companyId: company.id, details: { ...details, description: 'Упал' } }),
  )
  store = services.get(evidenceStore)
  inspect = atStep(recorded.id, 'inspect')
  interview = atStep(recorded.id, 'interview')
  await store.open(allOf(recorded.id))
})

test('files go one after another, each shown under its step until it is there', async () => {
  const sent = store.send(inspect, [file('1.jpg'), file('2.jpg')])
  const more = store.send(interview, [file('3.jpg')])
  expect([store.listSendingTo(inspect).length, store.listSendingTo(interview).length]).toEqual([2, 1])
  await sent
  expect(store.listOf(inspect).map(({ name }) => name)).toEqual(['1.jpg', '2.jpg'])
  await more
  expect(store.all.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  expect(store.sending).toEqual([])
})

test('a file that was refused stays with the reason, and stops none behind it', async () => {
  await store.send(inspect, [file('empty.jpg', new Uint8Array()), file('2.jpg')])
  expect(store.all.map(({ name }) => name)).toEqual(['2.jpg'])
  const [refused] = store.sending
  expect(refused?.refusal).toMatch(/\S/)
  if (!refused) throw new Error('nothing was refused')
  const again = store.sendAgain(refused.key)
  expect(store.sending[0]?.refusal).toBeNull()
  await again
  expect(store.sending[0]?.refusal).toBe(refused.refusal)
  store.putAway(refused.key)
  expect(store.sending).toEqual([])
})

test('what is withdrawn stays in its place, with the reason', async () => {
  await store.send(inspect, [file('1.jpg'), file('2.jpg')])
  const [first] = store.all
  if (!first) throw new Error('nothing was sent')
  expect(await store.withdraw(first, '')).toHaveProperty('reason')
  expect(await store.withdraw(first, 'Не то место')).toEqual({})
  expect(store.all.map(({ name, withdrawn }) => [name, withdrawn?.reason])).toEqual([
    ['1.jpg', 'Не то место'],
    ['2.jpg', undefined],
  ])
})
