import { violations } from './axe.ts'
import { expect, seen, testInWholeBrowser as test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { fieldOf, typeDay } from './fields.ts'
import { hear } from './said.ts'
import { withStaff } from './staff.ts'

test('a microtrauma is recorded, reviewed, certified, and goes on as an accident', async ({
  visit,
  person,
}) => {
  await withStaff(person)
  const yesterday = shown(dayFromToday(-1))
  const { page, allow } = await visit(person)
  allow(/422/)
  await page.goto('/notifications/microtraumas')
  await page.getByText('Микротравм пока нет').waitFor()
  await page.getByRole('button', { name: 'Записать микротравму' }).click()
  const dialog = page.getByRole('dialog', { name: 'Записать микротравму' })
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name })
  await field(/^Характер повреждения/).fill('Ссадина предплечья')
  await dialog.getByRole('button', { name: 'Записать', exact: true }).click()
  await dialog.getByText('Укажите работника').waitFor()
  await dialog.getByText('Укажите место происшествия').waitFor()
  expect(await field(/^Характер повреждения/).inputValue()).toBe('Ссадина предплечья')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Пострадавший', exact: true }).fill('абр')
  await page.getByRole('option', { name: /^Абрамова/ }).click()
  await typeDay(dialog, 'Дата', yesterday)
  await field('Время (местное)').fill('0:01')
  await field(/^Место/).fill('Цех № 2')
  await field(/^Обстоятельства/).fill('Разбирала поддон')
  await field('Какая помощь оказана').fill('Рана промыта')
  await typeDay(dialog, 'Дата обращения', yesterday)
  await field('Время обращения').fill('0:00')
  await dialog.getByRole('button', { name: 'Записать', exact: true }).click()
  await dialog.getByText(/^Сообщить не могли раньше/).waitFor()
  await field('Время обращения').fill('0:02')
  await dialog.getByRole('button', { name: 'Записать', exact: true }).click()

  await page.getByRole('heading', { name: 'Микротравма', exact: true }).waitFor()
  await page.getByText(/^3 календарных дня со дня обращения/).waitFor()
  const card = page.url()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Тонус' }).first().click()
  await page.getByRole('heading', { name: /^Микротравмы на рассмотрении/ }).waitFor()
  await page.getByRole('link', { name: /^Рассмотреть/ }).click()
  await page.getByRole('button', { name: 'Рассмотреть', exact: true }).click()
  const review = page.getByRole('dialog', { name: /^Рассмотрение/ })
  await review.getByRole('button', { name: 'Записать' }).click()
  await review.getByText('Укажите, кто рассмотрел обстоятельства и причины').waitFor()
  await review.getByRole('button', { name: 'Не работник организации' }).click()
  await review.getByRole('textbox', { name: 'ФИО' }).fill('Орлова Анна Викторовна')
  await review.getByRole('textbox', { name: 'Должность, работодатель' }).fill('инженер')
  await review.getByRole('button', { name: 'Добавить' }).click()
  await review.getByRole('textbox', { name: 'Причины', exact: true }).fill('Работала без рукавиц')
  await review.getByRole('textbox', { name: /^Предложения/ }).fill('Выдать рукавицы')
  await review.getByRole('textbox', { name: 'Стаж работы по специальности' }).fill('6 лет')
  expect(await violations(page)).toEqual([])
  await review.getByRole('button', { name: 'Записать' }).click()
  await page.getByRole('definition').filter({ hasText: 'Работала без рукавиц' }).waitFor()

  await page.getByRole('button', { name: 'Оформить: справка' }).click()
  const paper = page.getByRole('dialog', { name: 'Сформировать документ' })
  // Whom it is about and its number come a moment after the dialog; sent before them it is refused.
  await seen(() => fieldOf(paper, 'Номер').inputValue()).not.toBe('')
  await seen(() =>
    paper
      .locator('textarea')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value)),
  ).toContain('Работала без рукавиц')
  await hear(page, /Документ № .* сформирован/, () =>
    paper.getByRole('button', { name: 'Сформировать', exact: true }).click(),
  )

  await page.goto('/notifications/microtraumas?state=reviewed')
  await page.getByRole('link', { name: /^Абрамова/ }).waitFor()
  await page.getByRole('searchbox', { name: 'ФИО пострадавшего' }).fill('нет такой')
  await page.getByText(/^Нет микротравм, соответствующих/).waitFor()
  expect(page.url()).toContain('search=')
  await page.goto(card)
  await page.getByRole('button', { name: 'Это несчастный случай' }).click()
  const accident = page.getByRole('dialog', { name: 'Перевести в несчастный случай' })
  await accident.getByRole('button', { name: 'Начать расследование' }).click()
  await accident.getByText('Укажите причину').waitFor()
  await typeDay(accident, 'Дата сообщения об ухудшении', yesterday)
  await accident.getByRole('textbox', { name: 'Время сообщения' }).fill('0:03')
  await accident.getByRole('textbox', { name: /^Почему/ }).fill('Открыт больничный')
  expect(await violations(page)).toEqual([])
  await accident.getByRole('button', { name: 'Начать расследование' }).click()
  await page.getByRole('heading', { name: /^Оформление материалов расследования/ }).waitFor()
  await page.getByRole('button', { name: 'Показать хронологию' }).click()
  await page.getByText(/^Происшествие зафиксировано по записи о микротравме/).waitFor()
  await page.goto(card)
  await page.getByRole('link', { name: 'Открыть расследование' }).waitFor()
  expect(await violations(page)).toEqual([])
})
