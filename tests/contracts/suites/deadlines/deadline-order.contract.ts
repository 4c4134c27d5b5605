import type { DeadlineSort } from '@osh/core/deadline-tables/deadline-table.ts'
import type { PpeEvent } from '@osh/core/obligations/subject.ts'
import type { RiskLevel } from '@osh/core/sections/risk.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { WorkingConditionsClass } from '@osh/core/sections/working-conditions.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, type World } from '../../world.ts'

export const deadlineOrderContract = (newWorld: NewWorld) =>
  describe('the order of a deadline table', () => {
    it('is by deadline, then full name, then the older obligation', async () => {
      const world = await newWorld()
      const due = { date: null, deadline: day('2026-12-01') }
      for (const name of ['Жуков', 'Ёлкин', 'Ежов']) await world.assign(await world.hire(name), due)
      const early = await world.assign(await world.hire('Яшин'), { date: null, deadline: day('2026-11-01') })
      const twice = await world.assign(await employee(world, 'Ежов'), due)
      const rows = await world.table('training')
      expect(rows.map(({ fullName }) => fullName.split(' ')[0])).toEqual([
        'Яшин',
        'Ежов',
        'Ежов',
        'Ёлкин',
        'Жуков',
      ])
      expect(rows[0]?.obligationId).toBe(early.id)
      expect(rows[2]?.obligationId).toBe(twice.id)
    })

    it('holds across pages', async () => {
      const world = await newWorld()
      const due = { date: null, deadline: day('2026-12-01') }
      for (const name of ['Жуков', 'Ёлкин', 'Ежов', 'Азаров', 'Яшин'])
        await world.assign(await world.hire(name), due)
      const pages = await Promise.all(
        [1, 2, 3].map((page) => world.table('training', { sort: 'fullName', page, limit: 2 })),
      )
      expect(pages.flat()).toEqual(await world.table('training', { sort: 'fullName' }))
    })

    it('is Russian for full names, departments and positions, ties by deadline', async () => {
      const world = await newWorld()
      const names = ['Жуков', 'Ёлкин', 'Ежов', 'Елисеев']
      for (const [i, name] of names.entries()) {
        const department = accepted(
          await world.records.departments.add({ companyId: world.company.id, name: `${name}ский участок` }),
        )
        const place = { departmentId: department.id, positionStaff: `${name}ец` }
        const hired = await world.hire(name, place)
        await world.assign(hired, { date: null, deadline: day(`2026-12-0${4 - i}`) })
        await world.assign(hired, { date: null, deadline: day('2026-11-30') })
      }
      const inOrder = ['Ежов', 'Ежов', 'Елисеев', 'Елисеев', 'Ёлкин', 'Ёлкин', 'Жуков', 'Жуков']
      for (const sort of ['fullName', 'department', 'position'] as const) {
        const rows = await world.table('training', { sort })
        expect(rows.map(({ fullName }) => fullName.split(' ')[0])).toEqual(inOrder)
        expect(rows.filter((_, i) => i % 2 === 0).every(({ deadline }) => deadline === '2026-11-30')).toBe(
          true,
        )
      }
    })

    it('is by name of PPE, and by event with issuances first', async () => {
      const world = await newWorld()
      const hired = await world.hire('Носов')
      const kinds: readonly (readonly [string, PpeEvent])[] = [
        ['Ёмкость для смыва', 'issuance'],
        ['Жилет', 'return'],
        ['Единая каска', 'return'],
        ['Аптечка', 'issuance'],
      ]
      for (const [i, [name, event]] of kinds.entries()) {
        const subject = {
          section: 'ppe',
          name,
          quantity: 1,
          unit: 'piece',
          norm: null,
          size: null,
          event,
        } as const
        if (event === 'return')
          await world.assign(hired, {
            subject: { ...subject, event: 'issuance' },
            periodicity: { kind: 'untilWornOut' },
            date: day('2026-03-10'),
          })
        await world.assign(hired, { subject, date: null, deadline: day(`2026-12-0${i + 1}`) })
      }
      expect(await shown(world, 'ppe', 'ppe')).toEqual([
        'Аптечка',
        'Единая каска',
        'Ёмкость для смыва',
        'Жилет',
      ])
      expect(await shown(world, 'ppe', 'event')).toEqual([
        'Ёмкость для смыва',
        'Аптечка',
        'Жилет',
        'Единая каска',
      ])
    })

    it('is by risk and class with the worst first', async () => {
      const world = await newWorld()
      const hired = await world.hire('Носов')
      const due = { date: null, deadline: day('2026-12-01') }
      const levels: readonly RiskLevel[] = ['low', 'notAssessed', 'high', 'middle']
      for (const established of levels)
        await world.assign(hired, { subject: { section: 'risk', established }, ...due })
      const classes: readonly WorkingConditionsClass[] = ['3.1', '2', 'notAssessed', '4', '3.4', '1']
      for (const established of classes)
        await world.assign(hired, { subject: { section: 'workingConditions', established }, ...due })
      expect(await shown(world, 'risk', 'risk')).toEqual(['high', 'middle', 'low', 'notAssessed'])
      expect(await shown(world, 'workingConditions', 'risk')).toEqual([
        '4',
        '3.4',
        '3.1',
        '2',
        '1',
        'notAssessed',
      ])
    })
  })

async function shown({ table }: World, section: Section, sort: DeadlineSort): Promise<readonly string[]> {
  return (await table(section, { sort })).map(({ subject }) => {
    if ('name' in subject) return subject.name
    return 'established' in subject ? subject.established : subject.factorNumber
  })
}

async function employee({ records, company }: World, lastName: string) {
  const found = (await records.employees.list(company.id)).find((one) => one.lastName === lastName)
  if (!found) throw new Error(`there is no ${lastName}`)
  return found
}
