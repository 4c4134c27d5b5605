import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown, todayIso } from './days.ts'
import { choose, fieldOf, offered, typeDay } from './fields.ts'
import { beginMemo, form, rowsIn, saveMemo } from './memo-words.ts'
import type { Person } from './person.ts'
import { hear, heard } from './said.ts'
import { type Staff, withStaff } from './staff.ts'

const duties = {
  training: { trainingName: 'Программа А' },
  briefings: { briefingName: 'Повторный' },
  'medical-examinations': { factorNumber: '1.1' },
  ppe: { ppe: 'Каска', quantity: 2, eventType: 'выдача' },
  sout: { workingConditionsClass: '2' },
  risks: { riskLevel: 'низкий' },
} as const

/** Жуков and Абрамова each have one duty of the section, in a week. */
async function makeDuties(person: Person, section: keyof typeof duties): Promise<Staff> {
  const staff = await withStaff(person)
  const duty = { section, ...duties[section], periodicity: '1 год', deadline: dayFromToday(7) }
  for (const lastName of ['Жуков', 'Абрамова']) await staff.oblige(lastName, duty)
  return staff
}

test('training: only those not yet in the memo are offered, all are in the order of their names, the first date fills every row', async ({
  page,
  person,
}) => {
  await makeDuties(person, 'training')
  const yesterday = shown(dayFromToday(-1))
  const dialog = await beginMemo(page, 'training', 'Жуков', 'Абрамова')
  await seen(() => fieldOf(dialog, 'Кому').inputValue()).toBe('Пименов Антон Львович')
  await dialog.getByRole('button', { name: 'Добавить работника' }).click()
  await dialog.getByRole('combobox', { name: 'Работник' }).click()
  await offered(page).first().waitFor()
  const names = await offered(page).allInnerTexts()
  expect(names.map((name) => name.split(' ')[0])).toEqual(['Ёлкин', 'Яковлева'])
  await page.getByRole('option', { name: /^Ёлкин/ }).click()
  await dialog.getByRole('combobox', { name: 'Программа обучения' }).fill('Программа А')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await seen(() => rowsIn(dialog)).toEqual(['Абрамова', 'Ёлкин', 'Жуков'])
  await typeDay(dialog, 'Дата прохождения: Абрамова Вера Ильинична', yesterday)
  await seen(() => fieldOf(dialog, 'Дата прохождения: Жуков Артём Николаевич').inputValue()).toBe(yesterday)
  await form(page, dialog)
  await seen(() => heard(page)).toContain(
    'Обучение зарегистрировано в системе. Организуйте сохранность итоговых документов.',
  )
  await page.getByText('Нет обучений, соответствующих выбранным фильтрам.').waitFor()
})

test('briefings: a date in the future is not taken; a failed check moves nothing', async ({
  visit,
  person,
}) => {
  await makeDuties(person, 'briefings')
  const today = todayIso()
  const { page, allow } = await visit(person)
  allow(/422 \(Unprocessable Entity\) .*\/api\/memos/)
  const dialog = await beginMemo(page, 'briefings', 'Жуков', 'Абрамова')
  await typeDay(dialog, 'Дата прохождения: Абрамова Вера Ильинична', shown(dayFromToday(1, today)))
  await dialog.getByRole('button', { name: 'Сформировать', exact: true }).click()
  await dialog.getByRole('alert').waitFor()
  for (const name of ['Абрамова Вера Ильинична', 'Жуков Артём Николаевич'])
    await typeDay(dialog, `Дата прохождения: ${name}`, shown(today))
  await choose(dialog, 'Результат: Абрамова Вера Ильинична', 'неудовлетворительно')
  await form(page, dialog)
  await page
    .getByRole('row', { name: /Абрамова/ })
    .getByText(shown(dayFromToday(30, today)))
    .waitFor()
})

