import type { Locator, Page } from 'playwright-core'
import { wholeCompany } from '#tests/examples.ts'
import { dayFromToday, shown } from '../days.ts'
import { fieldOf } from '../fields.ts'
import { freshEmail } from '../person.ts'
import type { Actions } from './actions.ts'

/** A company's way from nothing to its first printed memo, begun where a visitor lands. */
export async function goFirstHour(page: Page, act: Actions): Promise<void> {
  await page.goto('/main')
  await register(page, act)
  await begin(page, act)
  await introduce(page, act)
  await hire(page, act)
  await oblige(page, act)
  await formAndPrint(page, act)
}

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' })

const list = (place: Page | Locator, name: string) => place.getByRole('combobox', { name })

async function register(page: Page, act: Actions): Promise<void> {
  // From the landing page to the application: another document begins.
  await act.click(page.getByRole('link', { name: 'Зарегистрироваться' }).first(), { measured: false })
  await act.fill(page.getByLabel('E-mail'), freshEmail())
  await act.fill(page.getByLabel('Пароль', { exact: true }), 'длинный пароль')
  await act.fill(page.getByLabel('Повторите пароль'), 'длинный пароль')
  await act.click(button(page, 'Зарегистрироваться'), { measured: false })
}

async function begin(page: Page, act: Actions): Promise<void> {
  await act.click(button(page, 'Записать'))
  await act.fill(fieldOf(page, 'ИНН'), wholeCompany.inn)
  await act.fill(fieldOf(page, 'Полное наименование'), wholeCompany.name)
  await act.fill(fieldOf(page, 'ФИО руководителя'), wholeCompany.directorName)
  await act.click(button(page, 'Сохранить'))
  await button(page, 'Сохранить').waitFor({ state: 'hidden' })
  await act.click(page.getByRole('link', { name: /^Тонус/ }))
  await currentStep(page, 'Работники')
}

async function introduce(page: Page, act: Actions): Promise<void> {
  await act.click(page.getByRole('link', { name: /^Указать своё ФИО/ }))
  await act.click(button(page, 'Указать ФИО'))
  await act.fill(fieldOf(page, 'ФИО'), 'Орлова Анна Сергеевна')
  await act.fill(fieldOf(page, 'Должность'), 'Специалист по охране труда')
  await act.click(button(page, 'Сохранить'))
  await page.getByText('Орлова Анна Сергеевна').waitFor()
  await act.click(page.getByRole('link', { name: /^Тонус/ }))
}

async function hire(page: Page, act: Actions): Promise<void> {
  await act.click(page.getByRole('link', { name: 'Внести работника' }))
  const form = page.getByRole('dialog', { name: 'Новый работник' })
  await act.fill(fieldOf(form, 'Фамилия'), 'Ким')
  await act.fill(fieldOf(form, 'Имя'), 'Ирина')
  await act.fill(fieldOf(form, 'Отчество'), 'Павловна')
  await act.click(list(form, 'Пол'))
  await act.click(page.getByRole('option', { name: 'Женщина' }))
  await act.typeDay(fieldOf(form, 'Дата рождения'), '05.03.1991')
  await act.fill(list(form, 'Отдел'), 'Карьер')
  await act.click(page.getByRole('option', { name: 'Добавить отдел «Карьер»' }))
  await act.fill(list(form, 'Должность по ЕТКС'), 'Взрывник')
  await act.click(page.getByRole('option').first())
  await act.typeDay(fieldOf(form, 'Дата приёма на работу'), '01.02.2021')
  await act.click(button(form, 'Добавить'))
  await form.getByText('Работник добавлен').waitFor()
  await act.click(button(form, 'К списку'))
  await act.click(page.getByRole('link', { name: /^Тонус/ }))
  await currentStep(page, 'Обязательства')
}

async function oblige(page: Page, act: Actions): Promise<void> {
  await act.click(page.getByRole('link', { name: 'Назначить обязательство' }))
  const form = page.getByRole('dialog', { name: 'Назначить обязательство' })
  await act.click(form.getByRole('checkbox', { name: /Ким Ирина/ }))
  await act.click(list(form, 'Раздел'))
  await act.click(page.getByRole('option', { name: 'Обучение' }))
  await act.fill(list(form, 'Программа обучения'), 'Программа А')
  await act.fill(list(form, 'Периодичность'), '1 год')
  await act.typeDay(fieldOf(form, 'Дата последнего прохождения'), shown(dayFromToday(-400)))
  await act.click(button(form, 'Назначить 1 работнику'))
  await form.waitFor({ state: 'hidden' })
  await act.click(page.getByRole('link', { name: /^Тонус/ }))
  await currentStep(page, 'Первая служебная записка')
}

async function formAndPrint(page: Page, act: Actions): Promise<void> {
  await act.click(page.getByRole('link', { name: 'Открыть сроки' }))
  await act.click(page.getByRole('checkbox', { name: /^Выбрать: Ким/ }))
  await act.click(button(page, 'Сформировать служебную записку'))
  const form = page.getByRole('dialog', { name: 'Новая служебная записка' })
  await page.waitForFunction(
    (field) => (field as HTMLInputElement).value === 'Орлова Анна Сергеевна, Специалист по охране труда',
    await fieldOf(form, 'Составитель').elementHandle(),
  )
  await act.click(button(form, 'Сформировать'))
  await form.waitFor({ state: 'hidden' })
  await act.click(page.getByRole('link', { name: /^Реестр заявок/ }))
  const print = button(page, 'Печать записки № 1')
  await Promise.all([page.context().waitForEvent('page'), act.click(print, { measured: false })])
}

/** The step that the company is at. */
const currentStep = (page: Page, title: string): Promise<void> =>
  page.locator('[aria-current="step"]').getByRole('heading', { name: title }).waitFor()
