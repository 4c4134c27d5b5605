import { readFile } from 'node:fs/promises'
import { unzipSync, zipSync } from 'fflate'
import type { Download, Locator, Page } from 'playwright-core'
import { docxOf, row, table } from '#tests/forms/own-forms/a-docx.ts'
import { wordsInDocx } from '#tests/forms/own-forms/words-in-docx.ts'
import { sideways, violations } from './axe.ts'
import { expect, seen, testInWholeBrowser } from './browser-test.ts'
import { dayFromToday, todayIso } from './days.ts'
import type { Person } from './person.ts'
import { type Staff, withStaff } from './staff.ts'

const CARD = 'Личная карточка учёта выдачи СИЗ'
const OTHER_CARD = 'Личная карточка учёта выдачи дерматологических средств и смывающих средств'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const broken = docxOf('{company.nmae}', '{document.number')
const right = docxOf(
  'Карточка № {document.number} — {company.shortName}',
  '{employee.name | dative}',
  table(row('СИЗ', 'Сколько'), row('{#employee.ppe}{item.name}', '{item.quantity}{/employee.ppe}')),
)

const send = (dialog: Locator, name: string, bytes: Uint8Array) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: DOCX, buffer: Buffer.from(bytes) })

const bytesOf = async (download: Download): Promise<Uint8Array> => readFile(await download.path())

const textIn = (bytes: Uint8Array): string =>
  new TextDecoder()
    .decode(unzipSync(bytes)['word/document.xml'])
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

/** The same document with one word changed, as a person would in Word. */
function withWord(bytes: Uint8Array, word: string, other: string): Uint8Array {
  const parts = unzipSync(bytes)
  const before = new TextDecoder().decode(parts['word/document.xml'])
  const after = before.replace(word, other)
  expect(after).not.toBe(before)
  return zipSync({ ...parts, 'word/document.xml': new TextEncoder().encode(after) })
}

/** Presses what saves a file. */
async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download')
  await press()
  return download
}

/** Someone of the staff has to get a helmet. */
const test = testInWholeBrowser.extend('staff', { auto: true }, async ({ person }) => {
  const staff = await withStaff(person)
  const ppe = { section: 'ppe', quantity: 2, eventType: 'выдача', periodicity: '1 год' }
  await staff.oblige('Ёлкин', { ...ppe, ppe: 'Каска защитная', deadline: dayFromToday(9) })
  return staff
})

