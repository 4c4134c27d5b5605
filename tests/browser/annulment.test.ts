import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { todayIso } from './days.ts'
import { withStaff } from './staff.ts'

test('a document issued wrongly is annulled with a reason, and its copies say so', async ({
  page,
  person,
}) => {
  const { companyId, employees } = await withStaff(person)
  const orderLink = 'Приказ №2 от 11.03.2026'
  const roleId = findRoleByCode('ot-head')?.id
  await person.ask('/responsibilities', { companyId, roleId, employeeId: employees.Абрамова, orderLink })
  for (const documentNumber of ['3', '4'])
    await person.ask('/documents', { companyId, templateId: 1001, documentDate: todayIso(), documentNumber })
  const issued = await person.ask<
    { readonly id: number; readonly documentNumber: string; readonly url: string }[]
  >(`/documents?companyId=${companyId}`)
  expect(issued.map(({ documentNumber }) => documentNumber)).toEqual(['4', '3'])
  await page.goto('/company/documents/archive')
  const row = page.getByRole('row').filter({ has: page.getByText('3', { exact: true }) })
  await row.getByRole('button', { name: /^Аннулировать/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Аннулировать документ' })
  await dialog.getByRole('button', { name: 'Аннулировать' }).click()
  await dialog.getByText('Заполните поле «Причина»').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Не тот вид деятельности')
  await dialog.getByRole('button', { name: 'Аннулировать' }).click()
  await row.getByText(/аннулирован: вы, .* — Не тот вид деятельности/).waitFor()
  await seen(() => row.getByRole('button', { name: /^Аннулировать/ }).count()).toBe(0)
  expect(await page.locator('del').count()).toBe(2)
  expect(await violations(page)).toEqual([])
  await page.reload()
  await row.getByText(/аннулирован: вы/).waitFor()

  const textOf = async (number: string, format: string) => {
    const url = issued.find(({ documentNumber }) => documentNumber === number)?.url
    const answer = await fetch(await person.fileLink(`${url}?format=${format}`))
    return { text: await answer.text(), name: answer.headers.get('content-disposition') ?? '' }
  }
  expect((await textOf('3', 'pdf')).text).toContain('0.9 0.45 0.45 RG')
  expect((await textOf('4', 'pdf')).text).not.toContain('0.9 0.45 0.45 RG')
  expect(decodeURIComponent((await textOf('3', 'docx')).name)).toContain('3 АННУЛИРОВАН')
})
