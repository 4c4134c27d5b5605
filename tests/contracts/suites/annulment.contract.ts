import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../contracts.ts'
import { aDocument, bytesOf, issue, issuingOf } from '../documents.ts'
import { accepted, refusal, refused } from '../world.ts'

/** A document that was issued wrongly. */
export const annulmentContract = (newWorld: NewWorld) =>
  describe('DocumentArchive: annulment', () => {
    it('marks the document with the reason, who and when; it stays in the archive with its files', async () => {
      const world = await newWorld()
      if (!world.opened.issuing) return
      const { records, company } = world
      const [wrong, right] = [await issue(world), await issue(world, { number: '8' })]
      expect(wrong.annulled).toBeNull()
      const given = { companyId: company.id, id: wrong.id, reason: 'Не тот работник' }
      const annulled = accepted(await records.documents.annul(given))
      expect(annulled).toEqual({
        ...wrong,
        annulled: { reason: 'Не тот работник', by: wrong.enteredBy, at: expect.any(String) },
      })
      const archive = (await world.opened.reopen()).documents
      expect(accepted(await archive.get(company.id, wrong.id))).toEqual(annulled)
      expect(await archive.list(company.id, everyDocument)).toEqual([right, annulled])
      expect(await bytesOf(issuingOf(world), wrong, 'docx')).toBe('docx 7')
    })

    it('gives its number to no other', async () => {
      const world = await newWorld()
      if (!world.opened.issuing) return
      const { records, company } = world
      const { id } = await issue(world)
      accepted(await records.documents.annul({ companyId: company.id, id, reason: 'Ошибка в дате' }))
      const again = await issuingOf(world).issue({ companyId: company.id, draft: aDocument() })
      expect(refusal(again)).toMatch(/document-number\/taken/)
      const free = await records.documents.listFreeNumbers(company.id, 2026, { integer: 6, letter: '' }, 1)
      expect(free).toEqual([{ integer: 8, letter: '' }])
    })

    it('takes back what was remembered with it, and leaves what two others had remembered at one moment', async () => {
      const world = await newWorld()
      if (!world.opened.issuing) return
      const { records, company } = world
      const remember = (plate: string) => ({
        remembered: [
          {
            ...{ name: 'cars', label: 'Машины', list: 'vehicles' },
            edits: [{ before: null, after: { vehicle: 'ГАЗ', plate } }],
          },
        ],
      })
      const plates = async () =>
        (await records.facts.list(company.id))[0]?.rows.map(({ plate }) => plate) ?? []
      const [first] = await Promise.all([
        issue(world, remember('1')),
        issue(world, { number: '8', ...remember('2') }),
      ])
      await issue(world, { number: '9', ...remember('2') })
      expect((await plates()).toSorted()).toEqual(['1', '2'])
      accepted(await records.documents.annul({ companyId: company.id, id: first.id, reason: 'Ошибка' }))
      expect(await plates()).toEqual(['2'])
    })

    it('asks for a reason, and is done once', async () => {
      const world = await newWorld()
      if (!world.opened.issuing) return
      const { records, company } = world
      const { id } = await issue(world)
      const annul = (reason: unknown) => records.documents.annul({ companyId: company.id, id, reason })
      expect(refusal(await annul('  '))).toBe('reason: text/required')
      accepted(await annul('Ошибка в дате'))
      expect(refused(await annul('Другая причина'))).toEqual({ code: 'document/annulled-already' })
      expect(accepted(await records.documents.get(company.id, id)).annulled?.reason).toBe('Ошибка в дате')
    })
  })
