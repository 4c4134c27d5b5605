import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import type { Person } from './person.ts'
import { withStaff } from './staff.ts'

/** A training and a medical examination that are three days late. */
async function makeOverdue(person: Person): Promise<number> {
  const { oblige, companyId } = await withStaff(person)
  const lately = { periodicity: '1 год', deadline: dayFromToday(-3) }
  await oblige('Жуков', { section: 'training', trainingName: 'Работы на высоте', ...lately })
  await oblige('Ёлкин', { section: 'medical-examinations', factorNumber: '6.1', ...lately })
  return companyId
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
  await page
    .getByRole('group', { name: 'О чём уведомлять' })
    .getByRole('checkbox', { name: 'Роли без ответственных' })
    .uncheck()
  expect((await kept).ok()).toBe(true)
  await page.goto('/notifications')
  await of(/^Медосмотры/).waitFor()
  expect(await of(/^Обучение/).count()).toBe(0)
  expect(await of(/^Не назначен/).count()).toBe(0)
})

test('all kinds are one feed; what was read by mistake is unread again', async ({ page, person }) => {
  const companyId = await makeOverdue(person)
  const accident = { degree: 'easy', date: dayFromToday(-3), time: '09:00', place: 'Карьер' }
  await person.ask('/incidents', { companyId, ...accident, injured: [{ fullName: 'Титов Роман' }] })
  await page.goto('/notifications')
  await page.getByRole('link', { name: 'Все уведомления' }).click()
  const feed = page.getByRole('feed', { name: 'Все уведомления' })
  const of = (title: RegExp) => feed.getByRole('article', { name: title })
  await of(/^Шаг .*СФР/)
    .getByText('Титов Роман')
    .waitFor()
  const training = of(/^Обучение/)
  await training.getByRole('button', { name: /^Прочитано: / }).click()
  await training.getByRole('button', { name: /^Снова непрочитано: / }).waitFor()
  await page.reload()
  await of(/^Медосмотры/).waitFor()
  expect(await training.count()).toBe(0)
  await page.getByRole('button', { name: 'Все', exact: true }).click()
  await training.getByRole('button', { name: /^Снова непрочитано: / }).click()
  await training.getByRole('button', { name: /^Прочитано: / }).waitFor()
  await page.reload()
  await training.waitFor()
  await page.getByRole('button', { name: 'Прочитать все' }).click()
  await page.getByText('Непрочитанных уведомлений нет.').waitFor()
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
