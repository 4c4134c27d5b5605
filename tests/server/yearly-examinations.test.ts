import { factors } from '@osh/core/norms/factors.ts'
import { expect, it } from 'vitest'
import { encodeSection } from '#adapters/wire/words.ts'
import { furnish, type Json, register, startAsking } from './asking.ts'

const everyTwoYears = factors.find(({ periodicityMonths }) => periodicityMonths === 24)

it('a longer period is warned of for whoever is not 21 yet, wherever the obligation is told', async () => {
  const server = startAsking()
  const owner = await register(server, 'owner@example.org')
  const { company: companyId, employee: employeeId } = await furnish(owner)
  const read = async (path: string): Promise<Json[]> => (await (await owner.ask(path)).json()) as Json[]
  const body = { companyId, employeeId, section: encodeSection('medicalExamination') }
  const made = await owner.ask('/api/obligations', {
    body: { ...body, factorNumber: everyTwoYears?.point, periodicity: '2 года', date: '2026-03-02' },
  })
  const given = (await made.json()) as Json
  expect([made.status, given.warning]).toEqual([201, null])
  const young = { birthDate: '2005-05-17' }
  const changed = await owner.ask(`/api/employees/${employeeId}`, { method: 'PATCH', body: young })
  expect(changed.status).toBe(200)
  const [listed] = (await read(`/api/obligations?companyId=${companyId}`)).filter(({ id }) => id === given.id)
  const warning = expect.stringContaining('осмотр работника до 21 года — 1 год')
  expect(listed).toMatchObject({ warning })
  const [one] = [await (await owner.ask(`/api/obligations/${given.id}`)).json()] as Json[]
  expect(one).toMatchObject({ warning })
})
