import type { Page } from 'playwright-core'
import { wholeCompany as company } from '#tests/examples.ts'
import { expect, seen, test } from './browser-test.ts'
import { choose, fieldOf } from './fields.ts'
import type { Person } from './person.ts'

const warning =
  'Внимание: необходимо своевременно вносить изменения в сведения об организации, во избежание указания недостоверных сведений в документах системы.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const withCompany = ({ ask }: Person) => ask('/companies', company)

/** The fields by their labels. */
const typed: Readonly<Record<string, string>> = {
  'Полное наименование': company.name,
  'Краткое наименование': company.shortName,
  'Форма собственности': company.formOfOwnership,
  ИНН: company.inn,
  КПП: company.kpp,
  ОГРН: company.ogrn,
  ОКПО: company.okpo,
  ОКТМО: company.oktmo,
  ОКВЭД: company.okved,
  ОКАТО: company.okato,
  ОКОГУ: company.okogu,
  'Юридический адрес': company.legalAddress,
  'Фактический адрес': company.actualAddress,
  'Почтовый адрес': company.mailingAddress,
  'E-mail': company.email,
  'ФИО руководителя': company.directorName,
  'Должность руководителя': company.directorPosition,
}

test('a company is written field by field, and what is wrong is said at its field', async ({ page }) => {
  await page.goto('/company/information')
  await page.getByText(warning).waitFor()
  await button(page, 'Записать').click()
  await seen(() => page.getByText(warning).count()).toBe(0)
  await button(page, 'Показать все поля').click()
  for (const [label, value] of Object.entries(typed)) await fieldOf(page, label).fill(value)
  await fieldOf(page, 'Телефон').pressSequentially('88182200000')
  expect(await fieldOf(page, 'Телефон').inputValue()).toBe('+7 (818) 220-00-00')
  await choose(page, 'Часовой пояс', 'Омск (МСК+3)')
  await choose(page, 'Виды деятельности', 'Строительство', { first: true })

  await fieldOf(page, 'ИНН').fill('7707083890')
  await fieldOf(page, 'ФИО руководителя').fill('')
  await button(page, 'Сохранить').click()
  await page.getByText('Контрольное число ИНН не сходится. Проверьте цифры').waitFor()
  await page.getByText('Заполните поле «ФИО руководителя»').waitFor()
  await seen(() => fieldOf(page, 'ИНН').evaluate((field) => field === document.activeElement)).toBe(true)
  await seen(() => inSight(page, 'ИНН')).toBe(true)
  await page.getByRole('alert').getByRole('link', { name: 'ФИО руководителя' }).click()
  await seen(() => inSight(page, 'ФИО руководителя')).toBe(true)

  await fieldOf(page, 'ИНН').fill(company.inn)
  await fieldOf(page, 'ФИО руководителя').fill(company.directorName)
  await button(page, 'Сохранить').click()
  await page.getByRole('definition').filter({ hasText: company.name }).waitFor()
  await page.getByText(warning).waitFor()
  await page.reload()
  for (const value of Object.values(typed))
    await page.getByRole('definition').filter({ hasText: value }).first().waitFor()
  await page.getByRole('definition').filter({ hasText: 'Омск (МСК+3)' }).waitFor()
})

test('canceling brings back what is stored; the buttons stay in sight from anywhere', async ({
  page,
  person,
}) => {
  await withCompany(person)
  await page.goto('/settings/company')
  await button(page, 'Редактировать').click()
  await fieldOf(page, 'Краткое наименование').fill('ООО «Другое»')
  await fieldOf(page, 'Должность руководителя').scrollIntoViewIfNeeded()
  await page.getByText('Изменено полей: 1').waitFor()
  await button(page, 'Отменить изменения').click()
  await page.getByRole('definition').filter({ hasText: company.shortName }).first().waitFor()
  expect(await page.getByText('ООО «Другое»').count()).toBe(0)
  await page.getByRole('heading', { name: 'Виды деятельности' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Редактировать', includeHidden: true }).last().click()
  await button(page, 'Сохранить').waitFor()
})

test('the form is filled by ИНН from the bundled list, and says when it can’t be', async ({
  visit,
  person,
}) => {
  const { page, allow } = await visit(person)
  allow(/api\/companies\/lookup-by-inn/)
  await page.goto('/company/information')
  await button(page, 'Записать').click()
  await seen(() => button(page, 'Заполнить по ИНН').isDisabled()).toBe(true)
  await fieldOf(page, 'ИНН').fill('500100732259')
  await button(page, 'Заполнить по ИНН').click()
  await page.getByText('сервис заполнения по ИНН не настроен').waitFor()
  await fieldOf(page, 'ИНН').fill('7707083893')
  await button(page, 'Заполнить по ИНН').click()
  await page.getByText(/^Заполнено полей: \d+/).waitFor()
  await button(page, 'Показать все поля').click()
  await seen(() => fieldOf(page, 'ОГРН').inputValue()).toBe('1027700132195')
})

test('ИНН, name and director are enough; an address may be the legal one', async ({ page }) => {
  await page.goto('/company/information')
  await button(page, 'Записать').click()
  await fieldOf(page, 'ИНН').fill(company.inn)
  await fieldOf(page, 'Полное наименование').fill(company.name)
  await fieldOf(page, 'ФИО руководителя').fill(company.directorName)
  await button(page, 'Сохранить').click()
  await seen(() => page.getByRole('banner').getByText(company.name).count()).toBe(1)
  await page.goto('/company/information#legalAddress')
  await seen(() =>
    fieldOf(page, 'Юридический адрес').evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await fieldOf(page, 'Юридический адрес').fill('Архангельск, ул. Поморская, 1')
  await page.getByRole('checkbox', { name: /^Совпадает с юридическим.*Почтовый адрес/ }).check()
  await seen(() => fieldOf(page, 'Почтовый адрес').inputValue()).toBe('Архангельск, ул. Поморская, 1')
  await button(page, 'Сохранить').click()
  await seen(() => page.getByRole('definition').filter({ hasText: 'ул. Поморская, 1' }).count()).toBe(2)
})

test('what was entered is asked about before it is lost', async ({ page, person }) => {
  await withCompany(person)
  await page.goto('/company/information')
  await button(page, 'Редактировать').click()
  await fieldOf(page, 'Почтовый адрес').fill('163000, Архангельск, а/я 6')
  await page.getByRole('link', { name: 'Аккаунт' }).click()
  const question = page.getByRole('dialog', { name: 'Сохранить внесённые изменения?' })
  await question.getByRole('button', { name: 'да', exact: true }).click()
  await page.getByRole('heading', { name: 'Настройки' }).waitFor()
  await page.goto('/company/information')
  await page.getByText('163000, Архангельск, а/я 6').waitFor()
})

const inSight = (page: Page, label: string): Promise<boolean> =>
  fieldOf(page, label).evaluate((field) => {
    const { top, bottom } = field.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('the settings of the account name the company’s clock and lead to its field', async ({
  page,
  person,
}) => {
  await withCompany(person)
  await page.goto('/account/settings')
  await page.getByText(/\(МСК/).waitFor()
  await page.getByRole('link', { name: 'Изменить часовой пояс' }).click()
  const field = page.getByRole('combobox', { name: 'Часовой пояс' })
  await field.waitFor()
  await seen(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
})
