import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { choose } from './fields.ts'
import { withStaff } from './staff.ts'

const CARD = 'Личная карточка учёта выдачи СИЗ'

test('a card for everyone of a department: who lacks something is named before, the others have theirs in a zip', async ({
  visit,
  person,
}) => {
  const { page, allow } = await visit(person)
  allow(/422 .*documents\/check/)
  const { oblige, employees, companyId } = await withStaff(person)
  const ppe = { section: 'ppe', ppe: 'Каска', quantity: 2, eventType: 'выдача', periodicity: '1 год' }
  for (const name of Object.keys(employees).filter((one) => one !== 'Жуков'))
    await oblige(name, { ...ppe, deadline: dayFromToday(9) })
  await page.goto('/employees/documents/4')
  await page.getByRole('button', { name: `Сформировать ${CARD}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Сформировать документ' })
  await dialog.getByRole('checkbox', { name: /Карьер/ }).check()
  await choose(dialog, 'Ответственный за ведение карточек учёта выдачи СИЗ', 'Абрамова', { first: true })
  await dialog.getByRole('button', { name: 'Сформировать 4 документа' }).click()
  const refused = dialog.getByRole('list', { name: 'Кому нельзя оформить документ' })
  await seen(() => refused.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Жуков Артём Николаевич\s+Нормы выдачи СИЗ\. Назначьте работнику СИЗ/),
  ])
  await dialog.getByText('не хватает сведений о 1 из 4 работников').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await person.ask(`/documents?companyId=${companyId}`)).toEqual([])
  const opened = page.waitForEvent('popup')
  await refused.getByRole('link').click()
  const card = await opened
  await card.getByRole('heading', { name: 'Жуков Артём Николаевич' }).waitFor()
  expect(new URL(card.url()).pathname).toBe(`/employees/:${employees.Жуков}/ppe`)
  await card.goto(`/employees/:${employees.Жуков}/main#snils`)
  await seen(() => card.evaluate(() => document.activeElement?.id)).toBe('snils')
  await card.close()
  await dialog.getByRole('button', { name: 'Оформить для остальных (3)' }).click()
  await seen(() => dialog.getByRole('status').allTextContents()).toEqual(['Сформировано: 3 документа'])

  const printed = page.waitForResponse(/documents\/print/)
  const tab = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Напечатать одним файлом' }).click()
  expect((await printed).status()).toBe(200)
  await (await tab).close()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Скачать все в pdf' }).click()
  const file = await saved
  await seen(async () => page.context().pages().length).toBe(1)
  const files = unzipSync(await readFile(await file.path()))
  expect(Object.keys(files)).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Закрыть' }).first().click()
  await page.goto('/company/documents/archive')
  await page.getByRole('checkbox', { name: 'Выбрать все показанные документы' }).check()
  await page.getByText('Выбрано: 3').waitFor()
  await page.getByRole('checkbox', { name: 'Выбрать № 2' }).uncheck()
  expect(await violations(page)).toEqual([])
  const some = page.waitForRequest(/documents\/print/)
  const other = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Напечатать одним файлом' }).click()
  expect((await some).postDataJSON()).toMatchObject({ documentIds: [expect.any(Number), expect.any(Number)] })
  await (await other).close()
  for (const bytes of Object.values(files))
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-')
})
