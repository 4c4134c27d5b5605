import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal, rowOf } from '../world.ts'

/** Absences, and what waits for them. */
export const absencesContract = (newWorld: NewWorld) =>
  describe('AbsenceRepository', () => {
    const awayWorld = async () => {
      const world = await newWorld()
      const { records, company } = world
      const [away, present] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const enter = (employeeId: number, from: string, to: string | null, kind = 'parental') =>
        records.absences.enter({ companyId: company.id, details: { employeeId, kind, from, to } })
      return { ...world, away, present, enter }
    }
    const onLeave = { kind: 'parental', to: '2026-12-10' }

    it('lists them, those that begin latest first, of one employee or of all', async () => {
      const { records, company, away, present, enter } = await awayWorld()
      const first = accepted(await enter(away.id, '2026-01-10', '2026-02-10', 'maternity'))
      const second = accepted(await enter(away.id, '2026-02-11', null))
      const other = accepted(await enter(present.id, '2026-01-20', '2026-01-30', 'illness'))
      expect(first).toMatchObject({
        employeeId: away.id,
        kind: 'maternity',
        from: '2026-01-10',
        to: '2026-02-10',
      })
      expect(await records.absences.list(company.id, { employeeId: away.id })).toEqual([second, first])
      expect(await records.absences.list(company.id, {})).toEqual([second, other, first])
    })

    it('refuses one that overlaps another of the employee, and days outside the employment', async () => {
      const { away, present, enter } = await awayWorld()
      accepted(await enter(away.id, '2026-11-01', null))
      expect(refusal(await enter(away.id, '2026-12-01', '2026-12-31'))).toBe('from: absence/overlaps')
      expect((await enter(present.id, '2026-12-01', '2026-12-31')).ok).toBe(true)
      expect(refusal(await enter(present.id, '2019-09-01', '2019-09-30'))).toBe('from: absence/before-hire')
      expect(refusal(await enter(999_999, '2026-12-01', null))).toBe('employeeId: employee/unknown')
    })

    it('of two entered at once for the same days takes one', async () => {
      const { opened, company, away, enter } = await awayWorld()
      const other = await opened.another()
      const again = other.absences.enter({
        companyId: company.id,
        details: { employeeId: away.id, kind: 'illness', from: '2026-11-05', to: null },
      })
      const both = await Promise.all([enter(away.id, '2026-11-01', '2026-11-30'), again])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('corrects and deletes, and gives the id to no other', async () => {
      const { records, company, opened, away, enter } = await awayWorld()
      const { absences } = records
      const made = accepted(await enter(away.id, '2026-11-01', null))
      const patch = { kind: 'illness', to: '2026-11-30' }
      const changed = accepted(await absences.change({ companyId: company.id, id: made.id, patch }))
      expect(changed).toEqual({ ...made, kind: 'illness', to: '2026-11-30' })
      expect(await (await opened.reopen()).absences.list(company.id, {})).toEqual([changed])
      expect((await absences.remove({ companyId: company.id, id: made.id })).ok).toBe(true)
      expect(await absences.list(company.id, {})).toEqual([])
      expect(refusal(await absences.remove({ companyId: company.id, id: made.id }))).toBe('not-found')
      expect(refusal(await absences.change({ companyId: company.id, id: made.id, patch: {} }))).toBe(
        'not-found',
      )
      expect(accepted(await enter(away.id, '2026-11-01', null)).id).not.toBe(made.id)
    })

    it('lets the rows of whoever is away wait: shown with their dates, and not overdue', async () => {
      const { assign, table, away, present, enter } = await awayWorld()
      for (const one of [away, present]) await assign(one, { date: null, deadline: day('2026-11-01') })
      accepted(await enter(away.id, '2026-10-01', '2026-12-10'))
      const rows = (await table('training')).map(({ employeeId, deadline, overdue, away: why }) => ({
        employeeId,
        deadline,
        overdue,
        why,
      }))
      expect(rows).toEqual([
        { employeeId: away.id, deadline: '2026-11-01', overdue: false, why: onLeave },
        { employeeId: present.id, deadline: '2026-11-01', overdue: true, why: null },
      ])
      const waiting = await table('training', { waiting: true })
      expect(waiting.map(({ employeeId }) => employeeId)).toEqual([away.id])
      const others = await table('training', { waiting: false, sort: 'department' })
      expect(others.map(({ employeeId }) => employeeId)).toEqual([present.id])
    })

    it('counts waiting rows apart, and none of them as overdue', async () => {
      const { records, company, assign, away, present, enter } = await awayWorld()
      for (const one of [away, present])
        for (const deadline of ['2026-11-01', '2026-12-01'])
          await assign(one, { date: null, deadline: day(deadline) })
      accepted(await enter(away.id, '2026-11-20', '2026-11-20'))
      expect(
        await records.deadlines.readHorizon(company.id, { section: 'training', filter: everyRow }),
      ).toMatchObject({
        total: 4,
        overdue: 1,
        waiting: 2,
        months: [{ count: 1 }, { count: 0 }, { count: 0 }],
      })
      expect((await records.deadlines.countOverdue(company.id)).training).toBe(1)
    })

    it('gives their dates back on the day of return', async () => {
      const { records, company, clock, assign, table, away, enter } = await awayWorld()
      await assign(away, { date: null, deadline: day('2026-11-25') })
      accepted(await enter(away.id, '2026-11-10', '2026-12-10'))
      clock.set(day('2026-12-10'))
      expect(await table('training')).toMatchObject([{ overdue: false, away: onLeave }])
      clock.set(day('2026-12-11'))
      expect(await table('training')).toMatchObject([{ overdue: true, away: null, deadline: '2026-11-25' }])
      expect((await records.deadlines.countOverdue(company.id)).training).toBe(1)
      clock.set(day('2026-11-09'))
      expect(await table('training')).toMatchObject([{ overdue: false, away: null }])
    })

    it('offers no waiting row for a memo, and takes one that is chosen by hand', async () => {
      const { records, company, assign, tryForm, away, present, enter } = await awayWorld()
      const [waits, free] = [await assign(away), await assign(present)]
      accepted(await enter(away.id, '2026-11-01', null))
      expect(await records.deadlines.listFreeIds(company.id, 'training')).toEqual([free.id])
      expect((await tryForm('training', [rowOf(waits)])).ok).toBe(true)
    })

    it('finds no one short who is away, and says so of the employee', async () => {
      const { records, company, assign, away, present, enter } = await awayWorld()
      await assign(away, { date: null, deadline: day('2026-11-01') })
      const short = async () => {
        const query = { page: 1, limit: 50, search: '', shortage: 'training' } as const
        return (await records.employees.listPage(company.id, query)).items.map(({ id }) => id)
      }
      expect(await short()).toEqual([away.id, present.id])
      accepted(await enter(away.id, '2026-11-01', '2026-12-10'))
      expect(await short()).toEqual([present.id])
      const listed = await records.employees.list(company.id)
      expect(listed.map(({ away: why, states }) => [why, states.training])).toEqual([
        [onLeave, 'ok'],
        [null, 'none'],
      ])
      expect(accepted(await records.employees.get(company.id, away.id)).away).toEqual(onLeave)
    })

    it('keeps no one from work who is not at work', async () => {
      const { records, company, assign, away, present, enter } = await awayWorld()
      for (const one of [away, present]) await assign(one, { date: null, deadline: day('2026-11-01') })
      accepted(await enter(away.id, '2026-11-01', null))
      const { barred, overdue } = await records.today.look(company.id)
      expect(barred).toMatchObject({ value: { items: [{ employeeId: present.id }], total: 1 } })
      expect(overdue).toMatchObject({ value: { people: 1, counts: { training: 1 } } })
    })

    it('is forgotten of whoever is dismissed', async () => {
      const { records, company, away, enter } = await awayWorld()
      accepted(await enter(away.id, '2026-11-01', null))
      const patch = { dismissalDate: '2026-11-19' }
      accepted(await records.employees.change({ companyId: company.id, id: away.id, patch, version: null }))
      expect(accepted(await records.employees.get(company.id, away.id)).away).toBeNull()
    })
  })
