import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import type { Person } from './person.ts'
import { withStaff } from './staff.ts'

/** A training and a medical examination that are three days late. */
async function makeOverdue(person: Person): Promise<void> {
  const { oblige } = await withStaff(person)
  const lately = { periodicity: '1 год', deadline: dayFromToday(-3) }
  await oblige('Жуков', { section: 'training', trainingName: 'Работы на высоте', ...lately })
  await oblige('Ёлкин', { section: 'medical-examinations', factorNumber: '6.1', ...lately })
}

test('what is overdue is told till it is read, and a kind that is switched off is told no more', async ({
  page,
  person,
}) => {
  await makeOverdue(person)
  await page.goto('/notifications')
  const feed = page.getByRole('region', { name: /^Непрочитанное/ })
  const of = (title: string | RegExp) =>
    feed.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await of(/^Обучение/)
    .getByText(/^Просрочен 1 срок/)
    .waitFor()
  await of(/^Не назначен/).waitFor()
  await of(/^Обучение/)
    .getByRole('button', { name: /^Прочитано: / })
    .click()
  await seen(() => of(/^Обучение/).count()).toBe(0)

  await page.goto('/account/notifications')
  await page.getByText('О сроках расследований сообщается всегда.').waitFor()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/notice-settings'))
  await page.getByRole('checkbox', { name: 'Роли без ответственных' }).uncheck()
  expect((await kept).ok()).toBe(true)
  await page.goto('/notifications')
  await of(/^Медосмотры/).waitFor()
  expect(await of(/^Обучение/).count()).toBe(0)
  expect(await of(/^Не назначен/).count()).toBe(0)
})

test('a calendar reads the deadlines by its address, until another takes its place', async ({
  page,
  person,
}) => {
  await makeOverdue(person)
  await page.goto('/account/notifications')
  const part = page.getByRole('region', { name: 'Календарь сроков' })
  await part.getByRole('button', { name: 'Получить адрес' }).click()
  const told = async () => (await part.locator('code').textContent()) ?? ''
  const first = await told()
  const answer = await fetch(first)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await answer.text()).toContain('Обучение: 1 срок')
  await part.getByRole('button', { name: 'Получить новый адрес' }).click()
  await seen(told).not.toBe(first)
  expect((await fetch(await told())).status).toBe(200)
  expect((await fetch(first)).status).toBe(404)
})
