import { expect, test } from 'vitest'
import { newDesk } from '../../../tests/contracts/desk.ts'
import { accepted } from '../../../tests/contracts/world.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { DocumentId } from '../document.ts'
import type { DocumentQueries } from '../document-repository.ts'
import { gatherPapers, MOST_TOGETHER, readPrintRequest } from './print-together.ts'

const ids = (...numbers: readonly number[]) => numbers as readonly DocumentId[]
const refusal = (code: string) => ({
  ok: false,
  error: { code: 'fields', errors: [{ field: 'documentIds', code }] },
})

test('each paper is printed once, in the order asked for; so many at most', () => {
  expect(readPrintRequest({ documentIds: [7, 3, 7] })).toEqual({ ok: true, value: { ids: [7, 3] } })
  const most = Array.from({ length: MOST_TOGETHER }, (_, i) => i + 1)
  expect(readPrintRequest({ documentIds: [...most, 1] }).ok).toBe(true)
  expect(readPrintRequest({ documentIds: [...most, 0.5] })).toEqual(refusal('list/invalid'))
  expect(readPrintRequest({ documentIds: [...most, 9999] })).toEqual(refusal('documents/too-many'))
})

test('a batch is printed as it was issued; one that is not there is refused, and so is one of too many', async () => {
  const desk = await newDesk()
  const employeeIds: EmployeeId[] = []
  for (const name of ['Белова', 'Абрамова', 'Волкова'])
    employeeIds.push((await desk.hire(name, { snils: '112-233-445 95' })).id)
  const first = accepted(await desk.issue({ employeeIds }))
  expect(readPrintRequest({ batchId: first.id })).toEqual({ ok: true, value: { batch: first.id } })
  const gather = (batch: DocumentId) => gatherPapers(desk.needs.documents, desk.company.id, { batch })
  expect(accepted(await gather(first.batch)).map(({ number }) => number.integer)).toEqual([7, 8, 9])
  const [unknown] = ids(999)
  if (unknown === undefined) throw new Error('no id')
  expect(await gather(unknown)).toMatchObject({ error: { errors: [{ code: 'documents/unknown' }] } })
  const most = { ...desk.needs.documents, listBatch: async () => Array(MOST_TOGETHER).fill(first) }
  expect((await gatherPapers(most, desk.company.id, { batch: first.batch })).ok).toBe(true)
  const long = { ...desk.needs.documents, listBatch: async () => Array(MOST_TOGETHER + 1).fill(first) }
  expect(await gatherPapers(long, desk.company.id, { batch: first.batch })).toEqual(
    refusal('documents/too-many'),
  )
})

test.each([
  [undefined, 'documents/none-chosen'],
  [[], 'documents/none-chosen'],
  ['7', 'list/invalid'],
  [['7'], 'list/invalid'],
  [[0], 'list/invalid'],
])('%o is refused', (documentIds, code) => {
  expect(readPrintRequest({ documentIds })).toEqual(refusal(code))
})

test('a paper that is not there and one by an own form are named by their rows', async () => {
  const desk = await newDesk()
  const { id: employee } = await desk.hire('Абрамова', { snils: '112-233-445 95' })
  const issue = async (integer: number, employeeIds: readonly EmployeeId[] = [employee]) =>
    accepted(await desk.issue({ number: { integer, letter: '' }, employeeIds }))
  const [first, second] = [await issue(1), await issue(2)]
  const gather = (...asked: readonly number[]) =>
    gatherPapers(desk.needs.documents, desk.company.id, { ids: ids(...asked) })
  expect(accepted(await gather(second.id, first.id)).map(({ id }) => id)).toEqual([second.id, first.id])
  const byOwnForm = { ...second, files: { ...second.files, pdf: null } }
  const archive: Pick<DocumentQueries, 'get' | 'listBatch'> = {
    ...desk.needs.documents,
    get: async (company, id) =>
      id === second.id ? { ok: true, value: byOwnForm } : desk.records.documents.get(company, id),
  }
  const gathered = await gatherPapers(archive, desk.company.id, { ids: ids(first.id, second.id, 999) })
  expect(gathered).toEqual({
    ok: false,
    error: {
      code: 'fields',
      errors: [
        { field: 'documentIds', row: 1, code: 'format/docx-only' },
        { field: 'documentIds', row: 2, code: 'documents/unknown' },
      ],
    },
  })
})
