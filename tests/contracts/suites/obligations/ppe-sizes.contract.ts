import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, rowOf } from '../../world.ts'
import { holdings } from './ppe-duties.ts'

const item = (name: string, size: string | null = null) =>
  ({ section: 'ppe', name, quantity: 2, unit: 'pair', event: 'issuance', norm: null, size }) as const

const due = { date: null, deadline: day('2026-12-01') }

/** The size of PPE: its own, or the one that is known of the employee. */
export const ppeSizesContract = (newWorld: NewWorld) =>
  describe('sizes of PPE', () => {
    it('are the employee’s in the tables, in whatever order, and in no other section', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов', { height: 176, gloveSize: '10', clothingSize: '52-54' })
      const duty = await world.assign(employee, { subject: item('Перчатки'), ...due })
      expect(duty.subject).toMatchObject({ size: null })
      await world.assign(employee, { subject: item('Костюм'), ...due })
      await world.assign(employee, { subject: item('Рукавицы', '11'), ...due })
      await world.assign(await world.hire('Азаров'), { subject: item('Перчатки'), ...due })
      for (const sort of ['deadline', 'department', 'ppe'] as const) {
        const rows = await world.table('ppe', { sort })
        const sizes = rows.map(({ subject }) => subject.section === 'ppe' && [subject.name, subject.size])
        expect(new Map(sizes.map((one) => [String(one), 1])).size).toBe(4)
        expect(sizes).toEqual(
          expect.arrayContaining([
            ['Перчатки', null],
            ['Перчатки', '10'],
            ['Костюм', '52-54/176'],
            ['Рукавицы', '11'],
          ]),
        )
      }
    })

    it('are in a memo as they were on the day of forming', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов', { gloveSize: '10' })
      const memo = await world.form('ppe', [
        rowOf(await world.assign(employee, { subject: item('Перчатки'), ...due })),
      ])
      expect(memo.rows).toMatchObject([{ subject: { size: '10' } }])
      const patch = { gloveSize: '9' }
      const { company, records } = world
      accepted(
        await records.employees.change({ companyId: company.id, id: employee.id, patch, version: null }),
      )
      expect(await world.table('ppe')).toMatchObject([{ subject: { size: '9' } }])
      expect(accepted(await records.memos.get(company.id, memo.id)).rows).toMatchObject([
        { subject: { size: '10' } },
      ])
    })

    it('that an item says of itself stay with what is held', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов', { gloveSize: '10' })
      await world.assign(employee, { subject: item('Перчатки', '11'), date: day('2026-03-10') })
      expect(await holdings(world, employee)).toMatchObject([{ quantity: 2, size: '11' }])
    })
  })
