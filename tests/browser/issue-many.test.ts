import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { choose } from './fields.ts'
import { withStaff } from './staff.ts'

const CARD = 'Личная карточка учёта выдачи СИЗ'

test('a card for everyone of a department, one by one, and all of them in a zip', async ({
  page,
  person,
}) => {
  const { oblige, employees } = await withStaff(person)
  const ppe = { section: 'ppe', ppe: 'Каска', quantity: 2, eventType: 'выдача', periodicity: '1 год' }
  for (const name of Object.keys(employees)) await oblige(name, { ...ppe, deadline: dayFromToday(9) })
  await page.goto('/employees/documents/4')
  await page.getByRole('button', { name: `Сформировать ${CARD}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Сформировать документ' })
  await dialog.getByRole('checkbox', { name: /Карьер/ }).check()
  await choose(dialog, 'Ответственный за ведение карточек учёта выдачи СИЗ', 'Абрамова', { first: true })
  await dialog.getByRole('button', { name: 'Сформировать 4 документа' }).click()
  await seen(() => dialog.getByRole('status').allTextContents()).toEqual(['Сформировано: 4 документа'])

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Скачать все в pdf' }).click()
  const file = await saved
  expect(page.context().pages(), 'a tab was left behind').toHaveLength(1)
  const files = unzipSync(await readFile(await file.path()))
  expect(Object.keys(files)).toHaveLength(4)
  for (const bytes of Object.values(files))
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-')
})
