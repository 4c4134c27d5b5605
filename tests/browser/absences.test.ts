import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { test as base, expect, seen } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { choose, typeDay } from './fields.ts'
import { type Staff, withStaff } from './staff.ts'

const test = base.extend('staff', async ({ person }) => {
  const staff = await withStaff(person)
  for (const lastName of ['Абрамова', 'Жуков'])
    await staff.oblige(lastName, {
      section: 'training',
      trainingName: 'Работы на высоте',
      periodicity: '1 год',
      deadline: dayFromToday(-20),
    })
  return staff
})

const positionOf = ({ employees }: Staff, lastName: string): string =>
  `/employees/:${employees[lastName]}/position`
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Длительное отсутствие' })

test('while someone is away their rows wait, and from the return they are due again', async ({
  page,
  staff,
}) => {
  const back = shown(dayFromToday(60))
  await page.goto(positionOf(staff, 'Абрамова'))
  await page.getByText('Длительных отсутствий нет.').waitFor()
  await page.getByRole('button', { name: 'Отметить отсутствие' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await dialog.getByText('Выберите вид отсутствия').waitFor()
  await choose(dialog, 'Вид отсутствия', 'Отпуск по уходу за ребёнком')
  await typeDay(dialog, 'Первый день отсутствия', shown(dayFromToday(-30)))
  await typeDay(dialog, 'Последний день отсутствия', shown(dayFromToday(-40)))
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await dialog.getByText('Укажите последний день отсутствия не раньше первого').waitFor()
  expect(await violations(page)).toEqual([])
  await typeDay(dialog, 'Последний день отсутствия', back)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  const waits = `отпуск по уходу до ${back}`
  await page.getByText(waits).first().waitFor()

  await page.goto('/notifications/training')
  await page
    .getByRole('row', { name: /Жуков/ })
    .getByText(/просрочено/)
    .waitFor()
  const row = page.getByRole('row', { name: /Абрамова/ })
  await row.getByText(`ждёт: ${waits}`).waitFor()
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check()
  await page.getByRole('checkbox', { name: /^Выбрать: Жуков/, checked: true }).waitFor()
  expect(await row.getByRole('checkbox').isChecked()).toBe(false)
  await page.getByRole('button', { name: /ждут работника/ }).click()
  await seen(() => page.getByRole('row', { name: /Жуков/ }).count()).toBe(0)
  await row.waitFor()
  expect(await violations(page)).toEqual([])

  await page.goto(positionOf(staff, 'Абрамова'))
  await page.getByRole('button', { name: /^Исправить/ }).click()
  const again = page.getByRole('dialog', { name: 'Исправить отсутствие' })
  await typeDay(again, 'Последний день отсутствия', shown(dayFromToday(-1)))
  await again.getByRole('button', { name: 'Сохранить' }).click()
  await again.waitFor({ state: 'hidden' })
  await page.goto('/notifications/training')
  await row.getByText(/просрочено/).waitFor()
})

test('a return after a long break asks for a briefing, given in one press', async ({ page, staff }) => {
  await page.goto(positionOf(staff, 'Ёлкин'))
  await page.getByRole('button', { name: 'Отметить отсутствие' }).click()
  const dialog = dialogOf(page)
  await choose(dialog, 'Вид отсутствия', 'Длительная болезнь')
  await typeDay(dialog, 'Первый день отсутствия', shown(dayFromToday(-70)))
  await typeDay(dialog, 'Последний день отсутствия', shown(dayFromToday(-1)))
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText(/Перерыв в работе — 70 дней/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Назначить инструктаж' }).click()
  await seen(() => page.getByText(/Перерыв в работе/).count()).toBe(0)
  await page
    .getByRole('link', { name: /^Инструктажи/ })
    .first()
    .click()
  const given = page.getByRole('listitem').filter({ hasText: 'Внеплановый инструктаж' })
  await given.getByText(/п\.\s16\s«ж»\sПравил\s№\s2464/).waitFor()
  await given.getByText('сегодня').waitFor()
})

test('an absence entered by mistake is deleted after a question', async ({ page, staff }) => {
  const away = shown(dayFromToday(-5))
  await page.goto(positionOf(staff, 'Яковлева'))
  await page.getByRole('button', { name: 'Отметить отсутствие' }).click()
  const dialog = dialogOf(page)
  await choose(dialog, 'Вид отсутствия', 'Другое длительное отсутствие')
  await typeDay(dialog, 'Первый день отсутствия', away)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText(`с ${away}`).first().waitFor()
  await page.getByRole('button', { name: /^Удалить с \d/ }).click()
  const question = page.getByRole('dialog', { name: 'Удалить запись об отсутствии' })
  await question.getByText(/Сроки работника за эти дни снова станут обычными/).waitFor()
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Удалить' }).click()
  await page.getByText('Длительных отсутствий нет.').waitFor()
})
