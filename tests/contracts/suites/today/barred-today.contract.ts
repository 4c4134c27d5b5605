import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import type { BarredToday } from '@osh/core/today/today.ts'
import { describe, expect, it } from 'vitest'
import { day, gloves } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { issue } from '../../documents.ts'
import { accepted, dated, rowOf, type World } from '../../world.ts'

const examination: Subject = { section: 'medicalExamination', factorNumber: '6.1' }
const instruction: Subject = { section: 'instruction', name: 'ИОТ-07' }
const briefing: Subject = { section: 'briefing', name: 'Повторный' }

export async function barredIn({ records, company }: World): Promise<BarredToday> {
  const { barred } = await records.today.look(company.id)
  if (barred.is === 'failed') throw new Error('the part was not read')
  return barred.value
}

const told = ({ items }: BarredToday) =>
  items.map(({ fullName, since, bars, order, held, next }) => ({
    who: fullName.split(' ')[0],
    since,
    lacks: bars.map(({ ground }) => ground),
    order: order?.document.number.integer ?? null,
    held,
    next,
  }))

let numbers = 100
/** An order about the employee, issued by the form of that number. */
const order = (world: World, form: number, { id }: Employee, answered: object = {}) => {
  numbers += 1
  return issue(world, {
    templateId: form as TemplateId,
    number: String(numbers),
    employees: [{ id, fullName: 'Работник' }],
    answers: { ...answered },
  })
}

