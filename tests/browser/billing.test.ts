import { aSeller } from '#tests/billing-example.ts'
import { aCompany } from '#tests/examples.ts'
import { sideways, violations } from './axe.ts'
import { expect, test } from './browser-test.ts'
import { anOperator } from './operator.ts'
import { registered } from './person.ts'
import { startServer } from './running-server.ts'

/** Nothing was sold on it yet: its first invoice is № 1. */
const startSeller = () =>
  startServer({
    SELLER_NAME: aSeller.name,
    SELLER_INN: aSeller.inn,
    SELLER_OGRN: '1027700070518',
    SELLER_ADDRESS: aSeller.address,
    SELLER_BANK: aSeller.bank,
    SELLER_BIK: aSeller.bik,
    SELLER_ACCOUNT: aSeller.account,
    SELLER_CORRESPONDENT_ACCOUNT: aSeller.correspondentAccount,
    SELLER_VAT: String(aSeller.vat),
  })

test('a payer is entered, a tariff ordered and printed, and what the operator marks as paid moves the term', async ({
  visit,
  onTestFinished,
}) => {
  const server = await startSeller()
  // When the windows are closed: a page that loses its server complains.
  onTestFinished(() => server.close())
  const owner = await registered(server.address)
  await owner.ask('/companies', aCompany())
  const { page, allow } = await visit(owner, { at: server.address })
  allow(/422/)
  await page.goto(`${server.address}/account/tariff`)
  await page.getByText('Плательщиков пока нет.').waitFor()
  await page.getByRole('button', { name: 'Добавить плательщика' }).click()
  await page.getByLabel('Кто платит').selectOption('юридическое лицо')
  await page.getByLabel('ИНН').fill('7707083894')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page
    .getByText(/контрольн/i)
    .first()
    .waitFor()
  expect(await page.getByLabel('ИНН').inputValue()).toBe('7707083894')
  expect(await violations(page)).toEqual([])
  for (const width of [768, 390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
  }
  await page.getByLabel('Кто платит').selectOption('физическое лицо')
  await page.getByLabel('Фамилия').fill('Орлова')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Заполните поле «Адрес»').waitFor()
  await page.getByRole('link', { name: 'Новости' }).click()
  await page.getByRole('dialog', { name: 'Сохранить внесённые изменения?' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByLabel('Фамилия').inputValue()).toBe('Орлова')
  await page.getByLabel('Кто платит').selectOption('эта компания')
  await page.getByLabel('E-mail для счетов').fill('buh@example.org')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('button', { name: 'Выставить счёт' }).click()
  await page.getByText('Ждёт оплаты').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Счёт № 1 от .+, \.pdf$/ }).click()
  expect((await download).suggestedFilename()).toBe('Счёт 1.pdf')

  const operator = await anOperator(server)
  const desk = await visit(operator, { at: server.address })
  await desk.page.goto(`${server.address}/operator/billing`)
  const mark = () => desk.page.getByRole('button', { name: /^Оплачен: / }).click()
  await mark()
  await desk.page.getByText(/Снять отметку нельзя/).waitFor()
  expect(await violations(desk.page)).toEqual([])
  await desk.page.getByRole('button', { name: 'Отмена' }).click()
  await desk.page.getByText('Ждёт оплаты').waitFor()
  await mark()
  await desk.page.getByRole('button', { name: 'Отметить оплаченным' }).click()
  await desk.page.getByText('Ждёт оплаты').waitFor({ state: 'hidden' })
  expect(await violations(desk.page)).toEqual([])

  await page.reload()
  await page.getByText('Оплачен', { exact: true }).waitFor()
  await page.getByText('Стандартный', { exact: false }).first().waitFor()
})
