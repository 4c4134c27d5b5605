import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { MemoQuery } from '@osh/core/memos/memo-repository.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { describe, expect, it } from 'vitest'
import { aHeader, aTraining, day, gloves, months } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, dated, refusal, rowOf, type World } from '../world.ts'

const pending = { kind: 'pending' } as const
const whole: MemoQuery = { section: null, status: null, page: 1, limit: 200 }
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

export const memoRepositoryContract = (newWorld: NewWorld) =>
  describe('MemoRepository', () => {
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
      await records.employees.change(
        company.id,
        employee.id,
        { lastName: 'Белова', positionStaff: 'Мастер' },
        null,
      )
      await records.departments.rename(company.id, world.department.id, 'Склад')
      expect(await world.memo(memo.id)).toEqual(memo)
      const edited = await world.edit(memo, { rows: [rowOf(made, dated('2026-11-20'))] })
      expect(edited.rows[0]).toEqual({ ...memo.rows[0], outcome: dated('2026-11-20') })
    })

    it('fills blank header fields with the usual words, the director and the author', async () => {
      const { company, form, hire, assign } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))], { header: blank })
      expect(memo.recipient).toBe(company.directorName)
      for (const filled of [memo.name, memo.fullName, memo.author]) expect(filled.trim()).not.toBe('')
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

    it('numbers from 1 in each company, and a refused or canceled memo leaves no gap', async () => {
      const world = await newWorld()
      const { records, company, hire, assign, form, tryForm } = world
      const { memos } = records
      expect(await memos.nextNumber(company.id)).toBe(1)
      const [one, two] = [await assign(await hire('Абрамова')), await assign(await hire('Белова'))]
      const first = await form('training', [rowOf(one)])
      expect((await tryForm('training', [rowOf(one)])).ok).toBe(false)
      await memos.cancel(company.id, first.id, null)
      expect(await memos.nextNumber(company.id)).toBe(2)
      expect((await form('training', [rowOf(two)])).number).toBe(2)
      const other = await newWorld()
      expect(
        (await other.form('training', [rowOf(await other.assign(await other.hire('Белова')))])).number,
      ).toBe(1)
    })

    it('numbers without gaps when many are formed at the same moment', async () => {
      const { opened, records, company, hire, assign } = await newWorld()
      const employee = await hire('Абрамова')
      const made = await Promise.all(Array.from({ length: 8 }, () => assign(employee)))
      const clients = await Promise.all(made.map(() => opened.another()))
      const draft = { section: 'training', header: aHeader(), reportApprovedOn: null } as const
      const formed = await Promise.all(
        clients.map(({ memos }, i) =>
          memos.add(company.id, { ...draft, rows: made.slice(i, i + 1).map((one) => rowOf(one)) }),
        ),
      )
      expect(formed.map((one) => accepted(one).number).toSorted((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8,
      ])
      expect((await records.memos.list(company.id, whole)).items.map(({ number }) => number)).toEqual([
        8, 7, 6, 5, 4, 3, 2, 1,
      ])
    })

    it('lets one of many take the same row, and names person and memo to the others', async () => {
      const { opened, records, company, hire, assign } = await newWorld()
      const [shared, ...own] = await Promise.all(
        Array.from({ length: 6 }, async () => assign(await hire('Абрамова'))),
      )
      if (!shared) throw new Error('nothing was assigned')
      const clients = await Promise.all(own.map(() => opened.another()))
      const draft = { section: 'training', header: aHeader(), reportApprovedOn: null } as const
      const formed = await Promise.all(
        clients.map(({ memos }, i) =>
          memos.add(company.id, {
            ...draft,
            rows: [shared, ...own.slice(i, i + 1)].map((one) => rowOf(one)),
          }),
        ),
      )
      const taken = {
        code: 'memo/rows-taken',
        rows: [{ fullName: 'Абрамова Вера Ильинична', memoNumber: 1 }],
      }
      expect(formed.filter(({ ok }) => ok)).toHaveLength(1)
      for (const one of formed) if (!one.ok) expect(one.error).toEqual(taken)
      expect((await records.memos.list(company.id, whole)).total).toBe(1)
      expect(await records.deadlines.freeIds(company.id, 'training')).toHaveLength(4)
    })

    it('names every row that stands in another active memo, and stores nothing', async () => {
      const world = await newWorld()
      const made = []
      for (const name of ['Абрамова', 'Белова', 'Власова'])
        made.push(await world.assign(await world.hire(name)))
      const [a, b, c] = made.map((one) => rowOf(one))
      if (!a || !b || !c) throw new Error('nothing was assigned')
      await world.form('training', [a])
      const second = await world.form('training', [b])
      expect(await world.tryForm('training', [a, b, c])).toEqual({
        ok: false,
        error: {
          code: 'memo/rows-taken',
          rows: [
            { fullName: 'Абрамова Вера Ильинична', memoNumber: 1 },
            { fullName: 'Белова Вера Ильинична', memoNumber: 2 },
          ],
        },
      })
      expect(refusal(await world.tryEdit(second, { rows: [a, b] }))).toBe('memo/rows-taken')
      expect(await world.memo(second.id)).toEqual(second)
      expect(await world.records.memos.nextNumber(world.company.id)).toBe(3)
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
      expect(refusal(await world.tryForm('training', [newRow(employee), late]))).toBe(
        'completionDate: date/in-future',
      )
      const nobody = { ...newRow(employee), employeeId: 999_999_999 as EmployeeId }
      expect(refusal(await world.tryForm('training', [newRow(employee), nobody]))).toBe('not-found')
      expect(await world.records.obligations.list(world.company.id, {})).toEqual([])
    })

    it('refuses no rows, a row twice, another section, mixed events and what is not there', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const made = await world.assign(employee)
      const due = { date: null, deadline: day('2026-12-01') }
      const out = await world.assign(employee, { subject: gloves(2), ...due })
      await world.assign(employee, { subject: gloves(2), date: day('2026-03-10') })
      const back = await world.assign(employee, { subject: gloves(2, 'return'), ...due })
      const codes = [
        await world.tryForm('training', []),
        await world.tryForm('training', [rowOf(made), rowOf(made)]),
        await world.tryForm('briefing', [rowOf(made)]),
        await world.tryForm('ppe', [rowOf(out), rowOf(back)]),
        await world.tryForm('training', [rowOf({ id: 999_999_999 as ObligationId })]),
        await world.tryForm('training', [rowOf(made, dated('2026-11-21'))]),
      ].map(refusal)
      expect(codes).toEqual([
        'memo/no-rows',
        'memo/row-doubled',
        'memo/wrong-section',
        'memo/events-mixed',
        'not-found',
        'completionDate: date/in-future',
      ])
    })

    it('refuses a removed obligation', async () => {
      const { records, company, hire, assign, tryForm } = await newWorld()
      const made = await assign(await hire('Абрамова'))
      await records.obligations.remove(company.id, made.id)
      expect(refusal(await tryForm('training', [rowOf(made)]))).toBe('memo/obligation-removed')
    })

    it('lists the newest number first, by section and by status, in pages', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const briefing = { section: 'briefing', name: 'Вводный' } as const
      await world.form('training', [rowOf(await world.assign(employee))])
      await world.form('briefing', [
        rowOf(await world.assign(employee, { subject: briefing }), dated('2026-11-01')),
      ])
      const third = await world.form('training', [rowOf(await world.assign(employee))])
      await world.records.memos.cancel(world.company.id, third.id, null)
      const numbers = async (query: Partial<MemoQuery>) =>
        (await world.records.memos.list(world.company.id, { ...whole, ...query })).items.map(
          ({ number }) => number,
        )
      expect(await numbers({})).toEqual([3, 2, 1])
      expect(await numbers({ section: 'training' })).toEqual([3, 1])
      expect(await numbers({ status: 'active' })).toEqual([1])
      expect(await numbers({ status: 'completed' })).toEqual([2])
      expect(await numbers({ status: 'canceled', section: 'training' })).toEqual([3])
      const page = await world.records.memos.list(world.company.id, { ...whole, page: 2, limit: 2 })
      expect(page).toMatchObject({ total: 3, more: false })
      expect(page.items.map(({ number }) => number)).toEqual([1])
    })

    it('gives the whole memo in lists', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))])
      expect((await records.memos.list(company.id, whole)).items).toEqual([memo])
    })

    it('edits the header alone, and counts versions up', async () => {
      const { hire, assign, form, edit, memo: stored } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))])
      const edited = await edit(memo, { header: { note: 'До пятницы' } })
      expect(edited).toEqual({ ...memo, note: 'До пятницы', version: 2 })
      expect(await stored(memo.id)).toEqual(edited)
    })

    it('refuses a stale version, and takes any without one', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))])
      const { memos } = records
      accepted(await memos.change(company.id, memo.id, { header: { note: 'Первая' } }, 1))
      expect(refusal(await memos.change(company.id, memo.id, { header: { note: 'Вторая' } }, 1))).toBe(
        'stale',
      )
      expect(refusal(await memos.cancel(company.id, memo.id, 1))).toBe('stale')
      expect(
        accepted(await memos.change(company.id, memo.id, { header: { note: 'Третья' } }, null)).version,
      ).toBe(3)
    })

    it('lets one of several edits of the same version through', async () => {
      const { opened, company, hire, assign, form } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))])
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened.another()))
      const edits = await Promise.all(
        clients.map(({ memos }, i) => memos.change(company.id, memo.id, { header: { note: `${i}` } }, 1)),
      )
      expect(edits.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('drops a row without a result and frees its obligation, keeps one with a result', async () => {
      const world = await newWorld()
      const [one, two] = [
        await world.assign(await world.hire('Абрамова')),
        await world.assign(await world.hire('Белова')),
      ]
      const memo = await world.form('training', [rowOf(one, dated('2026-11-01')), rowOf(two)])
      expect(refusal(await world.tryEdit(memo, { rows: [rowOf(two)] }))).toBe('memo/has-results')
      await world.edit(memo, { rows: [rowOf(one, dated('2026-11-01'))] })
      expect((await world.obligation(two.id)).memo).toBeNull()
      expect((await world.tryForm('training', [rowOf(two)])).ok).toBe(true)
    })

    it('cancels for good a memo without results', async () => {
      const { records, company, hire, assign, form, tryEdit, tryForm } = await newWorld()
      const made = await assign(await hire('Абрамова'))
      const memo = await form('training', [rowOf(made)])
      const canceled = accepted(await records.memos.cancel(company.id, memo.id, 1))
      expect(canceled).toEqual({ ...memo, canceled: true, version: 2 })
      expect(refusal(await records.memos.cancel(company.id, memo.id, null))).toBe('memo/canceled')
      expect(refusal(await tryEdit(memo, { header: { note: 'Поздно' } }))).toBe('memo/canceled')
      expect((await tryForm('training', [rowOf(made)])).ok).toBe(true)
    })

    it('refuses to cancel a memo with a result', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const rows = [
        rowOf(await assign(await hire('Абрамова')), dated('2026-11-01')),
        rowOf(await assign(await hire('Белова'))),
      ]
      const memo = await form('training', rows)
      expect(refusal(await records.memos.cancel(company.id, memo.id, null))).toBe('memo/has-results')
    })

    it('knows no memo that is not there', async () => {
      const { records, company } = await newWorld()
      const nothing = 999_999_999 as MemoId
      expect(refusal(await records.memos.get(company.id, nothing))).toBe('not-found')
      expect(refusal(await records.memos.change(company.id, nothing, {}, null))).toBe('not-found')
      expect(refusal(await records.memos.cancel(company.id, nothing, null))).toBe('not-found')
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
