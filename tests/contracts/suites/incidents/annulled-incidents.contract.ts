import { describeEvent } from '@osh/core/wording/incident-chronology.ts'
import { describe, expect, it } from 'vitest'
import { atStep } from '#tests/evidence-example.ts'
import { instant } from '#tests/examples.ts'
import { microtraumaTyped } from '#tests/microtraumas-example.ts'
import type { NewWorld } from '../../contracts.ts'
import { issue } from '../../documents.ts'
import { accepted, refusal } from '../../world.ts'
import { newAccident } from './new-accident.ts'

const screen = { page: 1, limit: 50 }

/** Accidents that were recorded by mistake. */
export const annulledIncidentsContract = (newWorld: NewWorld) =>
  describe('IncidentRepository: annulment', () => {
    const annulling = async () => {
      const world = await newAccident(newWorld)
      const { records, company } = world
      const companyId = company.id
      const incident = accepted(await world.record())
      const { id } = incident
      const annul = (reason: unknown = 'Записан дважды', seen: object = {}) =>
        records.incidents.annul({ companyId, id, details: { reason, seen } })
      const restore = (reason: unknown = 'Всё-таки был') =>
        records.incidents.restore({ companyId, id, reason })
      return { ...world, companyId, incident, id, annul, restore }
    }

    it('keeps who, when and why, over a reopening; and is told and taken back with a reason', async () => {
      const { records, companyId, id, incident, opened, annul, restore } = await annulling()
      expect(refusal(await annul(' '))).toBe('reason: reason/required')
      expect(refusal(await annul('x', { detailsVersion: incident.detailsVersion + 1 }))).toBe('stale')
      const annulled = accepted(await annul('Записан дважды', { detailsVersion: incident.detailsVersion }))
      expect(annulled).toMatchObject({
        annulled: { reason: 'Записан дважды', at: '2026-11-19T15:00:00.000Z', by: expect.any(Number) },
      })
      const again = await opened.reopen()
      expect(accepted(await again.incidents.get(companyId, id))).toEqual(annulled)
      expect(refusal(await annul())).toBe('state: incident/annulled')
      expect(refusal(await restore(''))).toBe('reason: reason/required')
      expect(accepted(await restore())).toEqual(incident)
      expect(accepted(await again.incidents.get(companyId, id))).toEqual(incident)
      expect(refusal(await restore())).toBe('state: incident/not-annulled')
      const events = accepted(await records.incidents.readChronology(companyId, id))
      expect(events.flatMap((event) => describeEvent(event, 'easy')).slice(1)).toEqual([
        'Происшествие аннулировано: Записан дважды',
        'Аннулирование снято: Всё-таки был',
      ])
      const nowhere = { companyId, id: (id + 1000) as typeof id }
      expect(refusal(await records.incidents.annul({ ...nowhere, details: { reason: 'x' } }))).toBe(
        'not-found',
      )
      expect(refusal(await records.incidents.restore({ ...nowhere, reason: 'x' }))).toBe('not-found')
    })

    it('is listed where annulled ones are asked for alone, completed or not', async () => {
      const { records, companyId, id, list, record, annul, restore } = await annulling()
      const other = accepted(await record({ time: '9:00' }))
      const patch = { completedOn: '19.11.2026', completedDespite: 'Акт утверждён' }
      accepted(await records.incidents.change({ companyId, id, patch }))
      accepted(await annul())
      expect(await list()).toEqual([other.id])
      expect(await list({ state: 'completed' })).toEqual([])
      expect(await list({ state: 'in-process' })).toEqual([other.id])
      expect(await list({ state: 'annulled' })).toEqual([id])
      expect(await list({ state: 'annulled', degree: 'fatal' })).toEqual([])
      accepted(await restore())
      expect([await list({ state: 'completed' }), await list({ state: 'annulled' })]).toEqual([[id], []])
    })

    it('is in no figure and no notice, and is both again once it is taken back', async () => {
      const { records, companyId, clock, annul, restore } = await annulling()
      clock.set(instant('2026-11-21T15:00:00Z'))
      const seen = async () => {
        const { accidents, injured, open } = await records.figures.readYear(companyId, 2026)
        return [accidents, injured, open, (await records.notices.list(companyId)).length > 0]
      }
      expect(await seen()).toEqual([1, 1, 1, true])
      accepted(await annul())
      expect(await seen()).toEqual([0, 0, 0, false])
      accepted(await restore())
      expect(await seen()).toEqual([1, 1, 1, true])
    })

    it('asks for none of its measures, wherever they are counted; its page has them still', async () => {
      const { records, companyId, id, belova, annul, restore } = await annulling()
      const typed = { what: 'Поставить ограждение', employeeId: belova.id, dueOn: '20.11.2026' }
      const details = { ...typed, origin: 'incident', incidentId: id, shownBy: 'Акт' }
      const measure = accepted(await records.measures.plan({ companyId, details }))
      const every = { search: '', state: null, origin: null, ...screen }
      const counted = async () => [
        (await records.measures.listPage(companyId, every)).total,
        (await records.measures.countByState(companyId)).open,
        (await records.today.look(companyId)).measures,
      ]
      expect(await counted()).toMatchObject([1, 1, { is: 'ready', value: { counts: { open: 1 } } }])
      accepted(await annul())
      expect(await counted()).toMatchObject([
        0,
        0,
        { is: 'ready', value: { items: [], counts: { open: 0 } } },
      ])
      expect(await records.measures.listForIncident(companyId, id)).toMatchObject([{ measure }])
      const of = { companyId, id: measure.id, version: null }
      expect(refusal(await records.measures.remove({ ...of, reason: 'x' }))).toBe('state: incident/annulled')
      expect(refusal(await records.measures.plan({ companyId, details }))).toBe(
        'incidentId: incident/annulled',
      )
      accepted(await restore())
      expect(await counted()).toMatchObject([1, 1, { is: 'ready' }])
    })

    it('takes what it has given from those who have not done it', async () => {
      const { records, companyId, id, titov, belova, table, annul } = await annulling()
      const asked = { section: 'briefing', employeeIds: [titov.id, belova.id], deadline: '27.11.2026' }
      const [first] = accepted(await records.duties.require({ companyId, id, details: asked }))
      if (!first) throw new Error('nothing was given')
      const fact = { date: '19.11.2026', result: 'passed' }
      accepted(await records.obligations.complete({ companyId, id: first.obligationId, fact }))
      accepted(await annul())
      expect(await table('briefing')).toEqual([])
      expect(await records.duties.listForIncident(companyId, id)).toMatchObject([
        { employeeId: titov.id, doneOn: '2026-11-19' },
      ])
      const events = accepted(await records.incidents.readChronology(companyId, id))
      expect(events.flatMap((event) => describeEvent(event, 'easy')).at(-1)).toBe(
        'Сняты внеплановые инструктажи и обучение, ещё не пройденные: 1',
      )
      expect(refusal(await records.duties.require({ companyId, id, details: asked }))).toBe(
        'state: incident/annulled',
      )
    })

    it('takes no change, no note, no evidence and no paper', async () => {
      const world = await annulling()
      const { records, companyId, id, annul } = world
      accepted(await annul())
      const refused = 'state: incident/annulled'
      const patch = { done: { inspect: true } }
      expect(refusal(await records.incidents.change({ companyId, id, patch }))).toBe(refused)
      const text = { text: 'Смазка на полу' }
      expect(refusal(await records.incidents.addNote({ companyId, id, details: text }))).toBe(refused)
      const link = { name: 'Камера', url: 'https://video.example.org/3' }
      expect(
        refusal(await records.evidence.attachLink({ companyId, of: atStep(id, 'inspect'), details: link })),
      ).toBe(refused)
      const order = {
        ...{ number: '12-ПП', issuedOn: '19.11.2026', issuer: 'ГИТ', incidentId: id },
        points: [{ point: '1', what: 'Обучить', employeeId: 1, dueOn: '25.11.2026', shownBy: 'Акт' }],
      }
      expect(refusal(await records.measures.recordOrder({ companyId, details: order }))).toBe(
        'incidentId: incident/annulled',
      )
      if (!world.opened.issuing) return
      const said = { common: {}, injured: {} }
      const ofIncident = { id, step: '', form: 'accident-act-n1', said }
      await expect(issue(world, { ofIncident })).rejects.toThrow('incident/annulled')
    })

    it('makes a microtrauma of what was one, and an accident of it again', async () => {
      const { records, companyId, titov } = await annulling()
      const told = { ...microtraumaTyped, injured: { employeeId: titov.id } }
      const bruise = accepted(await records.microtraumas.record({ companyId, details: told }))
      const worse = { severity: 'easy', date: '19.11.2026', time: '17:00', because: 'Больничный' }
      const became = { companyId, id: bruise.id, details: worse }
      const { id } = accepted(await records.microtraumas.becomeAccident(became))
      const read = async () => accepted(await records.microtraumas.get(companyId, bruise.id)).incidentId
      expect(await read()).toBe(id)
      accepted(await records.incidents.annul({ companyId, id, details: { reason: 'Больничного не было' } }))
      expect(await read()).toBeNull()
      const restore = () => records.incidents.restore({ companyId, id, reason: 'Был' })
      accepted(await restore())
      expect(await read()).toBe(id)
      accepted(await records.incidents.annul({ companyId, id, details: { reason: 'Не было' } }))
      const another = accepted(await records.microtraumas.becomeAccident(became))
      expect(refusal(await restore())).toBe('state: incident/microtrauma-closed')
      expect(await read()).toBe(another.id)
    })

    it('is annulled by one of two who do it at once', async () => {
      const { companyId, id, opened, annul } = await annulling()
      const other = (await opened.another()).incidents
      const both = await Promise.all([annul(), other.annul({ companyId, id, details: { reason: 'Дважды' } })])
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    })
  })
