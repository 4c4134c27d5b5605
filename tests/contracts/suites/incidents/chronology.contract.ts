import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describe, expect, it } from 'vitest'
import { atStep } from '#tests/evidence-example.ts'
import { microtraumaTyped } from '#tests/microtraumas-example.ts'
import type { NewWorld } from '../../contracts.ts'
import { issue } from '../../documents.ts'
import { accepted, refusal } from '../../world.ts'
import { newAccident } from './new-accident.ts'

/** What was entered, by whom and when. */
export const chronologyContract = (newWorld: NewWorld) =>
  describe('IncidentRepository: chronology', () => {
    const anAccident = () => newAccident(newWorld)

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
      const events = accepted(await again.incidents.readChronology(company.id, id))
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
      expect(refusal(await records.incidents.readChronology(company.id, nowhere))).toBe('not-found')
    })

    it('has a certificate among the papers of its microtrauma, and in the file of the accident that it became', async () => {
      const world = await anAccident()
      if (!world.opened.issuing) return
      const { records, company, opened, hire } = world
      const companyId = company.id
      const { id: employeeId } = await hire('Титов')
      const told = { ...microtraumaTyped, date: '10.03.2026', reportDate: '10.03.2026' }
      const details = { ...told, injured: { employeeId } }
      const { id } = accepted(await records.microtraumas.record({ companyId, details }))
      const form = 'microtrauma-certificate'
      const ofMicrotrauma = { id, form }
      const wrong = await issue(world, { title: 'Справка', ofMicrotrauma })
      const right = await issue(world, { number: '8', title: 'Справка', ofMicrotrauma })
      accepted(await records.documents.annul({ companyId, id: wrong.id, reason: 'Ошибка' }))
      const again = await opened.reopen()
      const paper = (document: typeof wrong, number: string) => ({
        ...{ documentId: document.id, form, step: '', title: 'Справка', number, date: document.date },
      })
      const papers = [{ ...paper(wrong, '7'), annulled: true }, paper(right, '8')]
      expect(accepted(await again.microtraumas.get(companyId, id)).papers).toEqual(papers)
      const events = accepted(await again.microtraumas.readChronology(companyId, id))
      expect(events.slice(1).flatMap(({ after }) => Object.keys(after))).toEqual([
        'paper',
        'paper',
        'annulledPaper',
      ])
      const worse = { severity: 'easy', date: '11.03.2026', time: '12:00', because: 'Больничный' }
      const became = accepted(await records.microtraumas.becomeAccident({ companyId, id, details: worse }))
      expect(became.papers).toEqual(papers)
      const inFile = await records.documents.list(companyId, { ...everyDocument, incidentId: became.id })
      expect(inFile.map((one) => [one.id, one.incidentId, one.microtraumaId])).toEqual([
        [right.id, became.id, id],
        [wrong.id, became.id, id],
      ])
      accepted(await records.documents.annul({ companyId, id: right.id, reason: 'Ошибка' }))
      const file = accepted(await records.incidents.get(companyId, became.id))
      expect(file.papers.map(({ annulled }) => annulled)).toEqual([true, true])
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
      const details = { name: 'Камера 3', url: 'https://example.org/3' }
      const link = accepted(
        await records.evidence.attachLink({ companyId: company.id, of: atStep(id, 'inspect'), details }),
      )
      accepted(await records.evidence.withdraw({ companyId: company.id, id: link.id, reason: 'Не то место' }))
      accepted(await records.documents.annul({ companyId: company.id, id: paper.id, reason: 'Ошибка' }))
      const again = await opened.reopen()
      const events = accepted(await again.incidents.readChronology(company.id, id))
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

    it('writes notes into the chronology, each with its moment', async () => {
      const { records, company, record } = await anAccident()
      const { id } = accepted(await record())
      const note = (details: Input) => records.incidents.addNote({ companyId: company.id, id, details })
      accepted(await note({ text: 'Смазка на полу', at: '2026-11-19T14:20' }))
      accepted(await note({ text: 'Ограждение снято' }))
      const events = accepted(await records.incidents.readChronology(company.id, id))
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
  })
