import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { violations } from './axe.ts'
import { expect, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { withStaff } from './staff.ts'

test('photos of an accident are attached to a step, withdrawn, and saved as one archive', async ({
  visit,
  person,
}) => {
  const { companyId } = await withStaff(person)
  const accident = { degree: 'easy', date: dayFromToday(-1), time: '12:00', place: 'Карьер' }
  const injured = [{ fullName: 'Иванов Иван', employer: 'ООО «Сосед»' }]
  const { id } = await person.ask<{ readonly id: number }>('/incidents', { companyId, ...accident, injured })
  const { page, allow } = await visit(person)
  allow(/422/)
  await page.goto(`/notifications/incident/${id}`)
  const step = page.locator('#step-inspect')
  const photo = await page.screenshot({ type: 'jpeg', quality: 60 })
  await step.locator('input[type=file]:not([capture])').setInputFiles([
    { name: 'место.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'не фото.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('не картинка') },
  ])
  await step.getByText(/^Это не фотография/).waitFor()
  await step.getByRole('button', { name: 'место.jpg' }).waitFor()
  await step.locator('img').waitFor()
  expect(await violations(page)).toEqual([])
  if (process.env.LOOK)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await step.scrollIntoViewIfNeeded()
      await page.screenshot({ path: `/tmp/evidence-${width}.png` })
    }
  await page.setViewportSize({ width: 1280, height: 900 })
  await step.getByRole('button', { name: 'Убрать' }).click()

  await step.getByRole('button', { name: 'Ссылка на видео' }).click()
  const link = page.getByRole('dialog', { name: 'Ссылка на запись' })
  await link.getByRole('textbox', { name: 'Что на записи' }).fill('Камера 3')
  await link.getByRole('textbox', { name: 'Адрес' }).fill('камера')
  await link.getByRole('button', { name: 'Приложить' }).click()
  await link.getByText(/^Проверьте ссылку/).waitFor()
  expect(await violations(page)).toEqual([])
  await link.getByRole('textbox', { name: 'Адрес' }).fill('https://video.example.org/3')
  await link.getByRole('button', { name: 'Приложить' }).click()
  await step.getByRole('link', { name: 'Камера 3' }).waitFor()

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать архив' }).click(),
  ])
  const files = unzipSync(await readFile(await saved.path()))
  expect(Object.keys(files)).toEqual(['000 Опись.docx', '001 место.jpg'])
  expect(Buffer.from(files['001 место.jpg'] ?? []).equals(photo)).toBe(true)

  await step.getByRole('button', { name: 'Отозвать' }).first().click()
  const withdrawal = page.getByRole('dialog', { name: 'Отозвать материал' })
  await withdrawal.getByRole('button', { name: 'Отозвать' }).click()
  await withdrawal.getByText(/^Заполните поле/).waitFor()
  await withdrawal.getByRole('textbox').fill('Снято другое место')
  await withdrawal.getByRole('button', { name: 'Отозвать' }).click()
  await step.getByText(/^отозван: .*Снято другое место$/).waitFor()
  expect(await violations(page)).toEqual([])
})
