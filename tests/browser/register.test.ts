import type { Page } from 'playwright-core'
import { address, test as base, expect, seen } from './browser-test.ts'
import { dayFromToday, shown, todayIso } from './days.ts'
import { choose, fieldOf, typeDay } from './fields.ts'
import { rowsIn, saveMemo } from './memo-words.ts'
import { withStaff } from './staff.ts'

const A = 'Абрамова Вера Ильинична'
const Z = 'Жуков Артём Николаевич'

/** The id of memo 1, of two overdue trainings; memo 2 is of a risk. Neither has results. */
const test = base.extend('trainingMemo', { auto: true }, async ({ person }) => {
  const staff = await withStaff(person)
  const training = { section: 'training', trainingName: 'Программа А', periodicity: '1 год' }
  const ids = [
    await staff.oblige('Абрамова', { ...training, date: dayFromToday(-400) }),
    await staff.oblige('Жуков', { ...training, date: dayFromToday(-400) }),
  ]
  const risk = { section: 'risks', riskLevel: 'низкий', periodicity: '5 лет', deadline: dayFromToday(30) }
  const form = async (section: string, name: string, obligations: readonly number[]): Promise<number> => {
    const employeesData = obligations.map((obligationId) => ({ obligationId }))
    const { id } = await person.ask('/memos', { companyId: staff.companyId, section, name, employeesData })
    return Number(id)
  }
  const trainingMemo = await form('training', 'Обучение в ноябре', ids)
  await form('risks', 'Риски карьера', [await staff.oblige('Ёлкин', risk)])
  return trainingMemo
})

const open = async (page: Page, name: string, number: number) => {
  await page.getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog', { name: `Служебная записка № ${number}` })
}

test('the register shows the newest first, and filters by section and status', async ({ page }) => {
  await page.goto('/notifications/memos')
  await page.getByRole('heading', { name: 'Реестр чек-листов по заявкам' }).waitFor()
  await page.getByRole('button', { name: 'Риски карьера' }).waitFor()
  const names = () => page.getByRole('rowheader').getByRole('button').allInnerTexts()
  expect(await names()).toEqual(['Риски карьера', 'Обучение в ноябре'])
  await choose(page, 'Раздел', 'Обучение')
  await seen(names).toEqual(['Обучение в ноябре'])
  await choose(page, 'Статус', 'исполнено')
  await page.getByText('Нет записок, соответствующих выбранным фильтрам.').waitFor()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await seen(names).toEqual(['Риски карьера', 'Обучение в ноябре'])
})

test('a date entered moves the deadline on, its removal takes that back; all dates complete the memo', async ({
  page,
}) => {
  const today = shown(todayIso())
  await page.goto('/notifications/memos')
  const memo = await open(page, 'Обучение в ноябре', 1)
  await seen(() => rowsIn(memo)).toEqual(['Абрамова', 'Жуков'])
  await memo.getByRole('button', { name: `| ввести | Ввести для работника: ${A}` }).click()
  await typeDay(memo, `Дата прохождения: ${A}`, today)
  await seen(() => fieldOf(memo, `Дата прохождения: ${Z}`).inputValue()).toBe(today)
  await fieldOf(memo, 'Основание').fill('План обучения')
  const told = 'Обучение зарегистрировано в системе. Организуйте сохранность итоговых документов.'
  await Promise.all([page.getByText(told).waitFor(), saveMemo(memo)])
  await page
    .getByRole('row', { name: /Обучение в ноябре/ })
    .getByText('исполнено')
    .waitFor()
  await page.goto('/notifications/training')
  await page.getByText('Нет обучений, соответствующих выбранным фильтрам.').waitFor()

  await page.goto('/notifications/memos')
  const again = await open(page, 'Обучение в ноябре', 1)
  await again.getByText('План обучения').waitFor()
  await again.getByRole('button', { name: 'Редактировать' }).click()
  await typeDay(again, `Дата прохождения: ${Z}`, '')
  await saveMemo(again)
  await page
    .getByRole('row', { name: /Обучение в ноябре/ })
    .getByText('активно')
    .waitFor()
  await page.goto('/notifications/training')
  await page.getByRole('row', { name: /Жуков/ }).getByText('просрочено на').waitFor()
  expect(await page.getByText('Абрамова').count()).toBe(0)
})

