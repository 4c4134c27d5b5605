import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../../contracts.ts'
import { accepted, refusal } from '../../world.ts'
import { newAccident } from './new-accident.ts'

const firstPage = { page: 1, limit: 50 }
const everyOne = { search: '', state: null, degree: null }

/** Accidents as they are recorded and listed. */
export const incidentsContract = (newWorld: NewWorld) =>
  describe('IncidentRepository', () => {
    const anAccident = () => newAccident(newWorld)

    it('keeps an accident as it was typed, over a reopening', async () => {
      const { records, company, opened, titov, record } = await anAccident()
      const named = { fullName: 'Иванов Иван', employer: 'ООО «Сосед»', severity: 'serious' }
      const card = { position: 'Стропальщик', birthDate: '1990-05-14', sex: 'm' }
      const outsider = { ...named, ...card, birthDate: '14.05.1990' }
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
          { employeeId: null, ...named, card },
        ],
        completedOn: null,
      })
      const again = await opened.reopen()
      expect(accepted(await again.incidents.get(company.id, made.id))).toEqual(made)
      expect(await records.incidents.listPage(company.id, { ...firstPage, ...everyOne })).toEqual({
        items: [made],
        total: 1,
        more: false,
      })
    })

    it('lists the latest first, by name, state and degree', async () => {
      const { records, company, belova, record, list } = await anAccident()
      const first = accepted(await record())
      const earlier = accepted(
        await record({ time: '9:00', degree: 'fatal', injured: [{ employeeId: belova.id }] }),
      )
      const same = accepted(await record({ description: '' }))
      expect(await list()).toEqual([same.id, first.id, earlier.id])
      expect(await list({ search: 'бЕЛ' })).toEqual([earlier.id])
      expect(await list({ search: 'нет такого' })).toEqual([])
      expect(await list({ degree: 'fatal' })).toEqual([earlier.id])
      expect(await list({ degree: 'fatalGroup' })).toEqual([])
      const both = [{ employeeId: belova.id }, { fullName: 'Ли Ян' }]
      const group = accepted(await record({ time: '8:00', degree: 'easyGroup', injured: both }))
      expect(await list({ degree: 'easyGroup' })).toEqual([group.id])
      expect(await list({ degree: 'easy' })).toEqual([same.id, first.id])
      const patch = { completedOn: '19.11.2026', completedDespite: 'Акт утверждён' }
      accepted(await records.incidents.change({ companyId: company.id, id: first.id, patch }))
      expect(await list({ state: 'completed' })).toEqual([first.id])
      expect(await list({ state: 'in-process' })).toEqual([same.id, earlier.id, group.id])
    })

    it('keeps those who are told of accidents, the last line of each', async () => {
      const { records, company, opened } = await anAccident()
      const keep = async (kind: string, name: string, more: object = {}) =>
        accepted(
          await records.incidents.keepAddressee({
            companyId: company.id,
            details: { addressee: kind, name, ...more },
          }),
        )
      const prosecutor = await keep('prosecutor', 'Прокуратура района', { phone: '8 342 218 00 00' })
      await keep('inspectorate', 'ГИТ')
      const last = await keep('inspectorate', 'ГИТ в Пермском крае', { email: 'git59@rostrud.gov.ru' })
      expect(last).toMatchObject({ kind: 'inspectorate', phone: '', email: 'git59@rostrud.gov.ru' })
      const again = await opened.reopen()
      expect(await again.incidents.listAddressees(company.id)).toEqual([last, prosecutor])
      const wrong = await records.incidents.keepAddressee({
        companyId: company.id,
        details: { addressee: 'police', name: '' },
      })
      expect(refusal(wrong)).toBe('addressee: choice/unknown')
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
