// @vitest-environment node
import { expect, test } from 'vitest'
import { aTraining, day, employee } from '#tests/examples.ts'
import { anIncident, moment } from '#tests/incidents-example.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { lacksStore } from './lacks-store.ts'

const injured = (id: number | null, fullName: string) => ({
  ...{ employeeId: id === null ? null : employee(id), fullName, employer: '', severity: 'easy' as const },
})

test('each of the injured is told what was missing on the day of the accident, but for outsiders', async () => {
  const page = await openAsUser()
  const quarry = await page.department('Карьер')
  const [belov, titov] = [await page.hire('Белов', quarry), await page.hire('Титов', quarry)]
  await page.assign(titov, aTraining, day('2023-03-10'))
  const briefed = { section: 'briefing', name: 'Вводный инструктаж' } as const
  await page.assign(belov, briefed, day('2025-01-10'))
  const people = [injured(belov.id, 'Белов'), injured(null, 'Чужой'), injured(titov.id, 'Титов')]
  const store = page.services.get(lacksStore)
  const lacking = async (occurredAt: string) => {
    await store.open(anIncident({ injured: people, occurredAt: moment(occurredAt) }))
    return store.state.is === 'ready' ? store.state.value : []
  }
  const [first, second, ...others] = await lacking('2026-03-11T08:00')
  expect([first, others]).toEqual([{ fullName: 'Белов', lacks: [] }, []])
  expect(second?.fullName).toBe('Титов')
  expect(second?.lacks.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Вводный инструктаж/),
    expect.stringMatching(/срок истёк 10\.03\.2026$/),
  ])
  const [, before] = await lacking('2026-03-10T08:00')
  expect(before?.lacks).toHaveLength(1)
})
