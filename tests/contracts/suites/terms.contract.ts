import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { atStep } from '#tests/evidence-example.ts'
import { day, instant } from '#tests/examples.ts'
import { aPicture } from '#tests/pictures.ts'
import type { NewWorld } from '../contracts.ts'
import { issue } from '../documents.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, dated, newWorld, refusal, refused, rowOf, today } from '../world.ts'

const [LAST, AFTER] = [day('2026-12-03'), day('2026-12-04')]

const accidentOf = (employeeId: number) => ({
  degree: 'easy',
  date: '04.12.2026',
  time: '10:10',
  place: 'Цех № 2',
  description: 'Порезал кисть',
  injured: [{ employeeId }],
})

/** Until when a company adds, and what it always does. */
export const termsContract = (newWorld: NewWorld) =>
  describe('Subscriptions', () => {
    const endedWorld = async () => {
      const world = await newWorld()
      const person = await world.hire('Титов')
      const duty = await world.assign(person)
      const formed = await world.form('training', [rowOf(duty)])
      world.clock.set(instant('2026-12-04T15:00:00Z'))
      return { ...world, person, duty, formed }
    }

    it('begins with fourteen free days, and counts the staff', async () => {
      const { opened, records, company, hire, clock } = await newWorld()
      await hire('Титов')
      await hire('Белова', { dismissalDate: today })
      const term = {
        tariff: 'introductory',
        lastDay: LAST,
        anchorDay: null,
        employeeLimit: null,
        closesOn: null,
      }
      expect(await records.subscriptions.readSubscription(company.id)).toEqual({ term, today, staff: 2 })
      clock.set(day('2026-11-21'))
      expect((await records.subscriptions.readSubscription(company.id)).staff).toBe(1)
      clock.set(AFTER)
      expect(await (await opened.reopen()).subscriptions.readSubscription(company.id)).toMatchObject({
        term,
        today: AFTER,
      })
    })

    it('adds to the last day, and no more after it: the refusal says since when', async () => {
      const { records, company, clock, hire, person, duty } = await endedWorld()
      const companyId = company.id
      const ended = { code: 'tariff/ended', endedOn: LAST, closesOn: null }
      expect(refused(await records.departments.add({ companyId, name: 'Склад' }))).toEqual(ended)
      expect(refused(await records.positions.add({ companyId, name: 'Кладовщик' }))).toEqual(ended)
      const draft = { section: 'training' }
      expect(
        refused(await records.obligations.assign({ companyId, employeeIds: [person.id], draft })),
      ).toEqual(ended)
      const away = { employeeId: person.id, kind: 'illness', from: AFTER }
      expect(refused(await records.absences.enter({ companyId, details: away }))).toEqual(ended)
      const rows = [{ obligationId: duty.id }]
      const details = { section: 'training', rows }
      expect(refused(await records.memos.form({ companyId, details }))).toEqual(ended)
      const off = { day: AFTER, kind: 'off', note: 'приказ № 5' }
      expect(refused(await records.calendar.setDay({ companyId, details: off }))).toEqual(ended)
      const cranes = { list: 'cranes', version: 0, rows: [{ name: 'Кран' }] }
      expect(refused(await records.facts.keep({ companyId, details: cranes }))).toEqual(ended)
      await expect(hire('Белова')).rejects.toThrow('tariff/ended')
      clock.set(LAST)
      await hire('Белова')
      expect((await records.departments.add({ companyId, name: 'Склад' })).ok).toBe(true)
    })

    it('completes, changes, dismisses and removes after it', async () => {
      const { records, company, edit, formed, person, duty } = await endedWorld()
      const done = await edit(formed, { rows: [rowOf(duty, dated('2026-12-01'))] })
      expect(done.rows).toMatchObject([{ outcome: { date: '2026-12-01' } }])
      const companyId = company.id
      const patch = { dismissalDate: AFTER }
      expect((await records.employees.change({ companyId, id: person.id, patch, version: null })).ok).toBe(
        true,
      )
      expect((await records.companies.change({ companyId, patch: { phone: null }, version: null })).ok).toBe(
        true,
      )
    })

    it('takes no new rows into a memo after it', async () => {
      const world = await newWorld()
      const [first, second] = [await world.hire('Титов'), await world.hire('Белова')]
      const [one, other] = [await world.assign(first), await world.assign(second)]
      const memo = await world.form('training', [rowOf(one)])
      world.clock.set(AFTER)
      expect(refusal(await world.tryEdit(memo, { rows: [rowOf(one), rowOf(other)] }))).toBe('tariff/ended')
      expect((await world.memo(memo.id)).rows).toHaveLength(1)
    })

    it('records an accident after it, and goes on with it', async () => {
      const { records, company, person } = await endedWorld()
      const incident = accepted(
        await records.incidents.record({ companyId: company.id, details: accidentOf(person.id) }),
      )
      const measure = { origin: 'incident', incidentId: incident.id, what: 'Ограждение', decidedOn: AFTER }
      expect(refusal(await records.measures.plan({ companyId: company.id, details: measure }))).not.toBe(
        'tariff/ended',
      )
      const { id } = incident
      const patch = { place: 'Цех № 3' }
      const changed = await records.incidents.change({ companyId: company.id, id, patch })
      expect(accepted(changed).place).toBe('Цех № 3')
    })

    it('issues no papers after it but those of an accident', async () => {
      const world = await endedWorld()
      if (!world.opened.issuing) return
      await expect(issue(world, { number: '7' })).rejects.toThrow('tariff/ended')
    })
  })