export const barredTodayContract = (newWorld: NewWorld) =>
  describe('who may not work today', () => {
    const open = { order: null, held: false }

    it('no one, and the nearest deadline of what may keep someone from work', async () => {
      const world = await newWorld()
      expect(await barredIn(world)).toEqual({
        ...{ items: [], total: 0, more: false, suspended: 0, next: null },
        assigned: { to: 'no-one', without: 0 },
      })
      const employee = await world.hire('Галкин')
      await world.assign(employee, { subject: instruction, date: null, deadline: day('2026-11-21') })
      await world.assign(employee, { date: null, deadline: day('2026-12-05') })
      await world.assign(employee, { subject: briefing, date: null, deadline: day('2026-11-24') })
      expect(await barredIn(world)).toEqual({
        items: [],
        total: 0,
        more: false,
        suspended: 0,
        next: { deadline: '2026-11-24', fullName: 'Галкин Вера Ильинична' },
        assigned: { to: 'all', without: 0 },
      })
      const belov = await world.hire('Белов')
      await world.assign(belov, { date: null, deadline: day('2026-11-24') })
      const next = { deadline: '2026-11-24', fullName: 'Белов Вера Ильинична' }
      expect(await barredIn(world)).toMatchObject({ next })
    })

    it('no one, as far as something is assigned: else the records say nothing', async () => {
      const world = await newWorld()
      const [belov, galkin] = [await world.hire('Белов'), await world.hire('Галкин')]
      await world.hire('Титов', { dismissalDate: day('2026-11-19') })
      const assigned = async () => (await barredIn(world)).assigned
      expect(await assigned()).toEqual({ to: 'no-one', without: 2 })
      await world.assign(belov, { subject: instruction, date: day('2026-11-01') })
      expect(await assigned()).toEqual({ to: 'no-one', without: 2 })
      const once = { periodicity: { kind: 'once' } } as const
      const issued = await world.assign(belov, { subject: gloves(1), ...once, date: day('2026-11-01') })
      const returned = { ...gloves(1), event: 'return' } as const
      await world.assign(belov, { subject: returned, ...once, date: null, deadline: day('2026-12-01') })
      const { records, company } = world
      accepted(await records.obligations.remove({ companyId: company.id, id: issued.id }))
      expect(await barredIn(world)).toMatchObject({ assigned: { to: 'no-one', without: 2 }, next: null })
      await world.assign(belov, { date: day('2026-11-01') })
      expect(await assigned()).toEqual({ to: 'some', without: 1 })
      const duty = await world.assign(galkin, { date: day('2026-11-01') })
      expect(await assigned()).toEqual({ to: 'all', without: 0 })
      accepted(await records.obligations.remove({ companyId: company.id, id: duty.id }))
      expect(await assigned()).toEqual({ to: 'some', without: 1 })
    })

    it('whoever never did what is assigned, from the first day and before all others', async () => {
      const world = await newWorld()
      const [belov, galkin, titov] = [
        await world.hire('Белов'),
        await world.hire('Галкин'),
        await world.hire('Титов'),
      ]
      await world.assign(belov, { date: null, deadline: day('2026-11-09') })
      const once = { periodicity: { kind: 'once' }, date: null, deadline: null } as const
      const never = await world.assign(galkin, { subject: briefing, ...once })
      await world.assign(titov, { subject: instruction, ...once })
      const barred = await barredIn(world)
      expect(told(barred)).toEqual([
        { who: 'Галкин', since: null, lacks: ['briefing'], ...open, next: 'suspend-untrained' },
        { who: 'Белов', since: '2026-11-09', lacks: ['training'], ...open, next: 'suspend-untrained' },
      ])
      expect(barred.items[0]?.bars).toMatchObject([
        { is: 'notDone', duty: { deadline: null, overdue: true } },
      ])
      expect(barred.assigned).toBeNull()
      const { records, company } = world
      const fact = { date: '2026-11-20' }
      accepted(await records.obligations.complete({ companyId: company.id, id: never.id, fact }))
      expect(told(await barredIn(world)).map(({ who }) => who)).toEqual(['Белов'])
    })

    it('each person once with all that is lacking, the earliest first; what keeps no one is not there', async () => {
      const world = await newWorld()
      const [belov, galkin, titov] = [
        await world.hire('Белов'),
        await world.hire('Галкин'),
        await world.hire('Титов'),
      ]
      await world.assign(belov, { date: null, deadline: day('2026-11-09') })
      await world.assign(galkin, { subject: gloves(1), date: null, deadline: day('2026-11-12') })
      await world.assign(titov, { subject: instruction, date: null, deadline: day('2026-11-01') })
      const back = { subject: gloves(1, 'return'), periodicity: { kind: 'once' } } as const
      await world.assign(titov, { subject: gloves(1), date: day('2026-11-01') })
      await world.assign(titov, { ...back, date: null, deadline: day('2026-11-02') })
      await world.assign(belov, { subject: examination, date: null, deadline: day('2026-11-02') })
      await world.assign(titov, { date: null, deadline: day('2026-11-20') })
      expect(told(await barredIn(world))).toEqual([
        {
          who: 'Белов',
          since: '2026-11-02',
          lacks: ['medicalExamination', 'training'],
          next: 'suspend-unexamined',
          ...open,
        },
        { who: 'Галкин', since: '2026-11-12', lacks: ['ppe'], next: 'downtime-no-ppe', ...open },
      ])
    })

    it('a reason is the row of its table, with its memo', async () => {
      const world = await newWorld()
      const employee = await world.hire('Белов')
      const duty = await world.assign(employee, { date: day('2023-04-10') })
      await world.form('training', [rowOf(duty)])
      const [row] = await world.table('training')
      const [barred] = (await barredIn(world)).items
      expect(barred).toMatchObject({ employeeId: employee.id, department: 'Карьер' })
      expect(barred?.bars).toEqual([{ is: 'overdue', ground: 'training', since: '2026-04-10', duty: row }])
      expect(row?.memo?.number).toBe(1)
    })

    it('a failed check, though its deadline is far, since its day; not once it was taken again', async () => {
      const world = await newWorld()
      const employee = await world.hire('Белов')
      const duty = await world.assign(employee, { date: day('2025-04-10') })
      const memo = await world.form('training', [rowOf(duty, dated('2026-11-10', 'failed'))])
      expect(told(await barredIn(world))).toEqual([
        { who: 'Белов', since: '2026-11-10', lacks: ['training'], next: 'suspend-untrained', ...open },
      ])
      const rows = [rowOf(duty, dated('2026-11-18'))]
      await world.edit(memo, { rows })
      expect((await barredIn(world)).total).toBe(0)
    })

    it('whoever is dismissed on their last day still, and no longer from the next', async () => {
      const world = await newWorld()
      const [belov, galkin, titov] = [
        await world.hire('Белов'),
        await world.hire('Галкин'),
        await world.hire('Титов'),
      ]
      await world.assign(belov, { date: null, deadline: day('2026-11-09') })
      const failing = await world.assign(galkin, { date: day('2025-04-10') })
      await world.form('training', [rowOf(failing, dated('2026-11-10', 'failed'))])
      await order(world, 1040, titov)
      const who = async () => (await barredIn(world)).items.map(({ employeeId }) => employeeId).toSorted()
      const dismiss = async (dismissalDate: string) => {
        for (const { id } of [belov, galkin, titov]) {
          const change = { companyId: world.company.id, id, patch: { dismissalDate }, version: null }
          accepted(await world.records.employees.change(change))
        }
      }
      await dismiss('2026-11-20')
      expect(await who()).toEqual([belov.id, galkin.id, titov.id].toSorted())
      world.clock.set(day('2026-11-21'))
      expect(await who()).toEqual([])
      world.clock.set(day('2026-11-20'))
      await dismiss('2026-11-19')
      expect(await who()).toEqual([])
    })

    it('no one who is away, suspended or not, until the day of their return', async () => {
      const world = await newWorld()
      const [belov, titov] = [await world.hire('Белов'), await world.hire('Титов')]
      await world.assign(belov, { date: null, deadline: day('2026-11-09') })
      const failing = await world.assign(belov, { subject: briefing, date: day('2026-10-10') })
      await world.form('briefing', [rowOf(failing, dated('2026-11-10', 'failed'))])
      await order(world, 1040, titov)
      expect((await barredIn(world)).total).toBe(2)
      for (const { id } of [belov, titov])
        accepted(
          await world.records.absences.enter({
            companyId: world.company.id,
            details: { employeeId: id, kind: 'illness', from: '2026-11-12', to: '2026-11-20' },
          }),
        )
      expect(await barredIn(world)).toMatchObject({ items: [], total: 0 })
      world.clock.set(day('2026-11-21'))
      expect((await barredIn(world)).total).toBe(2)
    })

    it('whoever is suspended stays until an order readmits, by the days that the orders name', async () => {
      const world = await newWorld()
      const employee = await world.hire('Титов')
      const duty = await world.assign(employee, {
        subject: examination,
        date: null,
        deadline: day('2026-11-16'),
      })
      await order(world, 1041, employee, { day: '2026-11-21' })
      expect(told(await barredIn(world))).toMatchObject([{ held: false, next: 'suspend-unexamined' }])
      world.clock.set(day('2026-11-21'))
      const held = { who: 'Титов', held: true, next: 'end-suspension', order: numbers }
      expect(told(await barredIn(world))).toMatchObject([{ ...held, lacks: ['medicalExamination'] }])
      accepted(
        await world.records.obligations.complete({
          companyId: world.company.id,
          id: duty.id,
          fact: { date: day('2026-11-21'), result: 'passed', quantity: null },
        }),
      )
      const found = await barredIn(world)
      expect(told(found)).toEqual([{ ...held, since: '2026-11-21', lacks: [] }])
      expect(found).toMatchObject({ suspended: 1, total: 1, items: [{ settled: true }] })
      await order(world, 1045, employee, { day: '2026-11-21' })
      expect((await barredIn(world)).total).toBe(0)
    })

    it('who lacks nothing, and passed nothing since: the records do not say that they may work', async () => {
      const world = await newWorld()
      const [belov, titov] = [await world.hire('Белов'), await world.hire('Титов')]
      const overdue = await world.assign(belov, { date: day('2023-04-10') })
      await order(world, 1040, belov)
      await world.assign(titov, { date: day('2026-11-20') })
      await order(world, 1042, titov)
      const { records, company } = world
      const lookUp = async () =>
        (await barredIn(world)).items.map(({ employeeId, bars, settled }) => ({
          who: employeeId,
          lacks: bars.length,
          settled,
        }))
      const drunk = { who: titov.id, lacks: 0, settled: false }
      expect(await lookUp()).toEqual([{ who: belov.id, lacks: 1, settled: false }, drunk])
      accepted(await records.obligations.remove({ companyId: company.id, id: overdue.id }))
      expect(await lookUp()).toEqual([{ who: belov.id, lacks: 0, settled: false }, drunk])
      await world.assign(belov, { date: day('2026-11-20') })
      expect(await lookUp()).toEqual([{ who: belov.id, lacks: 0, settled: true }, drunk])
    })

    it('an order that names no day holds from its own; others are nothing to admission', async () => {
      const world = await newWorld()
      const employee = await world.hire('Титов')
      await order(world, 1001, employee)
      expect((await barredIn(world)).total).toBe(0)
      const document = await order(world, 1047, employee)
      expect((await barredIn(world)).total).toBe(0)
      await world.assign(employee, { subject: gloves(1), date: null, deadline: day('2026-11-12') })
      const [barred] = (await barredIn(world)).items
      expect(barred).toMatchObject({
        held: true,
        next: null,
        order: {
          effect: 'paysDowntime',
          from: '2026-11-20',
          document: { id: document.id, number: document.number, date: '2026-11-20', hasPdf: true },
        },
      })
    })

    it('an order that was annulled suspends no one', async () => {
      const world = await newWorld()
      const employee = await world.hire('Титов')
      const { id } = await order(world, 1041, employee, { day: '2026-11-20' })
      expect(await barredIn(world)).toMatchObject({ total: 1, suspended: 1 })
      const reason = 'Не тот работник'
      accepted(await world.records.documents.annul({ companyId: world.company.id, id, reason }))
      expect(await barredIn(world)).toMatchObject({ total: 0, suspended: 0 })
    })

    it('page by page, twenty at first', async () => {
      const world = await newWorld()
      const employees: Employee[] = []
      for (let i = 0; i < 21; i += 1)
        employees.push(await world.hire(`Белов-${String.fromCharCode(1072 + i)}`))
      for (const employee of employees)
        await world.assign(employee, { date: null, deadline: day('2026-11-09') })
      const first = await barredIn(world)
      expect(first).toMatchObject({ total: 21, more: false })
      expect(first.items).toHaveLength(20)
      const second = await world.records.today.listBarred(world.company.id, { page: 2, limit: 20 })
      expect(second).toMatchObject({ total: 21, more: false })
      expect(second.items.map(({ employeeId }) => employeeId)).toEqual([employees[20]?.id])
      const whole = await world.records.today.listBarred(world.company.id, { page: 1, limit: 200 })
      expect(whole.items).toEqual([...first.items, ...second.items])
    })

    it('no one of another company', async () => {
      const world = await newWorld()
      await world.assign(await world.hire('Белов'), { date: null, deadline: day('2026-11-09') })
      expect((await barredIn(await newWorld())).total).toBe(0)
    })
  })
