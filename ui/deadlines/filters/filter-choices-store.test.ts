// @vitest-environment node
import { expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { filterChoicesStore } from './filter-choices-store.ts'

test('a table is narrowed by departments and by what is in it; an assessment by all its findings', async () => {
  const name = 'Работа на высоте'
  const page = await openAsUser()
  const quarry = await page.department('Карьер')
  const belov = await page.hire('Белов', quarry)
  await page.assign(belov, { section: 'training', name }, day('2025-04-10'))
  await page.assign(belov, { section: 'risk', established: 'low' }, day('2025-04-10'))
  const store = page.services.get(filterChoicesStore)
  expect(store.choices).toEqual({ departments: [], subjects: [] })
  await store.open('training')
  expect(store.choices).toEqual({
    departments: [{ value: String(quarry.id), label: 'Карьер' }],
    subjects: [{ value: name, label: name }],
  })
  for (const section of ['risk', 'workingConditions'] as const) {
    await store.open(section)
    expect(store.choices.subjects.length).toBeGreaterThan(3)
    expect(store.choices.subjects).toContainEqual({
      value: 'notAssessed',
      label: expect.stringMatching(/[а-я]/u),
    })
  }
})