/** What is done about an accident that is open when the term ends: at a desk, and at its place without a connection. */
export const openAccidentContract = (opened: () => Opened) =>
  describe('an accident that is open when the term ends', () => {
    const afterTheEnd = async () => {
      const { storage, clock } = opened()
      const user = await newUser(storage)
      const records = storage.openRecords(user)
      const { company, hire } = await newWorld({ ...(await recordsIn(opened())), records })
      const { id: companyId } = company
      const details = { ...accidentOf((await hire('Титов')).id), date: '03.12.2026' }
      clock.set(instant('2026-12-03T15:00:00Z'))
      const { id } = accepted(await records.incidents.record({ companyId, details }))
      clock.set(instant('2026-12-10T15:00:00Z'))
      expect(refusal(await records.departments.add({ companyId, name: 'Склад' }))).toBe('tariff/ended')
      const underKey = (key: string) => storage.openRecords(user, { attempt: { key, mark: 'mark' } })
      return { records, companyId, id, underKey }
    }

    it('has its steps done, its questions answered and its notes kept', async () => {
      const { records, companyId, id } = await afterTheEnd()
      const patch = { done: { 'first-aid': true, inspect: true }, answers: { severity: true } }
      const changed = accepted(await records.incidents.change({ companyId, id, patch }))
      expect(Object.keys(changed.done).toSorted()).toEqual(['first-aid', 'inspect'])
      expect(changed.answers).toEqual({ severity: true })
      accepted(await records.incidents.addNote({ companyId, id, details: { text: 'Осмотрено место' } }))
      expect(accepted(await records.incidents.readChronology(companyId, id)).at(-1)).toMatchObject({
        after: { note: { text: 'Осмотрено место' } },
      })
    })

    it('takes evidence, by file and by address, and its withdrawal', async () => {
      const { records, companyId, id } = await afterTheEnd()
      const bytes = aPicture('place')
      const draft = { name: 'место.jpg', bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
      const of = atStep(id, 'inspect')
      const photo = accepted(await records.evidence.attach({ companyId, of, draft }))
      const camera = { name: 'Камера', url: 'https://example.org/3' }
      accepted(await records.evidence.attachLink({ companyId, of, details: camera }))
      const reason = 'Не то место'
      const gone = accepted(await records.evidence.withdraw({ companyId, id: photo.id, reason }))
      expect(gone.withdrawn).toMatchObject({ reason })
    })

    it('takes once what a device sends late, under its key', async () => {
      const { records, companyId, id, underKey } = await afterTheEnd()
      const tick = { companyId, id, patch: { done: { inspect: true } } }
      const note = { companyId, id, details: { text: 'Осмотрено место' } }
      for (const _again of [1, 2]) {
        const changed = accepted(await underKey('late-tick').incidents.change(tick))
        expect(changed.done).toHaveProperty('inspect')
        accepted(await underKey('late-note').incidents.addNote(note))
      }
      const events = accepted(await records.incidents.readChronology(companyId, id))
      expect(events.filter(({ after }) => 'note' in after)).toHaveLength(1)
    })
  })
