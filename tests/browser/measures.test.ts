import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { choose, typeDay } from './fields.ts'
import { withStaff } from './staff.ts'

test('a measure is planned after an accident, seen in the day’s work, done and taken back; an order by its points', async ({
  visit,
  person,
}) => {
  const { companyId, employees } = await withStaff(person)
  const date = dayFromToday(-300)
  const [happened, dayAfter] = [shown(date), shown(dayFromToday(1, date))]
  const accident = { degree: 'easy', date, time: '12:00', place: 'Цех № 2' }
  const injured = [{ employeeId: employees.Жуков }]
  const { id } = await person.ask<{ readonly id: number }>('/incidents', { companyId, ...accident, injured })
  const { page, allow } = await visit(person)
  allow(/422/)
  await page.goto(`/notifications/incident/${id}`)
  await page.getByText('Мероприятий по устранению причин ещё нет').waitFor()
  await page.getByRole('button', { name: 'Запланировать мероприятие' }).click()
  const planning = page.getByRole('dialog', { name: 'Мероприятие по устранению причин' })
  await planning.getByRole('button', { name: 'Сохранить' }).click()
  await planning
    .getByText(/Заполните|Укажите/)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  await planning.getByRole('textbox', { name: 'Что сделать' }).fill('Поставить ограждение')
  await choose(planning, 'Кто отвечает', 'Абрамова', { first: true })
  await typeDay(planning, 'Срок', '01.02.2100')
  await planning.getByRole('textbox', { name: 'Чем подтвердить выполнение' }).fill('Акт о выполнении')
  await planning.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('подтвердит: Акт о выполнении').waitFor()

  await page.getByRole('link', { name: 'Мероприятия', exact: true }).click()
  await page.getByText(`Несчастный случай ${happened}: Жуков`).waitFor()
  await page.getByRole('button', { name: 'Внести предписание' }).click()
  const order = page.getByRole('dialog', { name: 'Предписание инспектора' })
  await order.getByRole('textbox', { name: 'Номер предписания' }).fill('12-ПП')
  await typeDay(order, 'Дата предписания', happened)
  await order.getByRole('textbox', { name: 'Кто выдал: инспектор, орган' }).fill('ГИТ, Петров П. П.')
  await order.getByRole('textbox', { name: 'Что сделать' }).fill('Провести обучение')
  await choose(order, 'Кто отвечает', 'Яковлева', { first: true })
  await typeDay(order, 'Срок', dayAfter)
  await order.getByRole('textbox', { name: 'Чем подтвердить выполнение' }).fill('Протокол')
  expect(await violations(page)).toEqual([])
  await order.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText(`Предписание № 12-ПП от ${happened}, п. 1`).waitFor()
  await page.getByText(/^просрочено на/).waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Ответить на предписание' }).click()
  const reply = page.getByRole('dialog', { name: 'Сформировать документ' })
  await seen(() => reply.getByRole('textbox', { name: 'Номер и дата предписания' }).inputValue()).toBe(
    `№ 12-ПП от ${happened}`,
  )
  await reply.getByText('Провести обучение').waitFor()
  expect(await violations(page)).toEqual([])
  await reply.getByRole('button', { name: 'Отмена' }).click()

  await page.getByRole('button', { name: 'Мероприятие плана' }).click()
  const own = page.getByRole('dialog', { name: 'Мероприятие плана организации' })
  await own.getByRole('textbox', { name: 'Что сделать' }).fill('Обновить освещение')
  await choose(own, 'Кто отвечает', 'Яковлева', { first: true })
  await typeDay(own, 'Срок', '01.02.2100')
  await own.getByRole('textbox', { name: 'Чем подтвердить выполнение' }).fill('Акт замера')
  expect(await violations(page)).toEqual([])
  await own.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('План мероприятий организации').waitFor()

  await page.getByRole('combobox', { name: 'Состояние' }).selectOption({ label: 'просрочено' })
  await page.getByText('1 мероприятие').waitFor()
  await page.reload()
  await page.getByText('1 мероприятие').waitFor()
  await page.getByRole('link', { name: 'Лента', exact: true }).click()
  await page.getByRole('heading', { name: 'Мероприятия просрочено 1' }).waitFor()
  await page.getByRole('link', { name: 'Открыть Провести обучение' }).click()
  await page.getByRole('button', { name: 'Выполнено: Провести обучение' }).click()
  const done = page.getByRole('dialog', { name: 'Мероприятие выполнено' })
  await done.getByRole('textbox', { name: 'Чем подтверждено' }).fill('Протокол № 3')
  await done.getByRole('button', { name: 'Выполнено' }).click()
  await page.getByRole('combobox', { name: 'Состояние' }).selectOption({ label: 'выполнено' })
  await page.getByText('подтверждено: Протокол № 3').waitFor()
  await page.getByRole('button', { name: 'Вернуть в работу: Провести обучение' }).click()
  const back = page.getByRole('dialog', { name: 'Вернуть мероприятие в работу' })
  await back.getByRole('button', { name: 'Вернуть в работу' }).click()
  await back.getByText('Укажите причину').waitFor()
  await back.getByRole('textbox', { name: 'Причина' }).fill('Не все прошли')
  await back.getByRole('button', { name: 'Вернуть в работу' }).click()
  await page.getByText('Нет мероприятий, соответствующих фильтрам').waitFor()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await page.getByText('возвращено в работу: Не все прошли').waitFor()
})
