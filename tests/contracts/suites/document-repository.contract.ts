import type { DocumentId } from '@osh/core/documents/document.ts'
import type { TemplateId, TemplateKind } from '@osh/core/documents/library/template.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { aDocument, bytesOf, issue, issuingOf } from '../documents.ts'
import { accepted, refusal, refused } from '../world.ts'

/** Issuing: numbers and stored bytes. */
export const documentRepositoryContract = (newWorld: NewWorld) =>
  describe('DocumentRepository', () => {
    it('gives back the document that was issued, and its bytes the same each time', async () => {
      const world = await newWorld()
      const document = await issue(world, { number: '12А' })
      expect(document).toMatchObject({ number: { integer: 12, letter: 'А' }, companyId: world.company.id })
      expect(document.batch).toBe(document.id)
      expect(document.files.docx.size).toBe('docx 12А'.length + 1)
      const draft = aDocument({ number: '12А' })
      expect(document.files.pdf?.sha256).toBe(draft.files.pdf?.sha256)
      for (const format of ['docx', 'pdf'] as const) {
        const file = accepted(await issuingOf(world).readFile(world.company.id, document.id, format))
        expect(file.sha256).toBe(draft.files[format]?.sha256)
        expect([...file.bytes]).toEqual([...(draft.files[format]?.bytes ?? [])])
      }
      const kept = await (await world.opened.reopen()).documents.get(world.company.id, document.id)
      expect(accepted(kept)).toEqual(document)
    })

    it('gives of each form the latest that held on a day: neither later ones nor annulled ones', async () => {
      const world = await newWorld()
      const { id } = world.company
      const issueOn = (date: string, templateId: number, number: string) =>
        issue(world, { number, date: day(date), templateId: templateId as TemplateId })
      const first = await issueOn('2026-03-02', 3, '1')
      const second = await issueOn('2026-06-01', 3, '2')
      const wrong = await issueOn('2026-08-03', 3, '3')
      const other = await issueOn('2026-04-06', 5, '4')
      accepted(await world.records.documents.annul({ companyId: id, id: wrong.id, reason: 'не та дата' }))
      const held = async (on: string) =>
        (await issuingOf(world).listHeld(id, day(on))).map((document) => document.id)
      expect(await held('2026-03-01')).toEqual([])
      expect(await held('2026-05-31')).toEqual([other.id, first.id])
      expect(await held('2026-09-01')).toEqual([second.id, other.id])
    })

    it('refuses a number of the year with the five lowest free ones', async () => {
      const world = await newWorld()
      for (const number of ['1', '2', '4']) await issue(world, { number })
      const again = refused(
        await issuingOf(world).issue({ companyId: world.company.id, draft: aDocument({ number: '002' }) }),
      )
      expect(again).toEqual({
        code: 'fields',
        errors: [{ field: 'documentNumber', code: 'document-number/taken', free: ['3', '5', '6', '7', '8'] }],
      })
      expect(await world.records.documents.list(world.company.id, everything)).toHaveLength(3)
    })

    it('takes 7 and 7А side by side, and 7а for 7А', async () => {
      const world = await newWorld()
      await issue(world, { number: '7' })
      await issue(world, { number: '7А' })
      const again = refused(
        await issuingOf(world).issue({ companyId: world.company.id, draft: aDocument({ number: '7а' }) }),
      )
      expect(again).toMatchObject({ errors: [{ free: ['1А', '2А', '3А', '4А', '5А'] }] })
    })

    it('begins again with the calendar year of the date, and with the company', async () => {
      const world = await newWorld()
      await issue(world)
      await issue(world, { date: day('2025-12-31') })
      await issue(world, { date: day('2024-01-01') })
      expect((await issue(await newWorld())).number.integer).toBe(7)
    })

    it('gives a number to one of many who take it at the same moment, and free ones to the others', async () => {
      const world = await newWorld()
      const documents = issuingOf(world)
      const issued = await Promise.all(
        Array.from({ length: 12 }, () =>
          documents.issue({ companyId: world.company.id, draft: aDocument({ number: '3' }) }),
        ),
      )
      expect(issued.filter(({ ok }) => ok)).toHaveLength(1)
      for (const one of issued)
        if (!one.ok)
          expect(one.error).toMatchObject({
            errors: [{ code: 'document-number/taken', free: ['1', '2', '4', '5', '6'] }],
          })
      const page = await world.records.documents.listPage(world.company.id, {
        ...everything,
        page: 1,
        limit: 10,
      })
      expect(page.total).toBe(1)
    })

    it('numbers all documents in one series, until the company numbers those of each kind in their own', async () => {
      const world = await newWorld()
      const documents = issuingOf(world)
      const companyId = world.company.id
      const first = { integer: 0, letter: '' }
      const freeFor = async (kind: TemplateKind) =>
        (await documents.listFreeNumbers(companyId, 2026, first, 2, kind)).map(({ integer }) => integer)
      await issue(world, { number: '1', kind: null })
      await issue(world, { number: '2', kind: 'order' })
      const journal = aDocument({ number: '2', kind: 'journal' })
      expect(refusal(await documents.issue({ companyId, draft: journal }))).toBe(
        'documentNumber: document-number/taken',
      )
      expect(await freeFor('journal')).toEqual([3, 4])
      await world.records.companies.change({ companyId, patch: { numbering: 'byKind' }, version: null })
      expect([await freeFor('journal'), await freeFor('order')]).toEqual([
        [2, 3],
        [3, 4],
      ])
      const issued = accepted(await documents.issue({ companyId, draft: journal }))
      expect([issued.kind, issued.number.integer]).toEqual(['journal', 2])
      const ofOld = aDocument({ number: '1', kind: 'journal' })
      expect(refused(await documents.issue({ companyId, draft: ofOld }))).toMatchObject({
        errors: [{ free: ['3', '4', '5', '6', '7'] }],
      })
      await world.records.companies.change({ companyId, patch: { numbering: 'whole' }, version: null })
      expect(await freeFor('order')).toEqual([3, 4])
    })

    it('of two kinds at the same moment gives one number once in one series, and to each in its own', async () => {
      const world = await newWorld()
      const documents = issuingOf(world)
      const companyId = world.company.id
      const kinds = ['order', 'journal', 'order', 'journal', 'act', 'order'] as const
      const issueAll = async (number: string) => {
        const drafts = kinds.map((kind) => aDocument({ number, kind }))
        const issued = await Promise.all(drafts.map((draft) => documents.issue({ companyId, draft })))
        return issued.flatMap((one) => (one.ok ? [one.value.kind] : [])).toSorted()
      }
      expect(await issueAll('3')).toHaveLength(1)
      await world.records.companies.change({ companyId, patch: { numbering: 'byKind' }, version: null })
      expect(await issueAll('4')).toEqual(['act', 'journal', 'order'])
    })

    it('offers the free numbers above another', async () => {
      const world = await newWorld()
      await issue(world, { number: '9' })
      const free = await issuingOf(world).listFreeNumbers(
        world.company.id,
        2026,
        { integer: 7, letter: '' },
        3,
      )
      expect(free.map(({ integer }) => integer)).toEqual([8, 10, 11])
    })

    it('keeps together what was issued together', async () => {
      const world = await newWorld()
      const first = await issue(world, { number: '1' })
      const second = await issue(world, { number: '2', batch: first.id })
      await issue(world, { number: '3' })
      expect(await issuingOf(world).listBatch(world.company.id, second.id)).toEqual([first, second])
      for (const batch of [second.id, 999_999_999 as DocumentId])
        expect(
          refusal(
            await issuingOf(world).issue({
              companyId: world.company.id,
              draft: aDocument({ number: '5', batch }),
            }),
          ),
        ).toBe('not-found')
    })

    it('gives no bytes of another company', async () => {
      const world = await newWorld()
      const document = await issue(world)
      const { company } = await newWorld()
      expect(refusal(await issuingOf(world).readFile(company.id, document.id, 'pdf'))).toBe('not-found')
      expect(await issuingOf(world).listBatch(company.id, document.id)).toEqual([])
      expect(await bytesOf(issuingOf(world), document, 'docx')).toBe('docx 7')
    })
  })

const everything = {
  incidentId: null,
  microtraumaId: null,
  search: '',
  groupId: null,
  templateId: null,
  employeeId: null,
  from: null,
  to: null,
} as const
