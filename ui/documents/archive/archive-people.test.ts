// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { anEmployee, day } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { ArchivePeople } from './archive-people.ts'

test('everyone who has ever worked here is read when first asked for, and again only where that failed', async () => {
  const { records, company, services, hire, department, place } = await openAsUser()
  const quarry = await department('Карьер')
  await hire('Титов', quarry)
  const details = anEmployee({ lastName: 'Белов', ...place(quarry), dismissalDate: day('2026-03-13') })
  accepted(await records.employees.hire({ companyId: company.id, details }))
  const server = { read: 0, away: true }
  const list: typeof records.employees.list = async (id) => {
    server.read += 1
    if (server.away) throw new Unavailable(503)
    return records.employees.list(id)
  }
  const { departments } = records
  const people = new ArchivePeople({ employees: { list }, departments }, services.get(inCompany))
  await people.reread()
  expect([server.read, people.choices]).toEqual([0, []])
  await people.open()
  expect([server.read, people.state.is]).toEqual([1, 'failed'])
  server.away = false
  await people.open()
  await people.open()
  expect(server.read).toBe(2)
  expect(people.choices.map(({ label }) => label).toSorted()).toEqual([
    expect.stringMatching(/^Белов .* — .*13\.03\.2026/),
    expect.stringMatching(/^Титов [^(]+ — [^(]+$/),
  ])
  await people.reread()
  expect(server.read).toBe(3)
})
