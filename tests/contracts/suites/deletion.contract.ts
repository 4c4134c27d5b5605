import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { aDocument } from '../documents.ts'
import { accepted, refusal, refused, rowOf, today } from '../world.ts'

/** Deleting what was entered by mistake: only what nothing refers to. */
export const deletionContract = (newWorld: NewWorld) =>
  describe('deleting what nothing refers to', () => {
    it('deletes an employee with their own obligations and absences, and gives the ids to no other', async () => {
      const { records, company, opened, hire, assign, table } = await newWorld()
      const mistaken = await hire('Носов')
      const made = await assign(mistaken, { date: null, deadline: day('2026-11-25') })
      const absent = { employeeId: mistaken.id, kind: 'illness', from: today }
      accepted(await records.absences.enter({ companyId: company.id, details: absent }))
      expect((await records.employees.remove({ companyId: company.id, id: mistaken.id })).ok).toBe(true)
      const again = await opened.reopen()
      expect(await again.employees.list(company.id)).toEqual([])
      expect(await again.obligations.list(company.id, {})).toEqual([])
      expect(await again.absences.list(company.id, {})).toEqual([])
      expect(await table('training')).toEqual([])
      expect(refusal(await records.employees.get(company.id, mistaken.id))).toBe('not-found')
      expect(refusal(await records.employees.remove({ companyId: company.id, id: mistaken.id }))).toBe(
        'not-found',
      )
      const next = await hire('Носов')
      expect(next.id).not.toBe(mistaken.id)
      expect((await assign(next)).id).not.toBe(made.id)
    })

    it('takes a completion that was taken back for none', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const mistaken = await hire('Носов')
      const { id } = await assign(mistaken)
      const remove = () => records.employees.remove({ companyId: company.id, id: mistaken.id })
      expect(refused(await remove())).toEqual({ code: 'employee/has-completions' })
      const [fact] = await completions(id)
      if (!fact) throw new Error('there is no completion')
      accepted(await records.obligations.takeBack({ companyId: company.id, id, completionId: fact.id }))
      expect((await remove()).ok).toBe(true)
    })

    it('keeps an employee who is in a memo, a canceled one too, and says in which', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const named = await hire('Носов')
      const memo = await form('training', [rowOf(await assign(named))])
      accepted(await records.memos.cancel({ companyId: company.id, id: memo.id, version: null }))
      expect(refused(await records.employees.remove({ companyId: company.id, id: named.id }))).toEqual({
        code: 'employee/in-memo',
        memoNumber: 1,
      })
      expect(await records.employees.list(company.id)).toHaveLength(1)
    })

    it('keeps an employee who was responsible for something', async () => {
      const { records, company, hire } = await newWorld()
      const named = await hire('Носов')
      const role = findRoleByCode('ot-head')
      if (!role) throw new Error('there is no such role')
      const orderLink = { kind: 'order', number: '1', date: today } as const
      const head = { companyId: company.id, roleId: role.id, employeeId: named.id, orderLink }
      const { id } = accepted(await records.responsibilities.appoint(head))
      accepted(await records.responsibilities.end({ companyId: company.id, id }))
      expect(refusal(await records.employees.remove({ companyId: company.id, id: named.id }))).toBe(
        'employee/was-responsible',
      )
    })

    it('keeps an employee whom a document names', async () => {
      const { records, company, opened, hire } = await newWorld()
      const named = await hire('Носов')
      if (!opened.issuing) return
      const employees = [{ id: named.id, fullName: 'Носов' }]
      accepted(await opened.issuing.issue({ companyId: company.id, draft: aDocument({ employees }) }))
      expect(refusal(await records.employees.remove({ companyId: company.id, id: named.id }))).toBe(
        'employee/in-document',
      )
    })

    it('deletes a department that no one is in, and names who is', async () => {
      const { records, company, department, hire } = await newWorld()
      const { departments } = records
      const empty = accepted(await departments.add({ companyId: company.id, name: 'Склад' }))
      await hire('Носов')
      await hire('Абрамова')
      const remove = (id: typeof empty.id) => departments.remove({ companyId: company.id, id })
      expect((await remove(empty.id)).ok).toBe(true)
      expect(refused(await remove(department.id))).toEqual({
        code: 'department/has-employees',
        fullName: 'Абрамова Вера Ильинична',
        count: 2,
      })
      expect(await departments.list(company.id)).toEqual([department])
      expect(refusal(await remove(empty.id))).toBe('not-found')
      const again = accepted(await departments.add({ companyId: company.id, name: 'Склад' }))
      expect(again.id).not.toBe(empty.id)
    })

    it('deletes a position of the company that no one holds; a shipped one is not there', async () => {
      const { records, company, position, hire } = await newWorld()
      const { positions } = records
      const own = accepted(await positions.add({ companyId: company.id, name: 'Взрывник' }))
      const remove = (id: typeof own.id) => positions.remove({ companyId: company.id, id })
      const holder = await hire('Носов', { positionId: own.id })
      expect(refused(await remove(own.id))).toMatchObject({ code: 'position/held', count: 1 })
      accepted(await records.employees.remove({ companyId: company.id, id: holder.id }))
      expect((await remove(own.id)).ok).toBe(true)
      expect((await positions.list()).some(({ id }) => id === own.id)).toBe(false)
      expect(refusal(await remove(own.id))).toBe('not-found')
      expect(refusal(await remove(position.id))).toBe('not-found')
    })

    it('of a deletion and an assignment at once lets one be first, and tells the other', async () => {
      const { records, company, opened, hire } = await newWorld()
      const other = await opened.another()
      const oneRound = async (id: EmployeeId) => {
        const draft = { section: 'briefing', briefingName: 'Повторный инструктаж', periodicity: 'разово' }
        const both = await Promise.all([
          records.employees.remove({ companyId: company.id, id }),
          other.obligations.assign({ companyId: company.id, employeeIds: [id], draft }),
        ])
        const left = await records.obligations.list(company.id, { employeeId: id })
        expect(both[0].ok).toBe(true)
        expect(left).toEqual([])
      }
      for (const name of ['Абрамова', 'Белова', 'Власова']) await oneRound((await hire(name)).id)
    })
  })
