import { expect, test } from 'vitest'
import { newDesk } from '../../../../tests/contracts/desk.ts'
import { accepted } from '../../../../tests/contracts/world.ts'
import { spec } from '../../../../tests/filled-forms.ts'
import { microtraumaTyped } from '../../../../tests/microtraumas-example.ts'
import { factRecordsOf } from '../../issuing/issue-needs.ts'
import { MOST_IN_JOURNAL } from '../microtrauma/journal-rows.ts'
import { gatherJournal } from './gather-journal.ts'

const values = [spec('keeper', { kind: { type: 'text' } }), spec('period', { kind: { type: 'period' } })]

async function aRegister() {
  const desk = await newDesk()
  const companyId = desk.company.id
  const titov = await desk.hire('Титов')
  for (const injured of [{ employeeId: titov.id }, { fullName: 'Ли Ян', post: 'Монтажник' }])
    accepted(await desk.records.microtraumas.record({ companyId, details: { ...microtraumaTyped, injured } }))
  const limits: number[] = []
  const facts = factRecordsOf(desk.needs)
  const { microtraumas } = desk.records
  const page: typeof microtraumas.listPage = (id, query) => {
    limits.push(query.limit)
    return microtraumas.listPage(id, query)
  }
  const of = (answers: object) =>
    gatherJournal({ ...facts, microtraumas: { listPage: page } }, desk.company, { values }, { ...answers })
  return { of, limits }
}

const november = { from: '2026-11-01', to: '2026-11-30' }

test('the lines of a period are told, an employee’s with the department; one more is asked for than a journal holds', async () => {
  const { of, limits } = await aRegister()
  const { journal } = await of({ period: november })
  expect(journal).toMatchObject([
    { who: expect.stringMatching(/^Титов.+, Карьер$/u) },
    { who: 'Ли Ян, Монтажник' },
  ])
  expect(limits).toEqual([MOST_IN_JOURNAL + 1])
  expect(await of({ period: { from: '2026-10-01', to: '2026-10-31' } })).toEqual({ journal: [] })
})

test.each([[{}], [{ period: 'вчера' }], [{ period: { from: 5, to: 6 } }], [{ keeper: november }]])(
  'of %o no period is read',
  async (answers) => {
    const { of, limits } = await aRegister()
    expect([await of(answers), limits]).toEqual([{}, []])
  },
)

test.each([[{ from: '2026-11-01' }], [{ to: '2026-11-30' }], [{ from: '2026-11-01', to: '30.13.2026' }]])(
  'half a period, %o, is none',
  async (period) => {
    expect(await (await aRegister()).of({ period })).toEqual({})
  },
)
