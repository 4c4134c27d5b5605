import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { countByRule } from '@osh/core/documents/library/duties-by-rule.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { programmeOnProtocol } from '@osh/core/memos/protocols-of-memo.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import { aDocument, bytesOf, fileOf, issue } from '../documents.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refusal, today } from '../world.ts'

const firstAid = trainingPrograms[0]?.title ?? ''

/** Editions of issued papers, and protocols that wait for one with numbers of the register. */
export const editionsContract = (opened: () => Opened) =>
  describe('editions', () => {
    const anOffice = async () => {
      const { storage, clock } = opened()
      clock.set(today)
      const own = storage.openRecords(await newUser(storage))
      const nowhere = async () => own
      const world = await newWorld({
        ...(await recordsIn(opened())),
        ...{ records: own, issuing: own.documents, reopen: nowhere, another: nowhere },
      })
      const companyId = world.company.id
      const draft = { ...aDocument({ title: 'Приказ, дополненный' }), files: files('новая') }
      const reissue = (of: DocumentId, after = of) =>
        own.documents.reissue({ companyId, of, after, isDue: false, draft })
      return { own, world, companyId, reissue }
    }

    it('keeps all editions of a paper under one number and day, and takes no number', async () => {
      const { own, world, companyId, reissue } = await anOffice()
      const employees = [{ id: (await world.hire('Абрамова')).id, fullName: 'Абрамова' }]
      const first = await issue(world, { number: '7', employees })
      expect(first).toMatchObject({ edition: 1, editionOf: null, awaitsEdition: false })
      const second = accepted(await reissue(first.id))
      expect(second).toMatchObject({
        ...{ number: first.number, date: first.date, employees, edition: 2, editionOf: first.id },
        ...{ title: 'Приказ, дополненный', batch: second.id, annulled: null, awaitsEdition: false },
      })
      const third = accepted(await reissue(first.id, second.id))
      expect(third.edition).toBe(3)
      expect(await own.documents.listEditions(companyId, first.id)).toEqual([first, second, third])
      expect(await own.documents.listEditions(companyId, second.id)).toEqual([])
      expect(accepted(await own.documents.get(companyId, second.id))).toEqual(second)
      expect(await bytesOf(own.documents, first, 'docx')).toBe(latin('docx 7'))
      expect(await bytesOf(own.documents, second, 'docx')).toBe(latin('docx новая'))
      const listed = await own.documents.listPage(companyId, { ...everyDocument, page: 1, limit: 10 })
      expect([listed.total, listed.items.map(({ id }) => id)]).toEqual([3, [third.id, second.id, first.id]])
      const found = await own.documents.list(companyId, { ...everyDocument, search: 'редакция 2' })
      expect(found.map(({ id }) => id)).toEqual([second.id])
      const free = await own.documents.listFreeNumbers(companyId, 2026, { integer: 6, letter: '' }, 1)
      expect(free).toEqual([{ integer: 8, letter: '' }])
      expect(refusal(await own.documents.issue({ companyId, draft: aDocument() }))).toContain(
        'document-number/taken',
      )
    })

    it('follows the last edition alone, of the first edition alone, and of a paper that holds', async () => {
      const { own, world, companyId, reissue } = await anOffice()
      const first = await issue(world)
      const second = accepted(await reissue(first.id))
      expect(refusal(await reissue(first.id))).toBe('stale')
      expect(refusal(await reissue(second.id))).toBe('not-found')
      expect(refusal(await reissue(999_999 as DocumentId))).toBe('not-found')
      const annul = ({ id }: Document) => own.documents.annul({ companyId, id, reason: 'Не тот' })
      accepted(await annul(second))
      const third = accepted(await reissue(first.id, second.id))
      for (const one of [first, third]) accepted(await annul(one))
      expect(refusal(await reissue(first.id, third.id))).toBe('document/annulled-already')
    })

    it('of two who issue an edition at one time one is refused', async () => {
      const { own, world, companyId, reissue } = await anOffice()
      const first = await issue(world)
      const both = await Promise.all([reissue(first.id), reissue(first.id)])
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
      expect(await own.documents.listEditions(companyId, first.id)).toHaveLength(2)
    })

    it('tells what a document was made from, and begins the next paper with the answers of a first edition', async () => {
      const { own, world, companyId, reissue } = await anOffice()
      const first = await issue(world, { answers: { place: 'Цех' }, data: { a: 1 } })
      accepted(await reissue(first.id))
      const source = await own.documents.readSource(companyId, first.id)
      expect(source).toEqual({ data: { a: 1 }, answers: { place: 'Цех' } })
      expect(await own.documents.readSource(companyId, 999_999 as DocumentId)).toBeNull()
      expect(await own.documents.readLastAnswers(companyId, first.templateId)).toEqual({ place: 'Цех' })
    })

    it('counts papers of before a day by form, and obligations by the rule that they fall under', async () => {
      const { own, world, companyId } = await anOffice()
      const wrong = await issue(world, { number: '1', date: day('2026-01-10') })
      for (const [number, date] of [
        ['2', '2026-01-10'],
        ['3', '2026-01-11'],
        ['4', '2026-01-12'],
      ] as const)
        await issue(world, { number, date: day(date) })
      accepted(await own.documents.annul({ companyId, id: wrong.id, reason: 'Не тот' }))
      expect(await own.law.countPapers(companyId, day('2026-01-12'))).toEqual(
        new Map([[wrong.templateId, 2]]),
      )
      expect(await own.law.countPapers(companyId, null)).toEqual(new Map([[wrong.templateId, 3]]))
      const someone = await world.hire('Абрамова')
      for (const ruleId of ['train.AB', 'train.AB', null]) await world.assign(someone, { ruleId })
      const cap = {
        section: 'ppe',
        name: 'Каска',
        quantity: 1,
        unit: 'piece',
        norm: '783',
        size: null,
      } as const
      for (const subject of [
        { ...cap, event: 'issuance' },
        { section: 'medicalExamination', factorNumber: '4.4' },
        { section: 'workingConditions', established: '2' },
      ] as const)
        await world.assign(someone, { subject, ruleId: null, periodicity: { kind: 'every', months: 12 } })
      const declared = { section: 'workingConditions', established: '2' } as const
      await world.assign(someone, { subject: declared, ruleId: null, periodicity: { kind: 'indefinite' } })
      const removed = await world.assign(someone, { ruleId: 'train.AB' })
      accepted(await own.obligations.remove({ companyId, id: removed.id }))
      expect(countByRule(await own.law.countDuties(companyId))).toEqual(
        new Map([
          ...[['train.AB', 2] as const, ['ppe.term', 1] as const, ['train.firstaid', 1] as const],
          ...[['med.factor', 1] as const, ['sout.repeat', 1] as const],
        ]),
      )
    })

    it('lets a protocol wait for an edition once the register has numbered its checks', async () => {
      const { own, world, companyId, reissue } = await anOffice()
      const people = [await world.hire('Абрамова', { snils: '112-233-445 95' }), await world.hire('Белова')]
      for (const one of people)
        await world.assign(one, { subject: { section: 'training', name: firstAid }, date: today })
      const protocol = (given: Parameters<typeof issue>[1] = {}) =>
        issue(world, {
          ...{ templateId: 5001 as TemplateId, number: '12', date: today },
          employees: people.map(({ id, lastName: fullName }) => ({ id, fullName })),
          answers: { programme: programmeOnProtocol.firstAid },
          ...given,
        })
      const first = await protocol()
      await protocol({ number: '13' })
      await protocol({ number: '12А', answers: { programme: programmeOnProtocol.A } })
      const [check] = await own.registry.listChecks(companyId, { from: today, to: today })
      const details = { checks: [{ completionId: check?.completionId, protocol: '12' }] }
      const { id } = accepted(await own.registry.form({ companyId, details }))
      const records = [{ record: `${companyId}-${id}-1`, number: '4512' }]
      const taken = accepted(await own.registry.answer({ companyId, details: { setId: id, records } }))
      expect(taken.protocols).toEqual([first.id])
      const awaiting = async () =>
        (await own.documents.list(companyId, everyDocument)).filter((one) => one.awaitsEdition)
      expect((await awaiting()).map((one) => one.id)).toEqual([first.id])
      const asked = {
        ...{ from: day('2020-01-01'), to: day('2031-12-31'), protocol: '12' },
        employeeIds: people.map((one) => one.id),
      }
      const own12 = await own.registry.listOfProtocol(companyId, asked)
      expect(own12.map((one) => [one.person.lastName, one.registry])).toEqual([['Абрамова', '4512']])
      expect(await own.registry.listOfProtocol(companyId, { ...asked, protocol: '13' })).toEqual([])
      expect(await own.registry.listOfProtocol(companyId, { ...asked, employeeIds: [] })).toEqual([])
      expect(await own.registry.listOfProtocol(companyId, { ...asked, to: day('2020-01-02') })).toEqual([])
      accepted(await reissue(first.id))
      expect(await awaiting()).toEqual([])
    })
  })

const files = (text: string) => ({ docx: fileOf(`docx ${text}`), pdf: null })
const latin = (text: string) => new TextDecoder('latin1').decode(new TextEncoder().encode(text))
