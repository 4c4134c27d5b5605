import { expect, seen, test } from '../browser-test.ts'
import { Actions, feedbackOf } from './actions.ts'
import { goFirstHour } from './first-hour.ts'

/** Of the way from nothing to the first printed memo, a field and a click each counting one. */
const MOST_ACTIONS = 60

test('from registration to the first printed memo it is a short way, and the page answers each action', async ({
  visit,
}) => {
  const { page } = await visit(null)
  await feedbackOf(page)
  const act = new Actions(page)
  await goFirstHour(page, act)

  console.info(`from registration to the first printed memo: ${act.count} actions`)
  expect(act.count).toBeLessThanOrEqual(MOST_ACTIONS)
  expect(act.waits.length).toBeGreaterThan(act.count / 2)

  await page.goto('/notifications')
  await page.getByRole('heading', { name: 'Тонус' }).waitFor()
  await page.getByText('Обучение').first().waitFor()
  await seen(() => page.getByRole('heading', { name: 'Начало работы' }).count()).toBe(0)
})
