// @vitest-environment node
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aTraining, day } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { lacksStore } from './lacks-store.ts'

test('each of the injured is told what was missing at the moment of the accident, but for outsiders', async () => {
  const page = await openAsUser()
  const quarry = await page.department('Карьер')
  const [belov, titov] = [await page.hire('Белов', quarry), await page.hire('Титов', quarry)]
  await page.assign(titov, aTraining, day('2023-03-10'))
  const briefed = { section: 'briefing', name: 'Вводный инструктаж' } as const
  await page.assign(belov, briefed, day('2025-01-10'))
  const { records, company } = page
  const details = {
    ...{ degree: 'easyGroup', place: 'Карьер', description: 'Порезы', time: '08:00', date: '11.03.2026' },
    injured: [
      { employeeId: belov.id },
      { fullName: 'Чужой', employer: 'ООО «Сосед»' },
      { employeeId: titov.id },
    ],
  }
  const accident = accepted(await records.incidents.record({ companyId: company.id, details }))
  const store = page.services.get(lacksStore)
  await store.open(accident)
  const told = store.state.is === 'ready' ? store.state.value : []
  expect(told.map(({ fullName }) => fullName.split(' ')[0])).toEqual(['Белов', 'Титов'])
  const notAssessed = [expect.stringMatching(/^СОУТ/), expect.stringMatching(/^Оценка/)]
  expect(told.map(({ lacks }) => lacks.map(({ what }) => what))).toEqual([
    notAssessed,
    [
      expect.stringMatching(/^Вводный инструктаж/),
      ...notAssessed,
      expect.stringMatching(/срок истёк 10\.03\.2026$/),
    ],
  ])
})
