import type { Locator } from 'playwright-core'
import { seen, test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { fieldOf, typeDay } from './fields.ts'
import { beginMemo } from './memo-words.ts'
import type { Person } from './person.ts'
import { withStaff } from './staff.ts'

const training = { section: 'training', trainingName: 'Программа А', periodicity: '1 год' } as const

/** A memo of one row. */
async function makeMemo(person: Person): Promise<number> {
  const { companyId, oblige } = await withStaff(person)
  const obligationId = await oblige('Жуков', { ...training, deadline: dayFromToday(7) })
  const memo = { companyId, section: 'training', name: 'Обучение', employeesData: [{ obligationId }] }
  return Number((await person.ask('/memos', memo)).id)
}

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

test('why a memo is refused is brought into sight, with the way to the row', async ({ visit, person }) => {
  const { oblige } = await withStaff(person)
  for (const lastName of ['Жуков', 'Абрамова', 'Ёлкин', 'Яковлева'])
    await oblige(lastName, { ...training, deadline: dayFromToday(7) })
  const { page, allow } = await visit(person)
  allow(/422 \(Unprocessable Entity\) .*\/api\/memos/)
  const dialog = await beginMemo(page, 'training', 'Жуков', 'Абрамова', 'Ёлкин', 'Яковлева')
  await typeDay(dialog, 'Дата прохождения: Яковлева Анна Петровна', shown(dayFromToday(1)))
  await dialog.getByRole('button', { name: 'Сформировать', exact: true }).click()
  const refusal = dialog.getByRole('alert')
  await seen(() => hasFocus(refusal)).toBe(true)
  await seen(async () => ((await refusal.boundingBox())?.y ?? -1) > 0).toBe(true)
  await refusal.getByRole('link', { name: 'Абрамова Вера Ильинична' }).click()
  await seen(() => hasFocus(fieldOf(dialog, 'Дата прохождения: Абрамова Вера Ильинична'))).toBe(true)
})

test('a memo that someone else changed meanwhile is opened again from its refusal', async ({
  visit,
  person,
}) => {
  const { page, allow } = await visit(person)
  allow(/409 \(Conflict\) .*\/api\/memos/)
  const id = await makeMemo(person)
  await page.goto(`/notifications/memos/${id}`)
  const memo = page.getByRole('dialog', { name: /Служебная записка № \d+/ })
  await memo.getByRole('button', { name: 'Редактировать' }).click()
  await fieldOf(memo, 'Примечание').fill('первое окно')
  await person.ask(`/memos/${id}`, { note: 'второе окно' }, 'PATCH')
  await memo.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await memo.getByRole('alert').getByText('запись изменил другой пользователь').waitFor()
  await memo.getByRole('button', { name: 'Открыть заново' }).click()
  await memo.getByText('второе окно').waitFor()
  await seen(() => memo.getByRole('alert').count()).toBe(0)
})

test('what a memo says of itself is beside its name, not over it', async ({ page, person }) => {
  await page.goto(`/notifications/memos/${await makeMemo(person)}`)
  const terms = page.getByRole('dialog').locator('dt')
  await terms.getByText('Продолжительность').waitFor()
  const overflowing = () =>
    terms.evaluateAll((all) =>
      all.filter((term) => term.scrollWidth > term.clientWidth).map((term) => term.textContent),
    )
  await seen(overflowing).toEqual([])
})

test('the filters of the register are side by side', async ({ page, person }) => {
  await makeMemo(person)
  await page.goto('/notifications/memos')
  const top = async (name: string) => (await page.getByRole('combobox', { name }).boundingBox())?.y
  await page.getByRole('combobox', { name: 'Статус' }).waitFor()
  await seen(async () => (await top('Статус')) === (await top('Раздел'))).toBe(true)
})