test('what was typed is asked about before a memo closes', async ({ page }) => {
  await page.goto('/notifications/memos')
  const memo = await open(page, 'Риски карьера', 2)
  await memo.getByRole('button', { name: 'Редактировать' }).click()
  await fieldOf(memo, 'Примечание').fill('Срочно')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Сохранить внесённые изменения?' })
  await question.getByRole('button', { name: 'нет', exact: true }).click()
  await memo.waitFor({ state: 'hidden' })
  const again = await open(page, 'Риски карьера', 2)
  await again.getByRole('button', { name: 'Редактировать' }).waitFor()
  expect(await again.getByText('Срочно').count()).toBe(0)
})

test('a memo without results is canceled for good, and its rows are free again', async ({ page }) => {
  await page.goto('/notifications/memos')
  const memo = await open(page, 'Риски карьера', 2)
  await memo.getByRole('button', { name: 'Отменить записку' }).click()
  const question = page.getByRole('dialog', { name: 'Отменить служебную записку № 2' })
  await question.getByRole('button', { name: 'Оставить' }).click()
  await memo.getByRole('button', { name: 'Отменить записку' }).click()
  await question.getByRole('button', { name: 'Отменить записку' }).click()
  await memo.getByText('отменено').waitFor()
  expect(await memo.getByRole('button', { name: 'Редактировать' }).count()).toBe(0)
  await page.goto('/notifications/risks')
  await seen(() => page.getByRole('checkbox', { name: /^Выбрать: Ёлкин/ }).isEnabled()).toBe(true)
})

test('a link to a memo that isn’t there says so, and nothing of a failed server', async ({
  visit,
  person,
}) => {
  const { page, allow } = await visit(person)
  allow(/status of 404/)
  await page.goto('/notifications/memos/999999')
  const memo = page.getByRole('dialog')
  await memo.getByText('Такой записки нет').waitFor()
  expect(await memo.getByRole('alert').count()).toBe(0)
})

test('the printed memo opens as a PDF and as a Word document, with the names in Russian letters', async ({
  page,
  person,
  trainingMemo: id,
}) => {
  const file = async (format: string) => {
    const answer = await fetch(await person.fileLink(`/api/memos/${id}/file?format=${format}`))
    return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const pdf = await file('pdf')
  expect(pdf.type).toContain('application/pdf')
  expect(pdf.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(pdf.bytes.toString('latin1')).toMatch(/\/FontFile2/)
  expect(pdf.bytes.length).toBeGreaterThan(10_000)
  const docx = await file('docx')
  expect(docx.bytes.subarray(0, 2).toString('latin1')).toBe('PK')
  const text = await documentText(docx.bytes)
  expect(text).toContain('Жуков Артём Николаевич')

  await page.goto('/notifications/memos')
  const opened = page.waitForEvent('popup')
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/file?'))
  await page.getByRole('button', { name: 'Печать записки № 1' }).click()
  await opened
  expect((await asked).url()).toContain(`${address()}/api/memos/${id}/file?format=pdf`)

  await (await opened).close()
  await page.goto(`/notifications/memos/${id}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Word', exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.docx$/)
  expect(page.context().pages(), 'a tab was left behind').toHaveLength(1)
})

/** word/document.xml of a .docx, found by its entry in the archive. */
async function documentText(archive: Buffer): Promise<string> {
  const { inflateRawSync } = await import('node:zlib')
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const length = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    if (name === 'word/document.xml') {
      const local = archive.readUInt32LE(at + 42)
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))).toString('utf8')
    }
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  throw new Error('there is no word/document.xml')
}
