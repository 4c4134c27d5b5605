import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import { describe, expect, it } from 'vitest'
import { aDraft, anEmployee, asPatch, day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { refusal, rowOf, wholeTable } from '../world.ts'

const page = { page: 1, limit: 200 }

export const tenantsContract = (newWorld: NewWorld) =>
  describe('two companies of one person', () => {
    it('never mix in lists, tables and counts', async () => {
      const one = await newWorld()
      const made = await one.assign(await one.hire('Абрамова'), { date: null, deadline: day('2026-11-01') })
      await one.form('training', [rowOf(made)])
      const { records, company } = await newWorld()
      expect(await records.employees.list(company.id)).toEqual([])
      expect(
        (await records.employees.listPage(company.id, { search: '', shortage: null, ...page })).total,
      ).toBe(0)
      expect(await records.departments.list(company.id)).toHaveLength(1)
      expect(await records.obligations.list(company.id, {})).toEqual([])
      expect(await records.obligations.listSubjectNames(company.id, 'training')).toEqual([])
      expect(await records.deadlines.listPage(company.id, wholeTable('training'))).toEqual({
        items: [],
        total: 0,
        more: false,
      })
      expect(await records.deadlines.listFreeIds(company.id, 'training')).toEqual([])
      expect((await records.deadlines.countOverdue(company.id)).training).toBe(0)
      expect(
        (await records.deadlines.readHorizon(company.id, { section: 'training', filter: everyRow })).total,
      ).toBe(0)
      expect((await records.memos.list(company.id, { section: null, status: null, ...page })).items).toEqual(
        [],
      )
      expect(await records.memos.findNextNumber(company.id)).toBe(1)
    })

    it('give nothing of the other by its id', async () => {
      const one = await newWorld()
      const employee = await one.hire('Абрамова')
      const made = await one.assign(employee)
      const memo = await one.form('training', [rowOf(made)])
      const { records, company } = await newWorld()
      const answers = [
        await records.employees.get(company.id, employee.id),
        await records.obligations.get(company.id, made.id),
        await records.memos.get(company.id, memo.id),
      ]
      expect(answers.map(refusal)).toEqual(['not-found', 'not-found', 'not-found'])
    })

    it('take nothing of the other into what they make', async () => {
      const one = await newWorld()
      const employee = await one.hire('Абрамова')
      const made = await one.assign(employee)
      const own = await one.records.positions.add({
        companyId: one.company.id,
        name: `Смотритель карьера ${one.company.id}`,
      })
      if (!own.ok) throw new Error('a new position was refused')
      const { records, company, position, department, hire, tryForm } = await newWorld()
      const { employees, obligations } = records
      const strange = anEmployee({ departmentId: one.department.id, positionId: position.id })
      expect(refusal(await employees.hire({ companyId: company.id, details: strange }))).toBe(
        'departmentId: department/unknown',
      )
      const unknown = anEmployee({ departmentId: department.id, positionId: own.value.id })
      expect(refusal(await employees.hire({ companyId: company.id, details: unknown }))).toBe(
        'positionId: position/unknown',
      )
      const hired = await hire('Белова')
      const moved = await employees.change({
        companyId: company.id,
        id: hired.id,
        patch: { departmentId: one.department.id },
        version: null,
      })
      expect(refusal(moved)).toBe('departmentId: department/unknown')
      expect(
        refusal(
          await obligations.assign({
            companyId: company.id,
            employeeIds: [hired.id, employee.id],
            draft: asPatch(aDraft()),
          }),
        ),
      ).toBe('not-found')
      expect(refusal(await tryForm('training', [rowOf(made)]))).toBe('not-found')
      expect((await one.obligation(made.id)).memo).toBeNull()
    })
  })
