import type { IncidentFilter } from '@osh/core/incidents/incident-repository.ts'
import { describe, expect, it } from 'vitest'
import { instant } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal } from '../world.ts'

const everyOne: IncidentFilter = { search: '', state: null, severity: null }
const firstPage = { page: 1, limit: 50 }

/** Accidents, and what their investigations bring. */
export const incidentsContract = (newWorld: NewWorld) =>
  describe('IncidentRepository', () => {
    const anAccident = async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      clock.set(instant('2026-11-19T15:00:00Z'))
      const [titov, belova] = [await world.hire('Титов'), await world.hire('Белова')]
      const typed = {
        degree: 'easy',
        date: '19.11.2026',
        time: '14:10',
        place: 'Цех № 2',
        description: 'Порезал кисть',
        injured: [{ employeeId: titov.id }],
      }
      const record = (details: object = {}) =>
        records.incidents.record({ companyId: company.id, details: { ...typed, ...details } })
      const list = async (filter: Partial<IncidentFilter> = {}) =>
        (await records.incidents.page(company.id, { ...firstPage, ...everyOne, ...filter })).items.map(
          ({ id }) => id,
        )
      return { ...world, titov, belova, record, list }
    }

    it('keeps an accident as it was typed, over a reopening', async () => {
      const { records, company, opened, titov, record } = await anAccident()
      const outsider = { fullName: 'Иванов Иван', employer: 'ООО «Сосед»', severity: 'serious' }
      const made = accepted(
        await record({
          degree: 'seriousGroup',
          injured: [{ employeeId: titov.id, severity: 'easy' }, outsider],
        }),
      )
      expect(made).toMatchObject({
        occurredAt: '2026-11-19T14:10',
        timeZone: 'Europe/Moscow',
        injured: [
          { employeeId: titov.id, severity: 'easy' },
          { employeeId: null, ...outsider },
        ],
        completedOn: null,
      })
      const again = await opened.reopen()
      expect(accepted(await again.incidents.get(company.id, made.id))).toEqual(made)
      expect(await records.incidents.page(company.id, { ...firstPage, ...everyOne })).toEqual({
        items: [made],
        total: 1,
        more: false,
      })
    })

    it('lists the latest first, by name, state and severity', async () => {
      const { records, company, belova, record, list } = await anAccident()
      const first = accepted(await record())
      const earlier = accepted(
        await record({ time: '9:00', degree: 'fatal', injured: [{ employeeId: belova.id }] }),
      )
      const same = accepted(await record({ description: '' }))
      expect(await list()).toEqual([same.id, first.id, earlier.id])
      expect(await list({ search: 'бЕЛ' })).toEqual([earlier.id])
      expect(await list({ search: 'нет такого' })).toEqual([])
      expect(await list({ severity: 'fatal' })).toEqual([earlier.id])
      const patch = { completedOn: '19.11.2026', completedDespite: 'Акт утверждён' }
      accepted(await records.incidents.change({ companyId: company.id, id: first.id, patch }))
      expect(await list({ state: 'completed' })).toEqual([first.id])
      expect(await list({ state: 'in-process' })).toEqual([same.id, earlier.id])
    })

    it('goes on, step by step, and keeps all of it', async () => {
      const { records, company, opened, belova, record } = await anAccident()
      const third = { fullName: 'Абрамова А. А.', post: 'Уполномоченный по охране труда' }
      const { id } = accepted(await record())
      const change = async (patch: object) =>
        accepted(await records.incidents.change({ companyId: company.id, id, patch: { ...patch } }))
      const commission = {
        orderNumber: '12',
        orderDate: '19.11.2026',
        chair: { employeeId: belova.id },
        members: [third, { ...third, fullName: 'Волкова В. В.' }],
      }
      await change({ commission, medicalReportAt: '2026-11-19T17:30', answers: { severity: true } })
      await change({ done: { 'first-aid': true }, extension: { days: 5, reason: 'экспертиза' } })
      const last = await change({
        done: { inspect: true },
        degree: 'serious',
        finalDiagnosisOn: '19.11.2026',
      })
      expect(last).toMatchObject({
        injured: [{ severity: 'serious' }],
        commission: { orderNumber: '12', chair: { employeeId: belova.id }, members: [third, {}] },
        medicalReportAt: '2026-11-19T17:30',
        answers: { severity: true },
        done: { 'first-aid': '2026-11-19T18:00', inspect: '2026-11-19T18:00' },
        extension: { days: 5, reason: 'экспертиза' },
        finalDiagnosisOn: '2026-11-19',
      })
      expect(accepted(await (await opened.reopen()).incidents.get(company.id, id))).toEqual(last)
    })

    it('loses no step that two people mark at once', async () => {
      const { records, company, opened, record } = await anAccident()
      const { id } = accepted(await record())
      const other = (await opened.another()).incidents
      const mark = (from: typeof other, key: string) =>
        from.change({ companyId: company.id, id, patch: { done: { [key]: true } } })
      await Promise.all([
        mark(records.incidents, 'inspect'),
        mark(other, 'interview'),
        mark(other, 'first-aid'),
      ])
      const { done } = accepted(await records.incidents.get(company.id, id))
      expect(Object.keys(done).toSorted()).toEqual(['first-aid', 'inspect', 'interview'])
    })

    it('refuses what no accident is, and one that is not there', async () => {
      const { records, company, record } = await anAccident()
      expect(refusal(await record({ time: '18:01' }))).toBe('time: accident/in-future')
      expect(refusal(await record({ injured: [{ employeeId: 999_999 }] }))).toBe('injured: employee/unknown')
      const { id } = accepted(await record())
      const nowhere = (id + 1000) as typeof id
      expect(refusal(await records.incidents.get(company.id, nowhere))).toBe('not-found')
      expect(refusal(await records.incidents.change({ companyId: company.id, id: nowhere, patch: {} }))).toBe(
        'not-found',
      )
    })

    it('keeps an injured employee from being deleted', async () => {
      const { records, company, titov, record } = await anAccident()
      accepted(await record())
      expect(refusal(await records.employees.remove({ companyId: company.id, id: titov.id }))).toBe(
        'employee/was-injured',
      )
    })
  })
