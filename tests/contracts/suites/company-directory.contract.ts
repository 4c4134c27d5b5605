import type { CompanyId } from '@osh/core/companies/company.ts'
import { describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, nextInn, refusal, rowOf } from '../world.ts'

export const companyDirectoryContract = (newWorld: NewWorld) =>
  describe('CompanyDirectory', () => {
    it('gives back what was added, with an id and the first version', async () => {
      const { records } = await newWorld()
      const soleProprietor = { inn: '500100732259', kpp: null, ogrn: '304500116000157' }
      const details = aCompany({ ...soleProprietor, timeZone: 'Asia/Vladivostok' })
      const added = accepted(await records.companies.add({ details }))
      expect(added).toEqual({ ...details, id: added.id, version: 1 })
      expect(added.id).toBeGreaterThan(0)
      expect(accepted(await records.companies.get(added.id))).toEqual(added)
      expect(await records.companies.list()).toContainEqual(added)
    })

    it('begins with ИНН, name and director, and takes the rest later', async () => {
      const { records } = await newWorld()
      const { name, directorName } = aCompany()
      const inn = nextInn()
      const added = accepted(await records.companies.add({ details: { name, directorName, inn } }))
      expect(added).toMatchObject({
        name,
        directorName,
        inn,
        shortName: null,
        ogrn: null,
        timeZone: 'Europe/Moscow',
      })
      expect(accepted(await records.companies.get(added.id))).toEqual(added)
      const patch = { legalAddress: 'Архангельск, ул. Поморская, 1' }
      const changed = accepted(await records.companies.change({ companyId: added.id, patch, version: null }))
      expect(changed).toEqual({ ...added, ...patch, version: 2 })
    })

    it('counts how far it is on its way to the first memo, and keeps whether that is hidden', async () => {
      const { records, opened, company, clock, department, hire, assign, form } = await newWorld()
      const begun = { begunAt: expect.stringContaining('2026-11-20'), hidden: false, departments: 1 }
      expect(await records.companies.readFirstRun(company.id)).toEqual({
        ...begun,
        employees: 0,
        obligations: 0,
        memos: 0,
      })
      expect(department.companyId).toBe(company.id)
      clock.set('2026-11-21T09:00:00.000Z' as ReturnType<typeof clock.now>)
      const made = await assign(await hire('Абрамова'))
      const gone = await assign(await hire('Жуков'))
      accepted(await records.obligations.remove({ companyId: company.id, id: gone.id }))
      await form('training', [rowOf(made)])
      const run = { ...begun, employees: 2, obligations: 1, memos: 1 }
      expect(await records.companies.readFirstRun(company.id)).toEqual(run)
      for (const hidden of [true, true, false, true])
        accepted(await records.companies.hideFirstRun({ companyId: company.id, hidden }))
      const reopened = await opened.reopen()
      expect(await reopened.companies.readFirstRun(company.id)).toEqual({ ...run, hidden: true })
      const stranger = opened.stranger.companies.hideFirstRun({ companyId: company.id, hidden: false })
      expect(refusal(await stranger)).toBe('not-found')
    })

    it('has the open company first, until another is', async () => {
      const { records, opened, company } = await newWorld()
      const later = (await newWorld()).company
      const firstOf = async (asked: typeof records) => (await asked.companies.list())[0]?.id
      expect(accepted(await records.companies.open({ companyId: later.id }))).toEqual(later)
      expect(await firstOf(records)).toBe(later.id)
      expect(await firstOf(await opened.reopen())).toBe(later.id)
      accepted(await records.companies.open({ companyId: company.id }))
      expect(await firstOf(records)).toBe(company.id)
      expect(refusal(await opened.stranger.companies.open({ companyId: later.id }))).toBe('not-found')
    })

    it('removes no company of a person’s own', async () => {
      const { records, company } = await newWorld()
      expect(refusal(await records.companies.removeExample({ companyId: company.id }))).toBe('not-found')
      expect(accepted(await records.companies.get(company.id))).toEqual(company)
    })

    it('keeps what was added when it is opened again', async () => {
      const { opened, company } = await newWorld()
      const reopened = await opened.reopen()
      expect(accepted(await reopened.companies.get(company.id))).toEqual(company)
    })

    it('lists the oldest company first', async () => {
      const { records } = await newWorld()
      const oldest = Math.min(...(await records.companies.list()).map(({ id }) => id))
      accepted(await records.companies.open({ companyId: oldest as CompanyId }))
      const ids = (await records.companies.list()).map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    })

    it('refuses an ИНН that the person has already, at once and at the same moment', async () => {
      const { records, opened, company } = await newWorld()
      expect(refusal(await records.companies.add({ details: aCompany({ inn: company.inn }) }))).toBe(
        'inn: inn/taken',
      )
      const inn = nextInn()
      const clients = [records, await opened.another(), await opened.another()]
      const added = await Promise.all(
        clients.map(({ companies }) => companies.add({ details: aCompany({ inn }) })),
      )
      expect(added.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('lets two people enter the same ИНН', async () => {
      const { company, opened } = await newWorld()
      expect((await opened.stranger.companies.add({ details: aCompany({ inn: company.inn }) })).ok).toBe(true)
    })

    it('changes what was named and nothing else, and counts versions up', async () => {
      const { records, company } = await newWorld()
      const changed = accepted(
        await records.companies.change({
          companyId: company.id,
          patch: { shortName: 'ООО «Юг»' },
          version: 1,
        }),
      )
      expect(changed).toEqual({ ...company, shortName: 'ООО «Юг»', version: 2 })
      expect(accepted(await records.companies.get(company.id))).toEqual(changed)
    })

    it('refuses a change of a stale version, and takes any without one', async () => {
      const { records, company } = await newWorld()
      await records.companies.change({
        companyId: company.id,
        patch: { phone: '+7 (495) 000-00-01' },
        version: 1,
      })
      expect(
        refusal(
          await records.companies.change({
            companyId: company.id,
            patch: { phone: '+7 (495) 000-00-02' },
            version: 1,
          }),
        ),
      ).toBe('stale')
      const changed = accepted(
        await records.companies.change({
          companyId: company.id,
          patch: { phone: '+7 (495) 000-00-03' },
          version: null,
        }),
      )
      expect(changed.version).toBe(3)
    })

    it('lets one of several changes of the same version through', async () => {
      const { opened, company } = await newWorld()
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened.another()))
      const changes = await Promise.all(
        clients.map(({ companies }, i) =>
          companies.change({ companyId: company.id, patch: { shortName: `ООО «${i + 1}»` }, version: 1 }),
        ),
      )
      expect(changes.map((change) => (change.ok ? 'changed' : change.error.code)).toSorted()).toEqual([
        'changed',
        'stale',
        'stale',
        'stale',
      ])
    })

    it('refuses to change the ИНН to that of another own company, and takes its own again', async () => {
      const { records, company } = await newWorld()
      const other = accepted(await records.companies.add({ details: aCompany({ inn: nextInn() }) }))
      expect(
        refusal(
          await records.companies.change({ companyId: other.id, patch: { inn: company.inn }, version: null }),
        ),
      ).toBe('inn: inn/taken')
      expect(
        (await records.companies.change({ companyId: other.id, patch: { inn: other.inn }, version: null }))
          .ok,
      ).toBe(true)
    })

    it('knows no company of other people, nor one that is not there', async () => {
      const { opened, company } = await newWorld()
      const { stranger, records } = opened
      expect(refusal(await stranger.companies.get(company.id))).toBe('not-found')
      expect(
        refusal(
          await stranger.companies.change({
            companyId: company.id,
            patch: { phone: '+7 (495) 000-00-04' },
            version: null,
          }),
        ),
      ).toBe('not-found')
      expect((await stranger.companies.list()).map(({ id }) => id)).not.toContain(company.id)
      expect(refusal(await records.companies.get(999_999_999 as CompanyId))).toBe('not-found')
    })

    it('is a company of whoever added it, who signs what is entered there', async () => {
      const world = await newWorld()
      const members = await world.records.members.list(world.company.id)
      expect(members).toEqual([{ id: expect.any(Number), fullname: null, position: null }])
      const made = await world.assign(await world.hire('Абрамова'))
      const [fact] = await world.completions(made.id)
      expect(members.map(({ id }) => id)).toEqual([fact?.enteredBy])
    })

    it('keeps the chosen activities', async () => {
      const { records, company } = await newWorld()
      const chosen = (await records.companies.listActivities()).slice(0, 2).map(({ id }) => id)
      expect(chosen).toHaveLength(2)
      const changed = accepted(
        await records.companies.change({
          companyId: company.id,
          patch: { activities: chosen },
          version: null,
        }),
      )
      expect(changed.activities).toEqual(chosen)
      expect(accepted(await records.companies.get(company.id)).activities).toEqual(chosen)
    })
  })
