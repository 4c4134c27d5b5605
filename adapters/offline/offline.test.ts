import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { afterEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { allOf, atStep } from '#tests/evidence-example.ts'
import { begin, closePhones, details, pdf } from '#tests/offline/two-places.ts'
import { eventually } from '#tests/patience.ts'

afterEach(closePhones)

test('what is written without a connection outlives the program, and goes once when there is one', async () => {
  const { open, net, companyId, clock, desk } = await begin()
  const before = await open()
  const { id } = accepted(await before.incidents.record({ companyId, details }))
  expect(isLocal(id)).toBe(true)
  const step = 'first-aid'
  accepted(await before.incidents.change({ companyId, id, patch: { done: { [step]: true } } }))
  accepted(await before.incidents.addNote({ companyId, id, details: { text: 'Масло на полу' } }))
  const sent = { name: 'a.pdf', bytes: pdf('a'), preview: null }
  const photo = accepted(await before.evidenceFiles.send(companyId, atStep(id, step), sent, () => {}))
  before.close()

  const phone = await open()
  expect(phone.changes.list()).toHaveLength(4)
  const seen = accepted(await phone.incidents.get(companyId, id))
  expect(seen.done[step]?.at).toBe('2026-11-19T11:59')
  expect(accepted(await phone.incidents.readChronology(companyId, id))).toHaveLength(1)
  expect(await phone.evidence.list(companyId, allOf(id))).toMatchObject([{ id: photo.id, name: 'a.pdf' }])
  const listed = await phone.incidents.listPage(companyId, {
    search: '',
    state: null,
    degree: null,
    page: 1,
    limit: 50,
  })
  expect(listed.items.map((one) => one.id)).toEqual([id])

  clock.forward(3600)
  net.away = false
  await phone.changes.send()
  expect(phone.changes.list()).toEqual([])
  const real = accepted(await phone.incidents.get(companyId, id))
  expect(isLocal(real.id)).toBe(false)
  expect(real.done[step]?.at).toBe('2026-11-19T11:59')
  const events = accepted(await desk.incidents.readChronology(companyId, real.id))
  expect(events.filter(({ after }) => after.note)).toHaveLength(1)
  expect(await desk.evidence.list(companyId, allOf(real.id))).toHaveLength(1)
  const all = await desk.incidents.listPage(companyId, {
    search: '',
    state: null,
    degree: null,
    page: 1,
    limit: 50,
  })
  expect(all.items).toHaveLength(1)
})

test('what somebody else has changed meanwhile stays until the person has chosen', async () => {
  const { open, net, companyId, desk } = await begin()
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  net.away = false
  const phone = await open()
  accepted(await phone.incidents.get(companyId, id))
  net.away = true
  accepted(await phone.incidents.change({ companyId, id, patch: { done: { 'first-aid': true } } }))
  const theirs = '2026-11-19T11:30'
  accepted(await desk.incidents.change({ companyId, id, patch: { done: { 'first-aid': theirs } } }))
  net.away = false
  await phone.changes.send()
  const [unsent] = phone.changes.list()
  expect(unsent?.state).toEqual({ is: 'conflict', theirs })
  expect(accepted(await desk.incidents.get(companyId, id)).done['first-aid']?.at).toBe(theirs)
  expect(phone.changes.findIncident(unsent ?? expect.fail())?.done['first-aid']?.at).toBe(theirs)
  await phone.changes.sendMine(unsent?.key ?? expect.fail())
  expect(phone.changes.list()).toEqual([])
  expect(accepted(await desk.incidents.get(companyId, id)).done['first-aid']?.at).toBe('2026-11-19T11:59')
})

test('a refusal is told where it was typed, and a full device says so', async () => {
  const { open, net, store, companyId } = await begin()
  const phone = await open()
  expect((await phone.incidents.record({ companyId, details: { ...details, place: '' } })).ok).toBe(false)
  const { id } = accepted(await phone.incidents.record({ companyId, details }))
  const bytes = new TextEncoder().encode('no picture')
  const refused = await phone.evidenceFiles.send(
    companyId,
    atStep(id, 'first-aid'),
    { name: 'a.txt', bytes, preview: null },
    () => {},
  )
  expect(refused).toEqual(
    err({ code: 'fields', errors: [{ field: 'file', code: 'evidence/not-recognised' }] }),
  )
  store.full = true
  await expect(phone.incidents.addNote({ companyId, id, details: { text: 'Ещё' } })).rejects.toMatchObject({
    status: 507,
  })
  store.full = false
  expect(phone.changes.list()).toHaveLength(1)
  net.away = false
  await phone.changes.send()
  expect(ok(phone.changes.list())).toEqual(ok([]))
})

test('signing out leaves only what is not sent, and a former member nothing of the company', async () => {
  const { open, net, store, companyId, desk } = await begin()
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  net.away = false
  const phone = await open()
  accepted(await phone.incidents.get(companyId, id))
  net.away = true
  accepted(await phone.incidents.addNote({ companyId, id, details: { text: 'Ещё' } }))
  await phone.leave()
  expect([...store.kept.keys()]).toEqual(['outbox'])
  net.here = false
  await phone.changes.send()
  net.here = true
  expect((await open()).changes.list()).toHaveLength(1)
  Object.assign(net, { away: false, member: false })
  const former = await open()
  await eventually(() => former.changes.list()).toEqual([])
  await former.leave()
  expect(store.kept.size).toBe(0)
})
