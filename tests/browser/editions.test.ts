import { programmeOnProtocol } from '@osh/core/memos/protocols-of-memo.ts'
import { sideways, violations } from './axe.ts'
import { expect, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import type { Json, Person } from './person.ts'
import { withStaff } from './staff.ts'

const SNILS = '112-233-445 95'
const NUMBER = '45120077'
/** By the norms for minors of before 01.03.2026; the form with the next number follows it. */
const NORMS_UNTIL_MARCH = 16009
const firstAid = { section: 'training', trainingName: 'Оказание первой помощи пострадавшим' }

test('an answer of the register makes a second edition of the protocol, and both are compared', async ({
  page,
  person,
}) => {
  await withCheckedPerson(person)
  await page.goto('/employees/registry')
  await page.getByRole('button', { name: /^Внести ответ/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Или вставьте ответ').fill(`${SNILS}\t${NUMBER}`)
  await dialog.getByRole('button', { name: 'Внести' }).click()
  await page.getByRole('main').getByText('Новая редакция с номерами реестра: 1 протокол').waitFor()

  await page.goto('/company/documents/archive')
  await page.getByText('Редакция 2', { exact: true }).waitFor()
  await page.getByRole('link', { name: /^Сравнить с редакцией 1/ }).click()
  await page.getByRole('heading', { name: 'Что изменилось против редакции 1' }).waitFor()
  await page.getByText('Изменено: 1 абзац').waitFor()
  await page.locator('ins', { hasText: NUMBER }).first().waitFor()
  await page.getByText('Новая редакция не отличалась бы').waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  }
  await page.getByRole('link', { name: 'Редакция 1' }).click()
  await page.getByText('Редакция 1', { exact: true }).and(page.locator('[aria-current]')).waitFor()
})

test('a paper by a form of before is issued again by the one that follows it, and both are compared', async ({
  page,
  person,
}) => {
  const { companyId } = await withStaff(person)
  const work = { work: 'Склад, приёмка', load: 'Коробка с метизами, 12', who: 'Грузчики', how: 'На тележке' }
  const { id } = await person.ask<{ id: number }>('/documents', {
    ...{ companyId, templateId: NORMS_UNTIL_MARCH, documentNumber: '21', documentDate: '2026-02-10' },
    values: { author: { fullName: 'Абрамова Вера Ильинична', position: 'Инженер' }, works: [work] },
  })
  await page.goto(`/company/documents/archive/${id}/editions`)
  await page.getByRole('heading', { name: 'Редакция 2: что изменится' }).waitFor()
  await page.getByText('Было').first().waitFor()
  await page.getByRole('button', { name: 'Выпустить редакцию 2' }).click()
  await page.getByRole('heading', { name: 'Что изменилось против редакции 1' }).waitFor()
  await page.locator('del', { hasText: 'постановлением' }).first().waitFor()
  await page.locator('ins', { hasText: '369н' }).first().waitFor()
  await page.getByText('Новая редакция не отличалась бы').waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  }
  const papers = await person.ask<readonly Json[]>(`/documents?companyId=${companyId}`)
  expect(papers).toMatchObject([
    {
      documentNumber: '21',
      documentDate: '2026-02-10',
      templateId: NORMS_UNTIL_MARCH + 1,
      edition: 2,
      editionOf: id,
    },
    { documentNumber: '21', documentDate: '2026-02-10', templateId: NORMS_UNTIL_MARCH, edition: 1 },
  ])
})

test('changes of the law tell what of the company stands on them', async ({ page, person }) => {
  await withCheckedPerson(person)
  await page.goto('/company/law')
  await page.getByRole('heading', { name: 'Изменения закона' }).waitFor()
  await page.getByText(/^Изменено с 01\.03\.2025, № 509н от 02\.10\.2024$/).waitFor()
  await page.getByText(/^Изменено, № 237н от 25\.04\.2024: день вступления в силу не указан$/).waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  }
})

/** One who was checked by protocol № 12, told to the register. */
async function withCheckedPerson(person: Person): Promise<void> {
  const { ask } = person
  const { companyId, departmentId, positionId } = await withStaff(person)
  const post = (path: string, body: Json) => ask<Json>(path, { companyId, ...body })
  const { id: employeeId } = await post('/employees', {
    ...{ positionId, employeeGroupId: departmentId, sex: 'm', snils: SNILS },
    ...{ lastName: 'Соколов', firstName: 'Глеб', fatherName: 'Ильич' },
    ...{ birthDate: '1990-02-28', hireDate: '2020-01-09' },
  })
  await post('/obligations', { employeeId, ...firstAid, periodicity: '3 года', date: dayFromToday(-1090) })
  const [chair, one, other] = ['Абрамова А. А.', 'Волкова В. В.', 'Громова Г. Г.'].map((fullName) => ({
    ...{ fullName, position: 'Инженер' },
  }))
  const { id } = await post('/documents', {
    ...{ templateId: 5001, documentNumber: '12', documentDate: dayFromToday(-5) },
    employeeIds: [employeeId],
    values: {
      ...{ programme: programmeOnProtocol.firstAid, hours: '8', reason: 'периодическая' },
      ...{ order: '14 от 12.01.2026', commission: { chair, members: [one, other] } },
    },
  })
  const { mark, rows } = await ask<{ mark: string; rows: readonly { key: string }[] }>(
    `/documents/${id}/records`,
  )
  await ask(`/documents/${id}/records`, { mark, rows: rows.map(({ key }) => key), failed: [] })
  const days = `from=${dayFromToday(-30)}&to=${dayFromToday(0)}`
  const [check] = await ask<readonly Json[]>(`/knowledge-checks?companyId=${companyId}&${days}`)
  await post('/registry-sets', { checks: [{ completionId: check?.completionId }] })
}