test('a file with mistakes says all of them, the corrected one is issued by, and the standard form comes back', async ({
  visit,
  person,
  staff,
}) => {
  const { page, context, allow } = await visit(person)
  allow(/422/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/employees/documents/4')
  const opener = page.getByRole('button', { name: `Персональный шаблон ${CARD}`, exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Персональный шаблон' })
  await dialog.getByText('Документы формируются по стандартной форме.').waitFor()
  expect(await violations(page)).toEqual([])

  await dialog.getByRole('searchbox').fill('фамилия, имя')
  await dialog.getByRole('button', { name: '{Работник: ФИО}', exact: true }).click()
  await seen(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{Работник: ФИО}')
  const sample = await saved(page, () =>
    dialog.getByRole('button', { name: 'Скачать все места вставки' }).click(),
  )
  expect(textIn(await bytesOf(sample))).toContain('{Работник: СНИЛС} СНИЛС')

  await send(dialog, 'карточка.docx', broken)
  await dialog.getByRole('alert').getByText('Файл «карточка.docx» не принят').waitFor()
  expect(await dialog.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
    '«{document.number»: место вставки не закрыто. Поставьте } в его конце',
    '«{company.nmae}»: такого места вставки у этой формы нет. Возможно, нужно {company.name}',
  ])
  expect(await violations(page)).toEqual([])
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await seen(() => sideways(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await send(dialog, 'карточка.docx', right)
  await dialog.getByText('Документы формируются по персональному шаблону:').waitFor()
  expect(await dialog.getByRole('alert').textContent()).toBe('')
  const kept = await saved(page, () => dialog.getByRole('button', { name: 'Скачать шаблон' }).click())
  expect(kept.suggestedFilename()).toBe('карточка.docx')
  expect(new Uint8Array(await bytesOf(kept))).toEqual(new Uint8Array(right))
  await page.keyboard.press('Escape')
  const marked = page.getByRole('button', { name: `Персональный шаблон: карточка.docx ${CARD}` })
  await seen(() => marked.evaluate((button) => button === document.activeElement)).toBe(true)

  const { companyId, employees } = staff
  const issued = await person.ask('/documents', {
    companyId,
    templateId: 4001,
    documentNumber: '7',
    documentDate: todayIso(),
    employeeIds: [employees.Ёлкин],
    values: { keeper: employees.Абрамова },
  })
  expect(issued.pdf).toBeNull()
  await page.reload()
  await page.getByRole('button', { name: /^№ 7 от .* Word$/ }).waitFor()
  const file = await fetch(await person.fileLink(String(issued.url)))
  const text = textIn(new Uint8Array(await file.arrayBuffer()))
  expect(text).toContain('Карточка № 7')
  expect(text).toContain('Ёлкину')
  expect(text).toContain('Каска защитная 2')
  expect(await page.getByRole('button', { name: /Печать/ }).count()).toBe(0)

  await marked.click()
  await dialog.getByRole('button', { name: 'Вернуть стандартную форму' }).click()
  const question = page.getByRole('dialog', { name: 'Вернуть стандартную форму?' })
  await question.getByRole('button', { name: 'Вернуть стандартную форму' }).click()
  await dialog.getByText('Документы формируются по стандартной форме.').waitFor()
  await page.keyboard.press('Escape')
  await opener.waitFor()
})

test('the standard form is downloaded, a word is changed in it, and papers say that word', async ({
  visit,
  person,
  staff,
}) => {
  const documentDate = todayIso()
  const byStandard = await issueOtherCard(person, staff, { documentNumber: '8', documentDate })
  const { page } = await visit(person)
  await page.goto('/employees/documents/4')
  const opener = page.getByRole('button', { name: `Персональный шаблон ${OTHER_CARD}`, exact: true })
  await opener.waitFor()
  const listed = await saved(page, () =>
    page.getByRole('button', { name: `Скачать как образец .docx ${OTHER_CARD}`, exact: true }).click(),
  )
  expect(listed.suggestedFilename()).toBe(`Образец ${OTHER_CARD}.docx`)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Персональный шаблон' })
  const download = dialog.getByRole('button', { name: 'Скачать как образец .docx', exact: true })
  const standard = await bytesOf(await saved(page, () => download.click()))
  expect(textIn(standard)).toContain('{Работник: ФИО}')

  await send(dialog, 'карточка.docx', withWord(standard, 'ЛИЧНАЯ КАРТОЧКА', 'НАША КАРТОЧКА'))
  await dialog.getByText('Документы формируются по персональному шаблону:').waitFor()
  expect(await dialog.getByRole('alert').textContent()).toBe('')
  await page.keyboard.press('Escape')
  const byOwn = await issueOtherCard(person, staff, { documentNumber: '9', documentDate })
  expect(byOwn.join('\n')).toContain('НАША КАРТОЧКА № 9')
  expect(byOwn).toContain('1|Мыло|1|200|лично|')
  const changed = (line: string) => line.replace('ЛИЧНАЯ КАРТОЧКА № 8', 'НАША КАРТОЧКА № 9')
  expect(byOwn).toEqual(byStandard.map(changed))
})

/** What the card says that is issued by whatever form is in use. */
async function issueOtherCard(
  person: Person,
  { companyId, employees }: Staff,
  numbered: { readonly documentNumber: string; readonly documentDate: string },
): Promise<readonly string[]> {
  const issued = await person.ask('/documents', {
    companyId,
    templateId: 4015,
    ...numbered,
    employeeIds: [employees.Ёлкин],
    values: {
      keeper: employees.Абрамова,
      dirt: 'масла',
      items: [{ name: 'Мыло', norm: '1', amount: '200', way: 'лично' }],
    },
  })
  const file = await fetch(await person.fileLink(String(issued.url)))
  const words = wordsInDocx(new Uint8Array(await file.arrayBuffer()))
  return words.map((line) => line.replaceAll('\u00a0', ' '))
}

test('a dropped file is taken like a chosen one', async ({ page }) => {
  await page.goto('/company/documents/1')
  await page
    .getByRole('button', { name: /^Персональный шаблон/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Персональный шаблон' })
  const bytes = [...docxOf('Приказ № {document.number}')]
  const data = await page.evaluateHandle(
    ({ bytes, type }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'приказ.docx', { type }))
      return data
    },
    { bytes, type: DOCX },
  )
  const place = dialog.getByText('Перетащите файл сюда')
  for (const event of ['dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer: data })
  await dialog.getByText('Документы формируются по персональному шаблону:').waitFor()
  await dialog.getByText('приказ.docx', { exact: true }).waitFor()
})
