import type { DepartmentId } from '@osh/core/departments/department.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import { describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, nextInn, refusal } from '../world.ts'

export const departmentsAndPositionsContract = (newWorld: NewWorld) =>
  describe('DepartmentRepository and PositionCatalogue', () => {
    it('lists departments in Russian order, ё beside е', async () => {
      const { records, company } = await newWorld()
      for (const name of ['Ёмкости', 'Жилой посёлок', 'Единая служба', 'Ельник', 'абразивный участок'])
        await records.departments.add({ companyId: company.id, name })
      expect((await records.departments.list(company.id)).map(({ name }) => name)).toEqual([
        'абразивный участок',
        'Единая служба',
        'Ельник',
        'Ёмкости',
        'Жилой посёлок',
        'Карьер',
      ])
    })

    it('gives back the department that was added, and keeps it', async () => {
      const { opened, records, company } = await newWorld()
      const added = accepted(await records.departments.add({ companyId: company.id, name: 'Склад' }))
      expect(added).toEqual({ id: added.id, companyId: company.id, name: 'Склад' })
      expect(await (await opened.reopen()).departments.list(company.id)).toContainEqual(added)
    })

    it('refuses a name that the company has already, in any case', async () => {
      const { records, company, department } = await newWorld()
      expect(refusal(await records.departments.add({ companyId: company.id, name: 'КАРЬЕР' }))).toBe(
        'name: department-name/taken',
      )
      const other = accepted(await records.departments.add({ companyId: company.id, name: 'Склад' }))
      expect(
        refusal(
          await records.departments.rename({ companyId: company.id, id: other.id, name: department.name }),
        ),
      ).toBe('name: department-name/taken')
      expect(await records.departments.list(company.id)).toHaveLength(2)
    })

    it('renames a department, to its own name too', async () => {
      const { records, company, department } = await newWorld()
      const renamed = accepted(
        await records.departments.rename({ companyId: company.id, id: department.id, name: 'Карьер № 2' }),
      )
      expect(renamed).toEqual({ ...department, name: 'Карьер № 2' })
      expect(
        accepted(
          await records.departments.rename({ companyId: company.id, id: department.id, name: 'карьер № 2' }),
        ).name,
      ).toBe('карьер № 2')
      expect(await records.departments.list(company.id)).toEqual([{ ...department, name: 'карьер № 2' }])
    })

    it('refuses to rename a department that is not there', async () => {
      const { records, company } = await newWorld()
      expect(
        refusal(
          await records.departments.rename({
            companyId: company.id,
            id: 999_999_999 as DepartmentId,
            name: 'Склад',
          }),
        ),
      ).toBe('not-found')
    })

    it('lets one of many have a name when they add it, or rename to it, at the same moment', async () => {
      const { opened, records, company } = await newWorld()
      const { id: companyId } = company
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened.another()))
      const added = await Promise.all(
        clients.map(({ departments }) => departments.add({ companyId, name: 'Склад' })),
      )
      const outcome = ['made', ...Array.from({ length: 3 }, () => 'name: department-name/taken')]
      expect(added.map((one) => (one.ok ? 'made' : refusal(one))).toSorted()).toEqual(outcome)
      const shops = await Promise.all(
        clients.map(async ({ departments }, i) => {
          const { id } = accepted(await records.departments.add({ companyId, name: `Цех ${i}` }))
          return { departments, id }
        }),
      )
      const renamed = await Promise.all(
        shops.map(({ departments, id }) => departments.rename({ companyId, id, name: 'Гараж' })),
      )
      expect(renamed.map((one) => (one.ok ? 'made' : refusal(one))).toSorted()).toEqual(outcome)
    })

    it('ships at least 150 positions, in Russian order', async () => {
      const { records } = await newWorld()
      const names = (await records.positions.list()).map(({ name }) => name)
      expect(names.length).toBeGreaterThanOrEqual(150)
      expect(names).toEqual(names.toSorted(compareInRussian))
    })

    it('adds a position of the company, with an id beyond the shipped ones', async () => {
      const { opened, records, company } = await newWorld()
      const added = accepted(
        await records.positions.add({ companyId: company.id, name: 'Хранитель карьерного озера' }),
      )
      expect(added.id).toBeGreaterThanOrEqual(100_000)
      expect(await (await opened.reopen()).positions.list()).toContainEqual(added)
    })

    it('gives the position that has the name already, shipped or own, in any case', async () => {
      const { records, company, position } = await newWorld()
      expect(
        accepted(await records.positions.add({ companyId: company.id, name: position.name.toUpperCase() })),
      ).toEqual(position)
      const own = accepted(
        await records.positions.add({ companyId: company.id, name: 'Смотритель дальнего карьера' }),
      )
      expect(
        accepted(await records.positions.add({ companyId: company.id, name: 'смотритель дальнего карьера' })),
      ).toEqual(own)
    })

    it('adds a name once when many add it at the same moment', async () => {
      const { opened, company } = await newWorld()
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened.another()))
      const added = await Promise.all(
        clients.map(({ positions }) =>
          positions.add({ companyId: company.id, name: `Обходчик карьера ${company.id}` }),
        ),
      )
      expect(new Set(added.map((one) => accepted(one).id)).size).toBe(1)
    })

    it('shows no one the positions of other people', async () => {
      const { opened, records, company } = await newWorld()
      const own = accepted(await records.positions.add({ companyId: company.id, name: 'Ныряльщик' }))
      expect((await opened.stranger.positions.list()).map(({ id }) => id)).not.toContain(own.id)
    })

    it('gives two companies positions of their own of the same name', async () => {
      const { records, company } = await newWorld()
      const other = accepted(await records.companies.add({ details: aCompany({ inn: nextInn() }) }))
      const own = accepted(
        await records.positions.add({ companyId: company.id, name: 'Хранитель ключей от карьера' }),
      )
      const others = accepted(
        await records.positions.add({ companyId: other.id, name: 'Хранитель ключей от карьера' }),
      )
      expect(others.id).not.toBe(own.id)
    })
  })
