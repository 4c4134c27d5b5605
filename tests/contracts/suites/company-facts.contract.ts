import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal, refused } from '../world.ts'

/** What a company says of itself once. */
export const companyFactsContract = (newWorld: NewWorld) =>
  describe('CompanyFactRepository', () => {
    const factWorld = async () => {
      const world = await newWorld()
      const { records, company } = world
      const keep = (list: string, rows: readonly object[], version = 0) =>
        records.facts.keep({ companyId: company.id, details: { list, rows, version } })
      const kept = async () =>
        (await records.facts.list(company.id)).map(({ list, rows, version }) => [list, rows, version])
      return { ...world, keep, kept }
    }
    const [pump, tank] = [
      { name: 'Насос', registration: '7', place: 'Котельная' },
      { name: 'Бак', registration: '', place: '' },
    ]

    it('keeps the rows of a list in their order, each list apart, with who and when', async () => {
      const { keep, kept, records, company, opened } = await factWorld()
      accepted(await keep('pressure', [tank, pump]))
      accepted(await keep('buildings', [{ name: 'Склад' }]))
      expect(await kept()).toEqual([
        ['buildings', [{ name: 'Склад', address: '' }], 1],
        ['pressure', [tank, pump], 1],
      ])
      const [first] = await records.facts.list(company.id)
      expect(first).toMatchObject({ companyId: company.id, entered: { at: expect.stringContaining('T') } })
      expect(await (await opened.reopen()).facts.list(company.id)).toHaveLength(2)
    })

    it('changes all rows at once, and refuses whoever has not seen the last change', async () => {
      const { keep, kept } = await factWorld()
      accepted(await keep('pressure', [pump]))
      accepted(await keep('pressure', [tank], 1))
      expect(refused(await keep('pressure', [pump], 1))).toEqual({ code: 'stale' })
      expect(refused(await keep('pressure', [pump]))).toEqual({ code: 'stale' })
      expect(await kept()).toEqual([['pressure', [tank], 2]])
    })

    it('of two who fill an empty list at the same time one is refused, as whoever comes late', async () => {
      const { keep, kept, company, opened } = await factWorld()
      const other = await opened.another()
      const details = { list: 'pressure', rows: [tank], version: 0 }
      const both = await Promise.all([
        keep('pressure', [pump]),
        other.facts.keep({ companyId: company.id, details }),
      ])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'stale' } })
      expect((await kept()).map(([, , version]) => version)).toEqual([1])
    })

    it('refuses a list that is not there, and cells that are not what they have to be', async () => {
      const { keep, kept } = await factWorld()
      expect(refusal(await keep('tanks', [pump]))).toBe('list: choice/unknown')
      expect(refusal(await keep('kits', [{ kind: 'большая' }]))).toBe('kind: choice/unknown')
      expect(await kept()).toEqual([])
    })

    it('is a company’s own', async () => {
      const [one, other] = [await factWorld(), await newWorld()]
      accepted(await one.keep('pressure', [pump]))
      expect(await other.records.facts.list(other.company.id)).toEqual([])
    })
  })
