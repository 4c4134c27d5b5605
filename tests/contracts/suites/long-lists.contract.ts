import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { readInBatches } from '@osh/core/shared/in-batches.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { issue } from '../documents.ts'
import type { World } from '../world.ts'

/** Lists read by their ids, some at a time: the same as whole ones. */
export const longListsContract = (newWorld: NewWorld) =>
  describe('LongLists', () => {
    it('are the whole lists, in the same order', async () => {
      const world = await newWorld()
      const { records, company } = world
      const { employees } = await crowd(world)
      for (const number of ['1', '2', '3'])
        await issue(world, { number, date: day(`2026-11-1${number}`), employees: [] })
      const lists = longListsOf(world)
      expect(
        await read(await lists.listEmployeeIds(company.id), (ids) => lists.listEmployees(company.id, ids)),
      ).toEqual(await records.employees.list(company.id))
      const obligationsOf = async (filter: Parameters<typeof lists.listObligationIds>[1]) =>
        read(await lists.listObligationIds(company.id, filter), (ids) =>
          lists.listObligations(company.id, ids),
        )
      expect(await obligationsOf({})).toEqual(await records.obligations.list(company.id, {}))
      expect(await obligationsOf({ section: 'ppe' })).toEqual(
        await records.obligations.list(company.id, { section: 'ppe' }),
      )
      const some = employees.slice(0, 2)
      expect(await obligationsOf({ employeeIds: some })).toEqual(
        (await records.obligations.list(company.id, {})).filter((one) => some.includes(one.employeeId)),
      )
      expect(await obligationsOf({ employeeIds: [] })).toEqual([])
      const archive = await read(await lists.listDocumentIds(company.id, everyDocument), (ids) =>
        lists.listDocuments(company.id, ids),
      )
      expect(archive).toEqual(await records.documents.list(company.id, everyDocument))
    })

    it('have nothing of another company', async () => {
      const one = await newWorld()
      const { employees, obligations } = await crowd(one)
      const document = await issue(one, { number: '1' })
      const { company } = await newWorld()
      const lists = longListsOf(one)
      expect(await lists.listEmployeeIds(company.id)).toEqual([])
      expect(await lists.listEmployees(company.id, employees)).toEqual([])
      expect(await lists.listObligationIds(company.id, { employeeIds: employees })).toEqual([])
      expect(await lists.listObligations(company.id, obligations)).toEqual([])
      expect(await lists.listDocuments(company.id, [document.id])).toEqual([])
    })

    it('leave out what was removed since their ids were read', async () => {
      const world = await newWorld()
      const { obligations } = await crowd(world)
      const [gone, ...kept] = obligations
      if (gone === undefined) throw new Error('no obligation')
      await world.records.obligations.remove({ companyId: world.company.id, id: gone })
      const found = await longListsOf(world).listObligations(world.company.id, obligations)
      expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(kept.toSorted((a, b) => a - b))
    })
  })

function longListsOf({ opened: { longLists } }: World) {
  if (!longLists) throw new Error('lists are asked for whole here')
  return longLists
}

const read = async <Id, T extends { readonly id: Id }>(
  ids: readonly Id[],
  some: (ids: readonly Id[]) => Promise<readonly T[]>,
): Promise<readonly T[]> => {
  const all: T[] = []
  for await (const batch of readInBatches(ids, some, 2)) all.push(...batch)
  return all
}

/** Four people, each with two obligations. */
async function crowd({ hire, assign }: World) {
  const employees: EmployeeId[] = []
  const obligations = []
  for (const [i, name] of ['Яковлева', 'Абрамова', 'Ёлкина', 'Белова'].entries()) {
    const employee = await hire(name)
    employees.push(employee.id)
    const late = { date: null, deadline: day(`2026-12-0${9 - i}`) }
    obligations.push((await assign(employee, late)).id)
    const boots = {
      section: 'ppe',
      event: 'issuance',
      name: 'Сапоги',
      quantity: 1,
      unit: 'pair',
      norm: null,
      size: null,
    } as const
    obligations.push((await assign(employee, { subject: boots })).id)
  }
  return { employees, obligations }
}
