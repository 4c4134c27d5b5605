// @vitest-environment node
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { microtraumaTyped } from '#tests/microtraumas-example.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { microtraumasTodayStore } from './microtraumas-today-store.ts'

test('the nearest term is first, ten are shown, and all that are late are counted', async () => {
  const { records, company, services, hire, department } = await openAsUser()
  const { id: employeeId } = await hire('Титов', await department('Карьер'))
  const record = async (day: string, minute: number, told = day) => {
    const time = `09:${String(minute).padStart(2, '0')}`
    const details = {
      ...{ ...microtraumaTyped, date: day, time, injured: { employeeId } },
      ...{ reportDate: told, reportTime: '14:30' },
    }
    return accepted(await records.microtraumas.record({ companyId: company.id, details }))
  }
  await record('15.03.2026', 0)
  const first = await record('01.03.2026', 0, '02.03.2026')
  const second = await record('02.03.2026', 0, '03.03.2026')
  for (let minute = 1; minute <= 10; minute += 1) await record('12.03.2026', minute)
  const annulled = await record('28.02.2026', 0)
  const { id } = annulled
  accepted(await records.microtraumas.annul({ companyId: company.id, id, reason: 'Внесена дважды' }))

  const store = services.get(microtraumasTodayStore)
  expect([store.shown, store.late]).toEqual([[], 0])
  await store.read()
  expect(store.shown.slice(0, 2).map((one) => one.id)).toEqual([first.id, second.id])
  expect([store.shown.length, store.late]).toEqual([10, 12])
  expect(store.state).toMatchObject({ value: { total: 13 } })
})
