// @vitest-environment node
import { expect, test } from 'vitest'
import { aTraining, day } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { obligationFormStore } from './obligation-form-store.ts'

test('an obligation that the employee has already is told, and may be added', async () => {
  const page = await openAsUser()
  const employee = await page.hire('Абрамова', await page.department('Карьер'))
  await page.assign(employee, aTraining, day('2026-01-12'))
  const store = page.services.get(obligationFormStore)
  await store.open('training', employee, null)
  expect(store.already).toBeNull()
  const { name } = aTraining as { readonly name: string }
  store.type({ trainingName: name.toUpperCase(), periodicity: '1 год', date: day('2026-02-01') })
  expect(store.already?.deadline).toBe('2029-01-12')
  expect(await store.save(employee.id)).toBe(true)
  expect(await page.records.obligations.list(page.company.id, {})).toHaveLength(2)
})
