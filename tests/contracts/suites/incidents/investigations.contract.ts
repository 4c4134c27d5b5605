import { degreePlans } from '@osh/core/norms/accidents/investigation-steps.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describe, expect, it } from 'vitest'
import { day, instant } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, refusal } from '../../world.ts'
import { newAccident } from './new-accident.ts'

/** What an investigation brings. */
export const investigationsContract = (newWorld: NewWorld) =>
  describe('IncidentRepository: investigations', () => {
    const anAccident = () => newAccident(newWorld)

    it('goes on, step by step, and keeps all of it', async () => {
      const { records, company, opened, belova, titov, record } = await anAccident()
      const third = { fullName: 'Абрамова А. А.', post: 'Уполномоченный по охране труда' }
      const { id } = accepted(await record())
      const change = async (patch: object) =>
        accepted(await records.incidents.change({ companyId: company.id, id, patch: { ...patch } }))
      const commission = {
        orderNumber: '12',
        orderDate: '19.11.2026',
        chair: { employeeId: belova.id },
        members: [third, { ...third, fullName: 'Волкова В. В.' }],
        chargedWithSafety: [{ employeeId: titov.id }, { fullName: 'Орлов П. И.', post: 'Мастер' }],
      }
      const conclusion = { number: '12', issuedBy: 'ГКБ № 4', harm: 'Рана кисти', icd: 'S61' }
      const conclusions = [{ ...conclusion, date: '' }]
      const answers = { severity: true }
      await change({ commission, medicalReportAt: '2026-11-19T17:30', conclusions, answers })
      await change({ done: { 'first-aid': true }, extension: { days: 5, reason: 'экспертиза' } })
      const last = await change({
        done: { inspect: true },
        degree: 'serious',
        finalDiagnosisOn: '19.11.2026',
      })
      expect(last).toMatchObject({
        injured: [{ severity: 'serious' }],
        commission: {
          ...{ orderNumber: '12', chair: { employeeId: belova.id }, members: [third, {}] },
          chargedWithSafety: [{ employeeId: titov.id }, { employeeId: null, post: 'Мастер' }],
        },
        medicalReportAt: '2026-11-19T17:30',
        conclusions: { [titov.id]: { ...conclusion, date: '2026-11-19' } },
        answers: { severity: true },
        done: { 'first-aid': { at: '2026-11-19T18:00' }, inspect: { at: '2026-11-19T18:00' } },
        extension: { days: 5, reason: 'экспертиза' },
        finalDiagnosisOn: '2026-11-19',
      })
      expect(accepted(await (await opened.reopen()).incidents.get(company.id, id))).toEqual(last)
    })

    it('is completed with every step done for a reason alone while its records have no papers', async () => {
      const { records, company, record } = await anAccident()
      const { id } = accepted(await record())
      const hidden = ['worse', 'act-unrelated']
      const keys = degreePlans.easy.steps.map(({ key }) => key).filter((key) => !hidden.includes(key))
      const done = Object.fromEntries(keys.map((key) => [key, true]))
      const change = (patch: object) =>
        records.incidents.change({ companyId: company.id, id, patch: { ...patch } })
      accepted(await change({ done }))
      const completion = { completedOn: '19.11.2026' }
      expect(await change(completion)).toMatchObject({
        error: { errors: [{ field: 'completedDespite', code: 'completion/records-missing' }] },
      })
      const completed = accepted(await change({ ...completion, completedDespite: 'Бумаги у подрядчика' }))
      expect(completed).toMatchObject({ completedOn: '2026-11-19', completedDespite: 'Бумаги у подрядчика' })
    })

    it('has no one in its commission whom an order charges with safety where someone was injured', async () => {
      const { records, company, belova, record } = await anAccident()
      const { id } = accepted(await record())
      const { id: companyId } = company
      const roleId = findRoleByCode('ot-division')?.id
      if (!roleId) throw new Error('no role')
      const members = ['Абрамова А. А.', 'Волкова В. В.'].map((fullName) => ({ fullName }))
      const chair = { employeeId: belova.id }
      const commission = { orderNumber: '1', orderDate: '19.11.2026', chair, members }
      const change = (more: object) =>
        records.incidents.change({ companyId, id, patch: { commission: { ...commission, ...more } } })
      accepted(await change({}))
      accepted(
        await records.responsibilities.appoint({
          ...{ companyId, roleId, employeeId: belova.id },
          orderLink: { kind: 'order', number: '5', date: day('2026-11-01') },
        }),
      )
      expect(refusal(await change({}))).toBe('chair: commission/charged-with-safety')
      accepted(await change({ chargedWithSafety: [] }))
    })

    it('keeps an act Н-1С and the extensions before it', async () => {
      const { records, company, clock, opened, record } = await anAccident()
      const { id } = accepted(await record())
      clock.set(instant('2026-12-20T10:00:00Z'))
      const members = ['Абрамова А. А.', 'Волкова В. В.'].map((fullName) => ({ fullName }))
      const commission = { orderNumber: '1', orderDate: '19.11.2026', chair: { fullName: 'Иванов' }, members }
      const conditions = {
        qualificationStands: true,
        nothingExcludes: true,
        unanimous: true,
        fundAgrees: true,
      }
      const patch = {
        commission,
        extension: { days: 15, reason: 'экспертиза' },
        furtherExtension: { until: '31.01.2027', body: 'Следственный комитет' },
        interimAct: { consideredOn: '18.12.2026', approvedOn: '19.12.2026', ...conditions },
      }
      const acting = accepted(await records.incidents.change({ companyId: company.id, id, patch }))
      const interimAct = {
        consideredOn: '2026-12-18',
        declinedBecause: null,
        approvedOn: '2026-12-19',
        annulledOn: null,
      }
      expect(acting).toMatchObject({ interimAct, furtherExtension: { until: '2027-01-31' } })
      expect(accepted(await (await opened.reopen()).incidents.get(company.id, id))).toEqual(acting)
      const again = await records.incidents.change({ companyId: company.id, id, patch })
      expect(refusal(again)).toBe('consideredOn: interim-act/considered')
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

    it('lets one of two who correct its details at once, and tells the other', async () => {
      const { records, company, opened, belova, titov, record } = await anAccident()
      const { id, detailsVersion } = accepted(await record())
      const other = (await opened.another()).incidents
      const seen = { detailsVersion }
      const correct = (from: typeof other, patch: Input) =>
        from.change({ companyId: company.id, id, patch: { ...patch, seen } })
      const both = await Promise.all([
        correct(records.incidents, { place: 'Цех № 3' }),
        correct(other, { degree: 'easy', injured: [{ employeeId: belova.id }] }),
      ])
      expect(both.map((answer) => (answer.ok ? 'ok' : answer.error.code)).toSorted()).toEqual(['ok', 'stale'])
      const kept = accepted(await records.incidents.get(company.id, id))
      expect(kept.detailsVersion).toBe(detailsVersion + 1)
      const [hurt] = kept.injured
      expect([kept.place, hurt?.employeeId === titov.id]).toEqual(
        both[0].ok ? ['Цех № 3', true] : ['Цех № 2', false],
      )
      accepted(
        await other.change({ companyId: company.id, id, patch: { done: { inspect: true }, seen: {} } }),
      )
      expect(accepted(await other.get(company.id, id)).detailsVersion).toBe(kept.detailsVersion)
    })

    it('keeps nothing of whoever is injured no more, and says what went', async () => {
      const { records, company, opened, belova, record } = await anAccident()
      const { id } = accepted(await record())
      const change = async (patch: Input) =>
        accepted(await records.incidents.change({ companyId: company.id, id, patch }))
      await change({ lostDays: [12] })
      await change({ degree: 'easy', injured: [{ employeeId: belova.id }] })
      const { incidents } = await opened.reopen()
      expect(accepted(await incidents.get(company.id, id)).lostDays).toEqual({})
      const last = accepted(await incidents.readChronology(company.id, id)).at(-1)
      expect(last?.after.taken).toMatchObject([{ lostDays: 12, fault: null, answers: 0, papers: 0 }])
    })

    it('overwrites nothing that has changed since its sender saw it', async () => {
      const { records, company, record } = await anAccident()
      const { id } = accepted(await record())
      const change = (patch: Input) => records.incidents.change({ companyId: company.id, id, patch })
      const mark = { done: { inspect: '2026-11-19T16:30' } }
      accepted(await change({ ...mark, seen: { done: { inspect: null } } }))
      const late = { done: { inspect: '2026-11-19T16:45' }, seen: { done: { inspect: null } } }
      expect(refusal(await change(late))).toBe('done: step/changed-meanwhile')
      accepted(await change({ done: { inspect: false }, seen: { done: { inspect: '2026-11-19T16:30' } } }))
      accepted(await change({ answers: { severity: true }, seen: { answers: { severity: null } } }))
      const answer = { answers: { severity: false }, seen: { answers: { severity: null } } }
      expect(refusal(await change(answer))).toBe('answers: step/changed-meanwhile')
      const { done, answers } = accepted(await records.incidents.get(company.id, id))
      expect([done, answers]).toEqual([{}, { severity: true }])
    })
  })
