import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { IncidentFilter } from '@osh/core/incidents/incident-repository.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describe, expect, it } from 'vitest'
import { instant } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { issue } from '../documents.ts'
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
        done: { 'first-aid': { at: '2026-11-19T18:00' }, inspect: { at: '2026-11-19T18:00' } },
        extension: { days: 5, reason: 'экспертиза' },
        finalDiagnosisOn: '2026-11-19',
      })
      expect(accepted(await (await opened.reopen()).incidents.get(company.id, id))).toEqual(last)
    })

    it('tells what was entered, by whom, from what to what; also what was taken back', async () => {
      const { records, company, opened, record } = await anAccident()
      const { id } = accepted(await record())
      const change = async (patch: object) =>
        accepted(await records.incidents.change({ companyId: company.id, id, patch: { ...patch } }))
      await change({ done: { inspect: '2026-11-19T17:00' } })
      await change({ medicalReportAt: '2026-11-19T17:30', severities: ['serious'] })
      await change({ done: { inspect: false } })
      await change({ completedOn: '19.11.2026', completedDespite: 'Акт утверждён' })
      const last = await change({ completedOn: null, reopenedBecause: 'Новые сведения' })
      expect(last).toMatchObject({ completedOn: null, reopenedBecause: 'Новые сведения' })
      const again = await opened.reopen()
      const events = accepted(await again.incidents.chronology(company.id, id))
      expect(events.map(({ before, after }) => [before && Object.keys(before), Object.keys(after)])).toEqual([
        [null, expect.arrayContaining(['injured', 'occurredAt'])],
        [['done'], ['done']],
        [expect.arrayContaining(['worsenings', 'injured']), expect.arrayContaining(['medicalReportAt'])],
        [['done'], ['done']],
        [expect.anything(), expect.arrayContaining(['completedOn', 'completedDespite'])],
        [expect.anything(), expect.arrayContaining(['completedOn', 'reopenedBecause'])],
      ])
      expect(events[1]).toMatchObject({
        entered: { at: '2026-11-19T15:00:00.000Z' },
        before: { done: {} },
        after: { done: { inspect: { at: '2026-11-19T17:00' } } },
      })
      const nowhere = (id + 1000) as typeof id
      expect(refusal(await records.incidents.chronology(company.id, nowhere))).toBe('not-found')
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
      expect(await again.incidents.addressees(company.id)).toEqual([last, prosecutor])
      const wrong = await records.incidents.keepAddressee({
        companyId: company.id,
        details: { addressee: 'police', name: '' },
      })
      expect(refusal(wrong)).toBe('addressee: choice/unknown')
    })

    it('says in the chronology what came into the file and what left it; the archive shows its papers', async () => {
      const world = await anAccident()
      if (!world.opened.issuing) return
      const { records, company, opened, record } = world
      const incident = accepted(await record())
      const { id } = incident
      const said = { common: {}, injured: {} }
      const ofIncident = { id, step: 'commission', form: 'accident-commission-order', said }
      const paper = await issue(world, { title: 'Приказ о комиссии', ofIncident })
      const other = await issue(world, { number: '8' })
      const details = { step: 'inspect', name: 'Камера 3', url: 'https://example.org/3' }
      const link = accepted(await records.evidence.attachLink({ companyId: company.id, id, details }))
      accepted(await records.evidence.withdraw({ companyId: company.id, id: link.id, reason: 'Не то место' }))
      accepted(await records.documents.annul({ companyId: company.id, id: paper.id, reason: 'Ошибка' }))
      const again = await opened.reopen()
      const events = accepted(await again.incidents.chronology(company.id, id))
      expect(events.map(({ after }) => after).slice(1)).toEqual([
        { paper: { title: 'Приказ о комиссии', number: '7', date: '2026-11-20', step: 'commission' } },
        { evidence: { name: 'Камера 3', step: 'inspect' } },
        { withdrawnEvidence: { name: 'Камера 3', step: 'inspect', reason: 'Не то место' } },
        {
          annulledPaper: { title: 'Приказ о комиссии', number: '7', date: '2026-11-20', reason: 'Ошибка' },
        },
      ])
      expect(accepted(await again.incidents.get(company.id, id)).papers).toMatchObject([
        { documentId: paper.id, annulled: true },
      ])
      const found = (incidentId: typeof id | null) =>
        again.documents.list(company.id, { ...everyDocument, incidentId })
      expect((await found(id)).map((one) => [one.id, one.incidentId])).toEqual([[paper.id, id]])
      expect((await found(null)).map((one) => one.id).toSorted()).toEqual([paper.id, other.id].toSorted())
      expect(await found((id + 1) as typeof id)).toEqual([])
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

    it('writes notes into the chronology, each with its moment', async () => {
      const { records, company, record } = await anAccident()
      const { id } = accepted(await record())
      const note = (details: Input) => records.incidents.addNote({ companyId: company.id, id, details })
      accepted(await note({ text: 'Смазка на полу', at: '2026-11-19T14:20' }))
      accepted(await note({ text: 'Ограждение снято' }))
      const events = accepted(await records.incidents.chronology(company.id, id))
      expect(events.slice(1).map(({ after }) => after)).toEqual([
        { note: { text: 'Смазка на полу', at: '2026-11-19T14:20' } },
        { note: { text: 'Ограждение снято', at: '2026-11-19T18:00' } },
      ])
      expect(refusal(await note({ text: ' ' }))).toBe('text: text/required')
      expect(refusal(await note({ text: 'x'.repeat(2001) }))).toBe('text: text/too-long')
      expect(refusal(await note({ text: 'x', at: 'вчера' }))).toBe('at: date/invalid')
      expect(refusal(await note({ text: 'x', at: '2026-11-19T14:09' }))).toBe('at: step/before-accident')
      expect(refusal(await note({ text: 'x', at: '2026-11-19T18:01' }))).toBe('at: step/in-future')
      const nowhere = { companyId: company.id, id: (id + 1000) as typeof id, details: { text: 'x' } }
      expect(refusal(await records.incidents.addNote(nowhere))).toBe('not-found')
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