test('medical examinations: a factor is chosen by its number', async ({ page, person }) => {
  await makeDuties(person, 'medical-examinations')
  const dialog = await beginMemo(page, 'medical-examinations', 'Абрамова')
  await dialog.getByRole('button', { name: 'Добавить работника' }).click()
  await choose(dialog, 'Работник', 'Яковлева Анна Петровна')
  await dialog.getByRole('combobox', { name: 'Пункт приказа № 29н' }).fill('1.47.1')
  await page
    .getByRole('option', { name: /^1\.47\.1\D/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await seen(() => rowsIn(dialog)).toEqual(['Абрамова', 'Яковлева'])
  await form(page, dialog)
  await page
    .getByRole('link', { name: /в записке № \d+/ })
    .first()
    .waitFor()
})

test('PPE: a day before the hire is asked about; what was issued is returned in part, never more than is held', async ({
  page,
  person,
}) => {
  const staff = await makeDuties(person, 'ppe')
  const today = shown(todayIso())
  const issuance = await beginMemo(page, 'ppe', 'Абрамова')
  await typeDay(issuance, 'Дата прохождения: Абрамова Вера Ильинична', '30.08.2019')
  await issuance.getByRole('button', { name: 'Сформировать', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Дата 30.08.2019 раньше приёма на работу' })
  await question.getByText('Абрамова Вера: приём 02.09.2019').waitFor()
  await question.getByRole('button', { name: 'Исправить дату' }).click()
  await typeDay(issuance, 'Дата прохождения: Абрамова Вера Ильинична', today)
  await form(page, issuance)
  const shield = { section: 'ppe', ppe: 'Щиток', quantity: 1 }
  await staff.oblige('Жуков', { ...shield, periodicity: 'до износа', date: dayFromToday(-30) })
  const back = { eventType: 'возврат', periodicity: 'разово', deadline: dayFromToday(1) }
  await staff.oblige('Жуков', { ...shield, ...back })
  const dialog = await beginReturn(page)
  await dialog.getByRole('button', { name: 'Добавить работника' }).click()
  await choose(dialog, 'Работник', 'Абрамова Вера Ильинична')
  await choose(dialog, 'Что возвращается', 'Каска, числится 2 шт.', { first: true })
  await dialog.getByRole('combobox', { name: 'Количество' }).click()
  await offered(page).first().waitFor()
  expect(await offered(page).allInnerTexts()).toEqual(['1', '2'])
  await page.getByRole('option', { name: '1', exact: true }).click()
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await dialog.getByRole('button', { name: 'Убрать из записки: Жуков Артём Николаевич' }).click()
  await typeDay(dialog, 'Дата прохождения: Абрамова Вера Ильинична', today)
  await form(page, dialog)
  await page.goto(`/employees/:${staff.employees.Абрамова}/ppe`)
  const held = page.getByRole('list', { name: 'На руках' }).getByRole('listitem')
  await held.filter({ hasText: 'Каска' }).getByText('1 шт. · выдано').waitFor()
})

const beginReturn = (page: Parameters<typeof beginMemo>[0]) => beginMemo(page, 'ppe', 'Жуков.*Щиток')

test('СОУТ: done once the report is approved and every row has its class', async ({ page, person }) => {
  await makeDuties(person, 'sout')
  await assess(page, 'sout', '3.1')
})

test('risks: the same with levels', async ({ page, person }) => {
  await makeDuties(person, 'risks')
  await assess(page, 'risks', 'средний')
})

async function assess(page: Parameters<typeof beginMemo>[0], path: string, found: string): Promise<void> {
  const dialog = await beginMemo(page, path, 'Жуков', 'Абрамова')
  await choose(dialog, 'Итог: Абрамова Вера Ильинична', found)
  await form(page, dialog)
  await page
    .getByRole('link', { name: /в записке № \d+/ })
    .first()
    .click()
  const memo = page.getByRole('dialog', { name: /Служебная записка № \d+/ })
  await memo.getByText('активно').waitFor()
  await memo.getByRole('button', { name: '| указать | Дата утверждения отчёта' }).click()
  await typeDay(memo, 'Дата утверждения отчёта', shown(todayIso()))
  await choose(memo, 'Итог: Жуков Артём Николаевич', found)
  await hear(page, /зарегистрирован[аы] в системе/, () => saveMemo(memo))
  await page.goto(`/notifications/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(/^Нет (СОУТ|рисков), соответствующих выбранным фильтрам\./).waitFor()
}
