import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { describe, expect, it } from 'vitest'
import { day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { dated, rowOf } from '../../world.ts'

const aBriefing: Subject = { section: 'briefing', name: 'Повторный инструктаж' }

/** Who is in a table, and what a row says. */
export const deadlineRowsContract = (newWorld: NewWorld) =>
  describe('DeadlineTable: rows', () => {
    it('shows who must do what again, by when and why', async () => {
      const { hire, assign, table, department, position } = await newWorld()
      const employee = await hire('Абрамова', { fatherName: 'Ильинична' })
      const made = await assign(employee, {
        subject: aBriefing,
        periodicity: months(6),
        date: day('2026-06-10'),
      })
      expect(await table('briefing')).toEqual([
        {
          obligationId: made.id,
          employeeId: employee.id,
          fullName: 'Абрамова Вера Ильинична',
          personnelNumber: null,
          birthDate: '1988-05-14',
          department: department.name,
          position: position.name,
          subject: aBriefing,
          ruleId: null,
          baseDate: '2026-06-10',
          periodicity: months(6),
          deadline: '2026-12-10',
          overdue: false,
          registeredOn: null,
          away: null,
          retakeBy: null,
          memo: null,
        },
      ])
    })

    it('looks as many months ahead as its section does, and back without end', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const windows: readonly (readonly [Subject, string, string])[] = [
        [aBriefing, '2026-12-20', '2026-12-21'],
        [{ section: 'instruction', name: 'ИОТ-1' }, '2026-12-20', '2026-12-21'],
        [{ section: 'training', name: 'Первая помощь' }, '2027-02-20', '2027-02-21'],
        [{ section: 'medicalExamination', factorNumber: '6.1' }, '2027-02-20', '2027-02-21'],
        [
          {
            section: 'ppe',
            name: 'Каска',
            quantity: 1,
            unit: 'piece',
            norm: null,
            size: null,
            event: 'issuance',
          },
          '2027-02-20',
          '2027-02-21',
        ],
        [{ section: 'workingConditions', established: '2' }, '2027-05-20', '2027-05-21'],
        [{ section: 'risk', established: 'low' }, '2027-05-20', '2027-05-21'],
      ]
      for (const [subject, last, beyond] of windows) {
        for (const deadline of [last, beyond, '2019-01-01'])
          await world.assign(employee, { subject, date: null, deadline: day(deadline) })
        expect((await world.table(subject.section)).map(({ deadline }) => deadline)).toEqual([
          '2019-01-01',
          last,
        ])
      }
    })

    it('marks a row overdue from the day after its deadline', async () => {
      const { hire, assign, table } = await newWorld()
      const employee = await hire('Абрамова')
      for (const deadline of ['2026-11-20', '2026-11-19'])
        await assign(employee, { date: null, deadline: day(deadline) })
      expect((await table('training')).map(({ deadline, overdue }) => [deadline, overdue])).toEqual([
        ['2026-11-19', true],
        ['2026-11-20', false],
      ])
    })

    it('takes today from the time zone of the company', async () => {
      const { clock, hire, assign, table } = await newWorld({ timeZone: 'Asia/Kamchatka' })
      await assign(await hire('Абрамова'), { date: null, deadline: day('2026-11-20') })
      clock.set('2026-11-20T11:59:00.000Z' as ReturnType<typeof clock.now>)
      expect((await table('training')).map(({ overdue }) => overdue)).toEqual([false])
      clock.set('2026-11-20T12:01:00.000Z' as ReturnType<typeof clock.now>)
      expect((await table('training')).map(({ overdue }) => overdue)).toEqual([true])
    })

    it('shows what a person is and does now: name, department, position, staffing table first', async () => {
      const { records, company, department, hire, assign, table } = await newWorld()
      const employee = await hire('Абрамова', { fatherName: null })
      await assign(employee, { date: null, deadline: day('2026-12-01') })
      await records.departments.rename({ companyId: company.id, id: department.id, name: 'Карьер № 2' })
      await records.employees.change({
        companyId: company.id,
        id: employee.id,
        patch: { lastName: 'Белова', positionStaff: 'Мастер смены' },
        version: null,
      })
      expect((await table('training'))[0]).toMatchObject({
        fullName: 'Белова Вера',
        department: 'Карьер № 2',
        position: 'Мастер смены',
      })
    })

    it('has the dismissed on their last day, leaves them out from the next, and takes them back', async () => {
      const world = await newWorld()
      const { records, company, clock, table } = world
      const employee = await world.hire('Абрамова')
      const made = await world.assign(employee, { date: null, deadline: day('2026-11-01') })
      const dismiss = (date: string | null) =>
        records.employees.change({
          companyId: company.id,
          id: employee.id,
          patch: { dismissalDate: date === null ? null : day(date) },
          version: null,
        })
      await dismiss('2026-11-21')
      for (const date of ['2026-11-20', '2026-11-21']) {
        clock.set(day(date))
        expect(await table('training')).toHaveLength(1)
        expect(await records.deadlines.listFreeIds(company.id, 'training')).toEqual([made.id])
        expect((await records.deadlines.countOverdue(company.id)).training).toBe(1)
      }
      clock.set(day('2026-11-22'))
      expect(await table('training')).toEqual([])
      expect(await records.deadlines.listFreeIds(company.id, 'training')).toEqual([])
      expect((await records.deadlines.countOverdue(company.id)).training).toBe(0)
      expect(
        await records.deadlines.readHorizon(company.id, { section: 'training', filter: everyRow }),
      ).toMatchObject({
        total: 0,
        overdue: 0,
        next: null,
      })
      await dismiss(null)
      expect(await table('training')).toHaveLength(1)
      expect((await records.deadlines.countOverdue(company.id)).training).toBe(1)
    })

    it('names the active memo of a row, and frees the row with the memo', async () => {
      const { records, company, hire, assign, form, table } = await newWorld()
      const made = await assign(await hire('Абрамова'), { date: null, deadline: day('2026-12-01') })
      const memo = await form('training', [rowOf(made)])
      expect((await table('training')).map((row) => row.memo)).toEqual([{ id: memo.id, number: 1 }])
      expect(await records.deadlines.listFreeIds(company.id, 'training')).toEqual([])
      await records.memos.cancel({ companyId: company.id, id: memo.id, version: null })
      expect((await table('training')).map((row) => row.memo)).toEqual([null])
      expect(await records.deadlines.listFreeIds(company.id, 'training')).toEqual([made.id])
    })

    it('keeps a failed check in the table and says until when to retake it', async () => {
      const { hire, assign, form, table } = await newWorld()
      const made = await assign(await hire('Абрамова'), { periodicity: months(12), date: day('2025-12-01') })
      await form('training', [rowOf(made, dated('2026-11-10', 'failed'))])
      expect((await table('training'))[0]).toMatchObject({
        deadline: '2026-12-01',
        retakeBy: '2026-12-10',
        memo: null,
      })
    })
  })
