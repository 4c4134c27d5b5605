import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import { describe, expect, it } from 'vitest'
import { aHeader, aTraining, day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, dated, refusal, rowOf, type World } from '../../world.ts'

const pending = { kind: 'pending' } as const

const blank = {
  recipient: '',
  name: ' ',
  fullName: '',
  author: '',
  note: '',
  duration: '',
  formOfStudy: '',
  basis: '',
}

/** What a memo is formed of. */
export const memoFormingContract = (newWorld: NewWorld) =>
  describe('MemoRepository: forming', () => {
    it('gives back a memo with a snapshot of its rows, and keeps it', async () => {
      const { opened, company, department, position, hire, assign, form } = await newWorld()
      const employee = await hire('Абрамова')
      const made = await assign(employee, { periodicity: months(36), date: day('2023-12-10') })
      const header = aHeader({
        note: 'Срочно',
        duration: '16 часов',
        formOfStudy: 'очная',
        basis: 'Приказ № 3',
      })
      const memo = await form('training', [rowOf(made)], { header })
      expect(memo).toEqual({
        ...header,
        id: memo.id,
        companyId: company.id,
        number: 1,
        section: 'training',
        formedOn: '2026-11-20',
        reportApprovedOn: null,
        registeredOn: null,
        canceled: false,
        version: 1,
        rows: [
          {
            obligationId: made.id,
            employeeId: employee.id,
            fullName: 'Абрамова Вера Ильинична',
            department: department.name,
            position: position.name,
            subject: aTraining,
            baseDate: '2023-12-10',
            periodicity: months(36),
            deadline: '2026-12-10',
            outcome: pending,
          },
        ],
      })
      expect(accepted(await (await opened.reopen()).memos.get(company.id, memo.id))).toEqual(memo)
    })

    it('keeps the snapshot when the person, the department and the obligation change', async () => {
      const world = await newWorld()
      const { records, company } = world
      const employee = await world.hire('Абрамова')
      const made = await world.assign(employee)
      const memo = await world.form('training', [rowOf(made)])
      await records.employees.change({
        companyId: company.id,
        id: employee.id,
        patch: { lastName: 'Белова', positionStaff: 'Мастер' },
        version: null,
      })
      await records.departments.rename({ companyId: company.id, id: world.department.id, name: 'Склад' })
      expect(await world.memo(memo.id)).toEqual(memo)
      const edited = await world.edit(memo, { rows: [rowOf(made, dated('2026-11-20'))] })
      expect(edited.rows[0]).toEqual({ ...memo.rows[0], outcome: dated('2026-11-20') })
    })

    it('fills blank header fields with the usual words and the director', async () => {
      const { company, form, hire, assign } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))], { header: blank })
      expect(memo.recipient).toBe(company.directorName)
      for (const filled of [memo.name, memo.fullName]) expect(filled.trim()).not.toBe('')
      expect(memo).toMatchObject({ note: '', duration: '', formOfStudy: '', basis: '' })
    })

    it('puts rows in the Russian order of full names', async () => {
      const { form, hire, assign } = await newWorld()
      const made = []
      for (const name of ['Жуков', 'Ёлкин', 'Абрамова', 'Ежов']) made.push(await assign(await hire(name)))
      const memo = await form(
        'training',
        made.map((one) => rowOf(one)),
      )
      expect(memo.rows.map(({ fullName }) => fullName.split(' ')[0])).toEqual([
        'Абрамова',
        'Ежов',
        'Ёлкин',
        'Жуков',
      ])
    })

    it('takes several obligations of one person', async () => {
      const { form, hire, assign } = await newWorld()
      const employee = await hire('Абрамова')
      const rows = [rowOf(await assign(employee)), rowOf(await assign(employee))]
      expect((await form('training', rows)).rows).toHaveLength(2)
    })

    it('makes an obligation for a row without one: due today, once, unless said otherwise', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const memo = await world.form('training', [newRow(employee)])
      const [row] = memo.rows
      if (!row) throw new Error('there is no row')
      expect(row).toMatchObject({ employeeId: employee.id, baseDate: null, deadline: '2026-11-20' })
      expect(await world.obligation(row.obligationId)).toMatchObject({
        subject: aTraining,
        periodicity: { kind: 'once' },
        deadline: '2026-11-20',
        memo: { id: memo.id, number: 1 },
      })
      const recurring = { ...newRow(employee), periodicity: months(12), deadline: day('2026-12-01') }
      const edited = await world.edit(memo, {
        rows: [rowOf({ id: row.obligationId }), { ...recurring, outcome: dated('2026-11-10') }],
      })
      const added = edited.rows.find(({ obligationId }) => obligationId !== row.obligationId)
      if (!added) throw new Error('there is no added row')
      expect(added).toMatchObject({ deadline: '2026-12-01', outcome: dated('2026-11-10') })
      expect(await world.obligation(added.obligationId)).toMatchObject({
        baseDate: '2026-11-10',
        deadline: '2027-11-10',
      })
    })

    it('makes no obligation when the memo is refused', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const late = { ...newRow(employee), outcome: dated('2026-11-21') }
      expect(refusal(await world.tryForm('training', [newRow(employee), late]))).toBe('date: date/in-future')
      const stranger = { ...newRow(employee), employeeId: 999_999_999 as EmployeeId }
      expect(refusal(await world.tryForm('training', [newRow(employee), stranger]))).toBe('not-found')
      expect(await world.records.obligations.list(world.company.id, {})).toEqual([])
    })
  })

const newRow = ({
  id,
}: Employee): Parameters<World['form']>[1][number] & { readonly obligationId: null } => ({
  obligationId: null,
  employeeId: id,
  subject: aTraining,
  periodicity: { kind: 'once' },
  deadline: null,
  outcome: pending,
})
