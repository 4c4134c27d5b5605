import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { type Json, registered } from './person.ts'
import { startServer } from './running-server.ts'

test('news is found in the feed, read by itself, and unread no more', async ({ visit, onTestFinished }) => {
  const server = await startServer()
  onTestFinished(() => server.close())
  const reader = await registered(server.address)
  const [, ...earlier] = await reader.ask<readonly Json[]>('/news?page=1&limit=50')
  for (const { id } of earlier) await reader.ask(`/news/${id}/read`, {})
  const { page } = await visit(reader, { at: server.address })
  await page.goto('/news')
  const release = page.getByRole('article', { name: /^Что нового в версии/ }).first()
  await release.getByText('не прочитано').waitFor()
  expect(await violations(page)).toEqual([])
  await release.getByRole('link').click()
  await page.getByRole('heading', { name: /^Что нового в версии/, level: 1 }).waitFor()
  await page.getByRole('listitem').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await release.waitFor()
  await seen(() => release.getByText('не прочитано').count()).toBe(0)
  await page.getByRole('button', { name: 'Непрочитанные' }).click()
  await page.getByText('Вы прочитали все новости').waitFor()
  await page.getByRole('button', { name: 'Важные' }).click()
  await page.getByText('Важных новостей нет.').waitFor()
  expect(await violations(page)).toEqual([])
})
