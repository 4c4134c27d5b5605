import { everyRow, type RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, refusal, type World } from '../../world.ts'

const first: Subject = { section: 'training', name: 'Первая помощь' }
const heights: Subject = { section: 'training', name: 'Высота' }

const people = [
  { lastName: 'Ёлкин', firstName: 'Пётр', fatherName: 'Семёнович' },
  { lastName: 'Петренко', firstName: 'Анна', fatherName: null },
  { lastName: 'Римская-Корсакова', firstName: 'Вера', fatherName: null },
] as const

/** Three people in two departments, with two trainings each. */
async function withTrainings({ records, company, hire, assign }: World): Promise<DepartmentId> {
  const store = accepted(await records.departments.add({ companyId: company.id, name: 'Склад' }))
  for (const [i, { lastName, ...names }] of people.entries()) {
    const employee = await hire(lastName, { ...names, ...(i === 1 ? { departmentId: store.id } : {}) })
    await assign(employee, { subject: first, date: null, deadline: day(`2026-11-0${i + 1}`) })
    await assign(employee, { subject: heights, date: null, deadline: day(`2026-12-0${i + 1}`) })
  }
  return store.id
}

/** Whose rows the filter leaves, by surname and day. */
async function left(
  { table }: World,
  changes: Partial<RowFilter>,
  sort: 'deadline' | 'fullName' = 'deadline',
) {
  const rows = await table('training', { filter: { ...everyRow, ...changes }, sort })
  return rows.map(({ fullName, deadline }) => `${fullName.split(' ')[0]} ${deadline?.slice(5)}`)
}

