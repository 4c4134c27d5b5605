import { findRoleByCode, roleGroups } from '@osh/core/norms/responsibilities.ts'
import type { AwaitingToday, OverdueToday } from '@osh/core/today/today.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, dated, rowOf, today, type World } from '../../world.ts'

async function lookAt({
  records,
  company,
}: World): Promise<AwaitingToday & { readonly overdue: OverdueToday }> {
  const { overdue, awaiting } = await records.today.look(company.id)
  if (overdue.is === 'failed' || awaiting.is === 'failed') throw new Error('a part was not read')
  return { ...awaiting.value, overdue: overdue.value }
}

export const awaitingTodayContract = (newWorld: NewWorld) =>
  describe('what is overdue, and what waits for a decision', () => {
    it('counts the overdue rows of each section, and whose they are', async () => {
      const world = await newWorld()
      const [belov, galkin] = [await world.hire('Белов'), await world.hire('Галкин')]
      await world.assign(belov, { date: null, deadline: day('2026-11-09') })
      await world.assign(belov, {
        subject: { section: 'instruction', name: 'ИОТ-07' },
        date: null,
        deadline: day('2026-11-19'),
      })
      await world.assign(galkin, { date: null, deadline: day('2026-11-19') })
      await world.assign(await world.hire('Титов'), { date: null, deadline: day('2026-11-20') })
      const { overdue } = await lookAt(world)
      expect(overdue).toMatchObject({ counts: { training: 2, instruction: 1, briefing: 0 }, people: 2 })
    })

    it('a memo that is active for more than two weeks, with who has no result; the oldest first', async () => {
      const world = await newWorld()
      const duties = []
      for (const name of ['Авдеев', 'Белов', 'Власов', 'Галкин', 'Дёмин']) {
        const employee = await world.hire(name)
        for (let i = 0; i < (name === 'Власов' ? 2 : 1); i++)
          duties.push(await world.assign(employee, { date: day('2023-04-10') }))
      }
      const [first, ...others] = duties
      if (!first) throw new Error('there are no obligations')
      world.clock.set(day('2026-11-05'))
      const memo = await world.form(
        'training',
        others.map((duty) => rowOf(duty)),
      )
      world.clock.set(day('2026-11-06'))
      await world.form('training', [rowOf(first)])
      world.clock.set(day('2026-11-19'))
      expect((await lookAt(world)).memos).toEqual({ items: [], total: 0, more: false })
      world.clock.set(today)
      const rows = memo.rows.map((row, i) =>
        rowOf({ id: row.obligationId }, i === 0 ? dated('2026-11-12') : undefined),
      )
      await world.edit(memo, { rows })
      expect((await lookAt(world)).memos).toEqual({
        items: [
          {
            memo: { id: memo.id, number: 1 },
            section: 'training',
            formedOn: '2026-11-05',
            rows: 5,
            pending: 4,
            people: 3,
            names: ['Власов', 'Галкин', 'Дёмин'].map((name) => `${name} Вера Ильинична`),
            lastDone: '2026-11-12',
          },
        ],
        total: 1,
        more: false,
      })
      world.clock.set(day('2026-11-21'))
      expect((await lookAt(world)).memos.items.map(({ memo }) => memo.number)).toEqual([1, 2])
      await world.edit(memo, { rows: rows.map((row) => ({ ...row, outcome: dated('2026-11-12') })) })
      expect((await lookAt(world)).memos.items.map(({ memo }) => memo.number)).toEqual([2])
    })

    it('roles that no one at work holds, since when, and who left them', async () => {
      const world = await newWorld()
      const { responsibilities, employees } = world.records
      const companyId = world.company.id
      const roles = roleGroups.flatMap((group) => group.roles)
      const [first, ...others] = roles.filter(({ condition }) => condition === null)
      if (!first) throw new Error('there are no roles')
      expect((await lookAt(world)).unfilled).toMatchObject({ since: null })
      const electrical = findRoleByCode('el-head')?.circumstance
      if (!electrical) throw new Error('the role depends on nothing')
      const answer = (applies: boolean) =>
        responsibilities.answerCircumstance({ companyId, circumstanceId: electrical, applies })
      accepted(await answer(true))
      expect((await lookAt(world)).unfilled?.roles).toHaveLength(others.length + 1 + 5)
      accepted(await answer(false))
      const [lapin, orlova] = [await world.hire('Лапин'), await world.hire('Орлова')]
      const orderLink = { kind: 'order', number: '1', date: day('2026-01-10') } as const
      const appoint = async (roleId: typeof first.id, employeeId: typeof lapin.id) =>
        accepted(await responsibilities.appoint({ companyId, roleId, employeeId, orderLink }))
      await appoint(first.id, lapin.id)
      for (const { id } of others) await appoint(id, orlova.id)
      expect((await lookAt(world)).unfilled).toBeNull()
      const dismiss = async (dismissalDate: string) =>
        accepted(await employees.change({ companyId, id: lapin.id, patch: { dismissalDate }, version: null }))
      await dismiss(today)
      expect((await lookAt(world)).unfilled).toBeNull()
      await dismiss('2026-11-11')
      expect((await lookAt(world)).unfilled).toEqual({
        since: '2026-11-12',
        roles: [{ roleId: first.id, name: first.name, left: 'Лапин Вера Ильинична' }],
      })
    })

    it('acts whose end has passed, with what rests on them', async () => {
      const { acts } = await lookAt(await newWorld())
      expect(acts).toMatchObject([{ act: { id: 'pp-2464', short: 'Правила № 2464' }, validTo: '2026-09-01' }])
      expect(acts[0]?.act.governs).toContain('сроки инструктажей')
    })
  })
