import { expect, seen, test } from './browser-test.ts'

test('anyone finds out from the footer what the service rests on and what of it is not certain', async ({
  visit,
}) => {
  const { page } = await visit(null)
  await page.goto('/main')
  await page.getByRole('link', { name: 'Акты и их сроки' }).click()
  await page.getByRole('heading', { level: 1, name: 'Акты и их сроки' }).waitFor()

  const part = (name: string) => page.getByRole('region', { name })
  const words = async (name: string) => (await part(name).innerText()).replaceAll('\u00a0', ' ')
  const training = 'от 24.12.2021 № 2464'
  await seen(() => words('Продление не подтверждено')).toContain(training)
  expect(await words('Продление не подтверждено')).toContain('применяют Правила по-прежнему')
  expect(await words('Истекают в ближайшие 90 дней')).not.toContain(training)
  expect(await words('Знаем об изменении, текста не нашли')).toContain('Роструда № 20')

  await page.getByRole('searchbox').fill('подъемные 461')
  const rows = part('Все акты').getByRole('listitem')
  await seen(() => rows.count()).toBe(1)
  expect(await rows.first().innerText()).toContain('до 01.09.2032')

  await page.getByRole('searchbox').fill('2464')
  await seen(() => rows.count()).toBe(1)
  await rows.locator('summary').click()
  await seen(() => rows.first().innerText()).toMatch(
    /Формы: \d+[\s\S]*Журнал регистрации вводного инструктажа/u,
  )
  expect(await rows.first().innerText()).toContain('прочитан текст')

  await page.getByRole('searchbox').fill('нет такого акта')
  await page.getByRole('button', { name: 'Показать все' }).click()
  await seen(() => rows.count()).toBeGreaterThan(60)
})

test('a link to an act leads to its row', async ({ visit }) => {
  const { page } = await visit(null, { width: 390 })
  await page.goto('/law#act-29n')
  await seen(async () => (await page.locator('#act-29n').boundingBox())?.y ?? -1).toBeLessThan(200)
  expect((await page.locator('#act-29n').boundingBox())?.y).toBeGreaterThanOrEqual(0)
})
