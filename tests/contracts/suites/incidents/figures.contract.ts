import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, refusal } from '../../world.ts'

/** The figures of a year's accidents. */
export const figuresContract = (newWorld: NewWorld) =>
  describe('FigureRepository', () => {
    const figureWorld = async () => {
      const world = await newWorld()
      const { records, company } = world
      const [one, other] = [await world.hire('Титов', { sex: 'm' }), await world.hire('Жукова', { sex: 'f' })]
      const record = async (date: string, ids: readonly number[], degree = 'easy') =>
        accepted(
          await records.incidents.record({
            companyId: company.id,
            details: {
              ...{ degree, date, time: '09:00', place: 'Карьер' },
              injured: ids.map((employeeId) => ({ employeeId })),
            },
          }),
        )
      const change = async (id: Awaited<ReturnType<typeof record>>['id'], patch: object) =>
        accepted(await records.incidents.change({ companyId: company.id, id, patch: { ...patch } }))
      const ofYear = (year = 2026) => records.figures.readYear(company.id, year)
      const set = (headcount: unknown, year: unknown = 2026) =>
        records.figures.setHeadcount({ companyId: company.id, details: { year, headcount } })
      return { ...world, one, other, record, change, ofYear, set }
    }

    it('counts accidents, injured and days of the year, and its rates', async () => {
      const { one, other, record, change, ofYear, set } = await figureWorld()
      const first = await record('2026-03-01', [one.id, other.id], 'easyGroup')
      await record('2025-12-31', [one.id])
      await change(first.id, { lostDays: ['12', 8] })
      accepted(await set('200'))
      expect(await ofYear()).toMatchObject({
        ...{ year: 2026, accidents: 1, injured: 2, women: 1, lostDays: 20, daysUnknown: [] },
        ...{ headcount: 200, isEntered: true, rates: { frequency: 10, severity: 10, loss: 100 } },
        byDegree: { easyGroup: 1, easy: 0 },
        departments: [
          {
            name: 'Карьер',
            injured: 2,
            lostDays: 20,
            headcount: 2,
            rates: { frequency: 1000, severity: 10 },
          },
        ],
      })
      expect(await ofYear(2025)).toMatchObject({ accidents: 1, injured: 1, isEntered: false })
    })

    it('counts those injured in the department of that day, wherever they work since', async () => {
      const { one, record, ofYear, records, company } = await figureWorld()
      await record('2026-03-01', [one.id])
      const companyId = company.id
      const { id: departmentId } = accepted(await records.departments.add({ companyId, name: 'Склад' }))
      const moved = { companyId, id: one.id, patch: { departmentId }, version: null }
      accepted(await records.employees.change(moved))
      expect((await ofYear()).departments).toMatchObject([{ name: 'Карьер', injured: 1, lostDays: 0 }])
    })

    it('has the payroll from the records until the company enters it, and again once it takes that back', async () => {
      const { hire, ofYear, set } = await figureWorld()
      await hire('Белова', { hireDate: day('2027-01-01') })
      const counted = await ofYear()
      expect(counted).toMatchObject({ headcount: 2, counted: 2, isEntered: false })
      accepted(await set(100))
      accepted(await set(101))
      expect(await ofYear()).toMatchObject({ headcount: 101, counted: 2, isEntered: true })
      accepted(await set(null))
      expect(await ofYear()).toEqual(counted)
      expect(refusal(await set(0))).toBe('headcount: number/invalid')
      expect(refusal(await set(5, 1999))).toBe('year: number/invalid')
    })

    it('keeps the days of each of the injured with the accident', async () => {
      const { one, other, record, change, records, company, opened } = await figureWorld()
      const { id } = await record('2026-03-01', [one.id, other.id], 'easyGroup')
      const changed = await change(id, { lostDays: ['', '14'] })
      expect(changed.lostDays).toEqual({ [other.id]: 14 })
      const again = await opened.reopen()
      expect(accepted(await again.incidents.get(company.id, id)).lostDays).toEqual({ [other.id]: 14 })
      const wrong = { companyId: company.id, id, patch: { lostDays: ['12', '-1'] } }
      expect(refusal(await records.incidents.change(wrong))).toBe('lostDays: number/invalid')
    })
  })