/** What is narrowed down by name, department and subject. */
export const deadlineFilterContract = (newWorld: NewWorld) =>
  describe('DeadlineTable: filters', () => {
    it('finds people by the beginnings of their names’ words, in any order', async () => {
      const world = await newWorld()
      await withTrainings(world)
      expect(await left(world, { search: 'петр' })).toEqual([
        'Ёлкин 11-01',
        'Петренко 11-02',
        'Ёлкин 12-01',
        'Петренко 12-02',
      ])
      expect(await left(world, { search: ' ПЕТР  ел' })).toEqual(['Ёлкин 11-01', 'Ёлкин 12-01'])
      expect(await left(world, { search: 'корс' })).toEqual([
        'Римская-Корсакова 11-03',
        'Римская-Корсакова 12-03',
      ])
      for (const search of ['лкин', 'Ёлкин Анна', "'", "о'", '\\', ':*', '&', '!', '|', '<->'])
        expect(await left(world, { search }), search).toEqual([])
    })

    it('finds people by personnel number, position and department too, each word by any of them', async () => {
      const world = await newWorld()
      const { records, company } = world
      const store = accepted(
        await records.departments.add({ companyId: company.id, name: 'Склад № 2, «Север»' }),
      )
      const elkin = await world.hire('Ёлкин', {
        personnelNumber: '00117',
        positionStaff: 'Слесарь-ремонтник (5)',
      })
      const belov = await world.hire('Белов', { personnelNumber: 'А-007', departmentId: store.id })
      for (const [i, person] of [elkin, belov].entries())
        await world.assign(person, { date: null, deadline: day(`2026-11-0${i + 1}`) })
      const found = { Ёлкин: ['Ёлкин 11-01'], Белов: ['Белов 11-02'] }
      for (const search of ['117', '00117', 'ремонт', 'карьер слес', 'ёлкин 11', 'ёлкин (5'])
        expect(await left(world, { search }), search).toEqual(found.Ёлкин)
      for (const search of ['север', 'СКЛАД 2', 'а-7', 'А-007', 'белов склад 07'])
        expect(await left(world, { search }), search).toEqual(found.Белов)
      for (const search of ['17', '1170', 'есарь', 'белов карьер', '0', '[', ']', '^', '1.7', '1{', '.*'])
        expect(await left(world, { search }), search).toEqual([])
      expect(await left(world, { search: '()' })).toHaveLength(2)
      const filter = { ...everyRow, search: '117' }
      expect(await records.deadlines.readHorizon(company.id, { section: 'training', filter })).toMatchObject({
        total: 1,
      })
    })

    it('keeps a new name in mind', async () => {
      const world = await newWorld()
      const { records, company } = world
      const employee = await world.hire('Ёлкин')
      await world.assign(employee, { date: null, deadline: day('2026-11-01') })
      const { id } = employee
      accepted(
        await records.employees.change({
          companyId: company.id,
          id,
          patch: { lastName: 'Соснина' },
          version: null,
        }),
      )
      expect(await left(world, { search: 'елк' })).toEqual([])
      expect(await left(world, { search: 'сосн' })).toEqual(['Соснина 11-01'])
    })

    it('shows one department, one subject, and both', async () => {
      const world = await newWorld()
      const store = await withTrainings(world)
      expect(await left(world, { departmentId: store })).toEqual(['Петренко 11-02', 'Петренко 12-02'])
      expect(await left(world, { subject: 'Высота' }, 'fullName')).toEqual([
        'Ёлкин 12-01',
        'Петренко 12-02',
        'Римская-Корсакова 12-03',
      ])
      const both = { departmentId: world.department.id, subject: 'Высота' }
      expect(await left(world, both)).toEqual(['Ёлкин 12-01', 'Римская-Корсакова 12-03'])
      expect(await left(world, { ...both, search: 'вера' })).toEqual(['Римская-Корсакова 12-03'])
      expect(await left(world, { subject: 'Высот' })).toEqual([])
      expect(await left(world, { departmentId: 999_999 as DepartmentId })).toEqual([])
    })

    it('counts what the filter leaves, in pages and in the horizon', async () => {
      const world = await newWorld()
      const { records, company } = world
      const departmentId = await withTrainings(world)
      const filter = { ...everyRow, departmentId }
      expect(await records.deadlines.readHorizon(company.id, { section: 'training', filter })).toMatchObject({
        total: 2,
        overdue: 1,
        months: [{ count: 1 }, { count: 0 }, { count: 0 }],
        next: null,
      })
      const page = { sort: 'department', from: null, to: null, waiting: null, page: 1, limit: 1 } as const
      expect(
        await records.deadlines.listPage(company.id, { section: 'training', filter, ...page }),
      ).toMatchObject({ total: 2, more: false, items: [{ deadline: '2026-11-02' }] })
      const none = { ...everyRow, search: 'Жуков' }
      expect(
        await records.deadlines.readHorizon(company.id, { section: 'training', filter: none }),
      ).toMatchObject({ total: 0, next: null })
    })

    it('keeps what a person wants a section’s table to begin with, until another or nothing is asked for', async () => {
      const { records, company, department, opened } = await newWorld()
      const { deadlines } = records
      expect(await deadlines.listSavedFilters(company.id)).toEqual([])
      const save = async (details: object) =>
        accepted(await deadlines.saveFilter({ companyId: company.id, details: { ...details } }))
      await save({ section: 'training', search: 'Пётр', departmentId: department.id })
      await save({ section: 'risk', subject: 'low' })
      await save({ section: 'training', departmentId: department.id, subject: 'Высота' })
      const saved = [
        { section: 'training', filter: { search: '', departmentId: department.id, subject: 'Высота' } },
        { section: 'risk', filter: { search: '', departmentId: null, subject: 'low' } },
      ]
      const reopened = await opened.reopen()
      const found = await reopened.deadlines.listSavedFilters(company.id)
      expect(found.toSorted((a, b) => (a.section < b.section ? 1 : -1))).toEqual(saved)
      await save({ section: 'training' })
      expect(await deadlines.listSavedFilters(company.id)).toEqual(saved.slice(1))
      expect(
        refusal(
          await deadlines.saveFilter({
            companyId: company.id,
            details: { section: 'risk', subject: 'Высота' },
          }),
        ),
      ).toBe('subject: choice/unknown')
    })

    it('knows a class, a level and a point of order 29н', async () => {
      const world = await newWorld()
      const employee = await world.hire('Ёлкин')
      const duties: readonly (readonly [Subject, string, string])[] = [
        [{ section: 'medicalExamination', factorNumber: '6.1' }, '6.1', '6'],
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
          'Каска',
          'каска',
        ],
        [{ section: 'workingConditions', established: '3.1' }, '3.1', '3.2'],
        [{ section: 'risk', established: 'low' }, 'low', 'high'],
      ]
      for (const [subject, key, other] of duties) {
        await world.assign(employee, { subject, date: null, deadline: day('2026-11-01') })
        const found = (filter: Partial<RowFilter>) =>
          world.table(subject.section, { filter: { ...everyRow, ...filter } })
        expect(await found({ subject: key })).toHaveLength(1)
        expect(await found({ subject: other })).toHaveLength(0)
      }
      expect(
        await world.records.obligations.listSubjectNames(world.company.id, 'medicalExamination'),
      ).toEqual(['6.1'])
    })
  })
