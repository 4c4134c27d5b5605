import type { EmployeeQuery } from '@osh/core/employees/employee-repository.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { sections } from '@osh/core/sections/section.ts'
import { describe, expect, it } from 'vitest'
import { day, months } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, type World } from '../world.ts'

const whole = { search: '', shortage: null, page: 1, limit: 200 } as const

/** What the register of employees tells of each, and whom it finds. */
export const employeeListsContract = (newWorld: NewWorld) =>
  describe('EmployeeRepository lists', () => {
    it('lists everyone in the Russian order of full names, ё beside е', async () => {
      const world = await newWorld()
      for (const name of ['Ёлкин', 'Жуков', 'Ежов', 'Елкина', 'Абрамова']) await world.hire(name)
      await world.hire('Абрамова', { firstName: 'Анна' })
      expect(await names(world)).toEqual([
        'Абрамова Анна',
        'Абрамова Вера',
        'Ежов Вера',
        'Ёлкин Вера',
        'Елкина Вера',
        'Жуков Вера',
      ])
    })

    it('finds a part of the full name in any case, ё as е', async () => {
      const world = await newWorld()
      await world.hire('Ёлкин', { firstName: 'Пётр', fatherName: 'Ильич', sex: 'm' })
      await world.hire('Абрамова', { firstName: 'Вера', fatherName: null })
      expect(await names(world, { search: 'ёлк' })).toEqual(['Ёлкин Пётр'])
      expect(await names(world, { search: 'ЕЛКИН ПЕТ' })).toEqual(['Ёлкин Пётр'])
      expect(await names(world, { search: 'ильич' })).toEqual(['Ёлкин Пётр'])
      expect(await names(world, { search: ' вера ' })).toEqual(['Абрамова Вера'])
      expect(await names(world, { search: 'а%' })).toEqual([])
      expect(await names(world, { search: '' })).toHaveLength(2)
    })

    it('finds by personnel number, position and department too', async () => {
      const world = await newWorld()
      await world.hire('Ёлкин', { personnelNumber: '00117', positionStaff: 'Слесарь-ремонтник' })
      await world.hire('Белов', { personnelNumber: '118' })
      for (const search of ['117', 'ремонт', 'слесарь 00117', 'ёлкин карьер', 'лки'])
        expect(await names(world, { search }), search).toEqual(['Ёлкин Вера'])
      for (const search of ['17', 'емонт', 'белов слесарь'])
        expect(await names(world, { search }), search).toEqual([])
      expect(await names(world, { search: 'карьер' })).toEqual(['Белов Вера', 'Ёлкин Вера'])
    })

    it('cuts pages and tells the total', async () => {
      const world = await newWorld()
      for (const name of ['Азаров', 'Белов', 'Власов', 'Громов', 'Дёмин']) await world.hire(name)
      const page = await world.records.employees.listPage(world.company.id, {
        search: '',
        shortage: null,
        page: 2,
        limit: 2,
      })
      expect(page.items.map(({ lastName }) => lastName)).toEqual(['Власов', 'Громов'])
      expect(page).toMatchObject({ total: 5, more: false })
    })

    it('tells how it is with everyone in each section', async () => {
      const { hire, assign, records, company } = await newWorld()
      const employee = await hire('Абрамова')
      const given = accepted(await records.employees.get(company.id, employee.id)).states
      expect(given).toEqual(Object.fromEntries(sections.map((section) => [section, 'none'])))
      await assign(employee, { periodicity: months(12), date: day('2025-11-19') })
      await assign(employee, {
        subject: { section: 'briefing', name: 'Повторный' },
        periodicity: months(6),
        date: day('2026-06-19'),
      })
      await assign(employee, {
        subject: { section: 'instruction', name: 'ИОТ-1' },
        periodicity: { kind: 'once' },
        date: day('2026-06-19'),
      })
      await assign(employee, {
        subject: { section: 'risk', established: 'low' },
        periodicity: months(60),
        date: day('2026-06-19'),
      })
      expect(accepted(await records.employees.get(company.id, employee.id)).states).toMatchObject({
        training: 'overdue',
        briefing: 'soon',
        instruction: 'ok',
        risk: 'ok',
        ppe: 'none',
      })
    })

    it('counts a removed obligation no more', async () => {
      const { hire, assign, records, company } = await newWorld()
      const employee = await hire('Абрамова')
      const made = await assign(employee, { periodicity: months(12), date: day('2024-01-10') })
      await records.obligations.remove({ companyId: company.id, id: made.id })
      expect(accepted(await records.employees.get(company.id, employee.id)).states.training).toBe('none')
    })

    it('finds those short of something: overdue, or without what everyone must have', async () => {
      const world = await newWorld()
      const [late, fine, none] = [
        await world.hire('Лавров'),
        await world.hire('Мельник'),
        await world.hire('Носов'),
      ]
      const helmet = {
        section: 'ppe',
        name: 'Каска',
        quantity: 1,
        unit: 'piece',
        norm: null,
        size: null,
        event: 'issuance',
      } as const
      for (const [employee, date] of [
        [late, '2025-11-19'],
        [fine, '2026-11-01'],
      ] as const) {
        await world.assign(employee, { periodicity: months(12), date: day(date) })
        await world.assign(employee, { subject: helmet, periodicity: months(12), date: day(date) })
      }
      expect(await names(world, { shortage: 'training' })).toEqual(['Лавров Вера', 'Носов Вера'])
      expect(await names(world, { shortage: 'ppe' })).toEqual(['Лавров Вера'])
      expect(await names(world, { shortage: 'briefing' })).toHaveLength(3)
      expect(await names(world, { shortage: 'training', search: 'нос' })).toEqual(['Носов Вера'])
      const dismiss = (dismissalDate: string) =>
        world.records.employees.change({
          companyId: world.company.id,
          id: none.id,
          patch: { dismissalDate },
          version: null,
        })
      accepted(await dismiss('2026-11-20'))
      expect(await names(world, { shortage: 'training' })).toEqual(['Лавров Вера', 'Носов Вера'])
      accepted(await dismiss('2026-11-19'))
      expect(await names(world, { shortage: 'training' })).toEqual(['Лавров Вера'])
    })

    it('counts neither what is due today nor what was removed as a shortage', async () => {
      const world = await newWorld()
      const helmet = {
        section: 'ppe',
        name: 'Каска',
        quantity: 1,
        unit: 'piece',
        norm: null,
        size: null,
        event: 'issuance',
      } as const
      const [due, late] = [await world.hire('Демидов'), await world.hire('Лавров')]
      await world.assign(due, { periodicity: months(12), date: day('2025-11-20') })
      await world.assign(due, { subject: helmet, periodicity: months(12), date: day('2025-11-20') })
      const training = await world.assign(late, { periodicity: months(12), date: day('2025-11-19') })
      const ppe = { subject: helmet, periodicity: months(12), deadline: day('2026-11-19'), date: null }
      const gone = await world.assign(late, ppe)
      expect(await names(world, { shortage: 'ppe' })).toEqual(['Лавров Вера'])
      expect(await names(world, { shortage: 'training' })).toEqual(['Лавров Вера'])
      await removed(world, gone)
      expect(await names(world, { shortage: 'ppe' })).toEqual([])
      await removed(world, training)
      expect(await names(world, { shortage: 'training' })).toEqual(['Лавров Вера'])
      await world.assign(late, { periodicity: months(12), date: day('2026-11-19') })
      expect(await names(world, { shortage: 'training' })).toEqual([])
    })

    it('counts a failed check as overdue however far its deadline, until it is settled, where it keeps from work', async () => {
      const world = await newWorld()
      const { records, company } = world
      const [belov, galkin] = [await world.hire('Белов'), await world.hire('Галкин')]
      const examination = { section: 'medicalExamination', factorNumber: '6.1' } as const
      const passed = { periodicity: months(12), date: day('2026-09-10') }
      const made = await world.assign(belov, { subject: examination, ...passed })
      await world.assign(galkin, { subject: examination, ...passed })
      const read = await world.assign(belov, {
        subject: { section: 'instruction', name: 'ИОТ-07' },
        ...passed,
      })
      const fail = ({ id }: StandingObligation) =>
        records.obligations.complete({
          companyId: company.id,
          id,
          fact: { date: '2026-11-15', result: 'failed' },
        })
      for (const one of [made, read]) accepted(await fail(one))
      const states = async () => {
        const listed = (await records.employees.listPage(company.id, whole)).items
        return listed.map((one) => [one.states.medicalExamination, one.states.instruction])
      }
      expect(await states()).toEqual([
        ['overdue', 'ok'],
        ['ok', 'none'],
      ])
      expect(accepted(await records.employees.get(company.id, belov.id)).states).toMatchObject({
        medicalExamination: 'overdue',
        instruction: 'ok',
      })
      expect(await names(world, { shortage: 'medicalExamination' })).toEqual(['Белов Вера'])
      expect(await names(world, { shortage: 'instruction' })).toEqual([])
      const fact = { date: '2026-11-18', result: 'passed' }
      accepted(await records.obligations.complete({ companyId: company.id, id: made.id, fact }))
      expect((await states())[0]).toEqual(['ok', 'ok'])
      expect(await names(world, { shortage: 'medicalExamination' })).toEqual([])
    })

    it('keeps the dismissed in the register, with no states', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      await world.assign(employee, { periodicity: months(12), date: day('2024-01-10') })
      await world.records.employees.change({
        companyId: world.company.id,
        id: employee.id,
        patch: { dismissalDate: day('2026-11-19') },
        version: null,
      })
      const [listed] = await world.records.employees.list(world.company.id)
      expect(listed).toMatchObject({ dismissalDate: '2026-11-19', version: 2 })
      expect(listed?.states).toEqual(Object.fromEntries(sections.map((section) => [section, 'none'])))
    })
  })

const removed = async ({ records, company }: World, { id }: StandingObligation): Promise<void> => {
  accepted(await records.obligations.remove({ companyId: company.id, id }))
}

async function names(
  { records, company }: World,
  query: Partial<EmployeeQuery> = {},
): Promise<readonly string[]> {
  const { items } = await records.employees.listPage(company.id, { ...whole, ...query })
  if (Object.keys(query).length === 0) expect(items).toEqual(await records.employees.list(company.id))
  return items.map(({ lastName, firstName }) => `${lastName} ${firstName}`)
}
