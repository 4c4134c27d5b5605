import { degreePlans } from '@osh/core/norms/accidents/investigation-steps.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { Locator, Page } from 'playwright-core'
import { library } from '#tests/forms/library.ts'
import { chosenAt, typedAnswer } from '#tests/forms/typed-answer.ts'
import { violations } from './axe.ts'
import { expect, seen, testInWholeBrowser } from './browser-test.ts'
import { dayFromToday, todayIso } from './days.ts'
import { choose, offered } from './fields.ts'
import type { Person } from './person.ts'
import { type Staff, withStaff } from './staff.ts'

const test = testInWholeBrowser.extend('staff', ({ person }) => withStaff(person))

/** The papers of an easy accident that ask for what only people know; the others are drawn up on the page. */
const byPeople = [
  ['medical-report', 'accident-severity-request'],
  ['inspect', 'accident-inspection-form-9'],
  ['interview', 'accident-interview-form-8'],
  ['meet', 'accident-meeting-protocol'],
  ['register', 'journal-accidents-form-11'],
] as const

/** Those that are drawn up on the page, each with what is known on it beforehand. */
const onPage = [
  ['tell-sfr', 'accident-sfr-notice', /сообщение в СФР/, 'place'],
  ['act-n1', 'accident-act-n1', /акт Н-1/, 'site'],
] as const

const findForm = (slug: string) => {
  const template = library.templates.find((one) => one.slug === slug)
  if (!template) throw new Error(`no form ${slug}`)
  return template
}

type Refused = { readonly errors: readonly { readonly field: string }[] }

/** Issues a paper, answering only what it can't go without. */
async function issue(
  { ask }: Person,
  { companyId, employees }: Staff,
  incidentId: number,
  slug: string,
  step: string,
) {
  const template = findForm(slug)
  const people = { employeeIds: template.per === 'employee' ? [employees.Абрамова] : [] }
  const today = todayIso()
  const request = { companyId, templateId: template.id, documentDate: today, incidentId, ...people }
  const values: Record<string, unknown> = {}
  let refusal = ''
  for (let tries = 0; tries < 3; tries += 1) {
    const free = await ask<readonly string[]>(
      `/documents/free-numbers?companyId=${companyId}&year=${today.slice(0, 4)}`,
    )
    const documentNumber = free[0]
    try {
      await ask('/documents', { ...request, documentNumber, values, incidentStep: step })
      return
    } catch (cause) {
      refusal = cause instanceof Error ? cause.message : ''
      const { errors }: Refused = JSON.parse(refusal.slice(refusal.indexOf('{')))
      const lacking = new Set(errors.map(({ field }) => field.split('.')[1]))
      for (const spec of template.values)
        if (lacking.has(spec.name)) values[spec.name] = typedAnswer(spec, today)
    }
  }
  throw new Error(`${slug} can't be issued: ${refusal}`)
}

async function draw(page: Page, step: string, name: RegExp) {
  await page.locator(`#step-${step}`).getByRole('button', { name }).first().click()
  return page.getByRole('dialog')
}

/** What the form asks for and no one has said yet, typed in its dialog. */
async function typeBlanks(dialog: Locator, slug: string) {
  for (const spec of findForm(slug).values.filter(({ required }) => required)) {
    const field = dialog.locator(`[id="values.${spec.name}"]`)
    const isList = spec.kind.type === 'choice' || spec.kind.type === 'classifier'
    const isTyped = ['text', 'longText', 'place', 'number'].includes(spec.kind.type)
    if ((!isList && !isTyped) || (await field.inputValue()) !== '') continue
    if (isTyped) await field.fill(String(typedAnswer(spec, todayIso())))
    else {
      await field.click()
      await offered(dialog).nth(chosenAt(spec.kind)).click()
    }
  }
}

test('an easy accident goes from the red button to the closed file with all its papers', async ({
  page,
  person,
  staff,
}) => {
  const { companyId, employees } = staff
  const roleId = findRoleByCode('ot-head')?.id
  const orderLink = 'Приказ №2 от 11.03.2026'
  await person.ask('/responsibilities', { companyId, roleId, employeeId: employees.Яковлева, orderLink })
  await page.goto('/notifications/incidents')
  await page.getByRole('button', { name: 'Произошло происшествие' }).click()
  const dialog = page.getByRole('dialog', { name: 'Зафиксировать несчастный случай' })
  await dialog.getByRole('combobox', { name: 'Пострадавший' }).fill('абр')
  await page.getByRole('option', { name: /^Абрамова/ }).click()
  await dialog.getByRole('textbox', { name: 'Время по месту происшествия' }).fill('0:00')
  await choose(dialog, 'Часовой пояс места', 'Самара (МСК+1)')
  await dialog.getByRole('textbox', { name: 'Место происшествия' }).fill('Цех № 2')
  await dialog.getByRole('textbox', { name: 'Кратко, что произошло' }).fill('Порез кисти о кромку листа')
  await dialog.getByRole('button', { name: 'Зафиксировать' }).click()
  await page.waitForURL(/\/notifications\/incident\/\d+$/)
  await page.getByText(/Самара/).waitFor()
  const id = Number(page.url().split('/').at(-1))
  const patch = (fields: object) => person.ask(`/incidents/${id}`, { ...fields }, 'PATCH')
  await page.getByRole('button', { name: 'Комиссия', exact: true }).click()
  const commission = page.getByRole('dialog', { name: 'Комиссия по расследованию' })
  await commission.getByRole('textbox', { name: 'Номер приказа' }).fill('7-НС')
  for (const name of ['Ёлкин', 'Жуков', 'Яковлева']) {
    await commission.getByRole('combobox', { name: 'Добавить работника' }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  await commission.getByRole('button', { name: 'Записать' }).click()
  await page.getByText(/^приказ № 7-НС от/).waitFor()

  const order = await draw(page, 'commission', /приказ о комиссии/)
  await seen(() => order.getByRole('textbox', { name: 'Где произошёл' }).inputValue()).toBe('Цех № 2')
  await order.getByRole('button', { name: 'Сформировать' }).click()
  await page
    .locator('#step-commission')
    .getByRole('link', { name: /^Приказ о создании комиссии/ })
    .waitFor()
  for (const [step, slug] of byPeople) await issue(person, staff, id, slug, step)
  const measure = {
    what: 'Снять кромки',
    employeeId: employees.Ёлкин,
    dueOn: dayFromToday(9),
    shownBy: 'Акт',
  }
  const decided = { origin: 'incident', incidentId: id, decidedOn: todayIso() }
  await person.ask('/measures', { companyId, ...decided, ...measure })
  for (const [step, slug, name, known] of onPage) {
    const paper = await draw(page, step, name)
    await seen(() => paper.locator(`[id="values.${known}"]`).inputValue()).toBe('Цех № 2')
    await typeBlanks(paper, slug)
    await paper.getByRole('button', { name: 'Сформировать' }).click()
    await page
      .locator(`#step-${step}`)
      .getByRole('link', { name: /^(Акт о|Сообщение в)/ })
      .waitFor()
  }
  const steps = degreePlans.easy.steps.filter(({ key }) => key !== 'worse' && key !== 'act-unrelated')
  await patch({ doneSteps: Object.fromEntries(steps.map(({ key }) => [key, true])) })
  await page.reload()
  await page.getByRole('button', { name: 'Завершить', exact: true }).click()
  const completion = page.getByRole('dialog', { name: 'Завершить расследование' })
  await completion.getByText(/^медицинских сведений \(форма 315\/у\)/).waitFor()
  await completion.getByRole('button', { name: 'Отмена' }).click()
  await page.getByRole('button', { name: 'Медицинские сведения' }).click()
  const medical = page.getByRole('dialog', { name: /^Медицинские сведения/ })
  await medical.getByRole('button', { name: 'Записать' }).click()
  await seen(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Завершить', exact: true }).click()
  await completion.getByRole('button', { name: 'Завершить' }).waitFor()
  await seen(() => completion.getByText('В записях нет:').count()).toBe(0)
  await completion.getByRole('button', { name: 'Завершить' }).click()
  await page.getByText('Расследование завершено, вы молодцы').waitFor()
  await issue(person, staff, id, 'accident-materials-letter', 'send-sfr')
  await page.reload()
  const inventory = await draw(page, 'keep', /опись материалов/)
  const items = inventory.getByRole('button', { name: /^Изменить: / })
  await seen(() => items.count()).toBe(byPeople.length + onPage.length + 2)
  await inventory.getByRole('button', { name: 'Сформировать' }).click()
  const link = page.locator('#step-keep').getByRole('link', { name: /^Опись материалов/ })
  await link.waitFor()
  expect(await violations(page)).toEqual([])

  await link.click()
  await page.getByText('Показаны документы одного несчастного случая.').waitFor()
  await page.getByRole('button', { name: /^Аннулировать/ }).click()
  await page.getByRole('textbox', { name: 'Причина' }).fill('Лист пропущен')
  await page.getByRole('dialog').getByRole('button', { name: 'Аннулировать' }).click()
  await seen(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('link', { name: 'К странице происшествия' }).click()
  await page.locator('#step-keep').getByText('аннулирован', { exact: true }).waitFor()
  await page.locator('#step-keep').getByRole('button', { name: 'Оформить: опись материалов' }).waitFor()
  await page.getByRole('button', { name: 'Показать хронологию' }).click()
  await page.getByText(/^Аннулирован документ: Опись материалов .* — Лист пропущен$/).waitFor()
  const file = await person.ask<{ readonly papers: readonly object[] }>(`/incidents/${id}`)
  expect(file.papers.length).toBe(byPeople.length + onPage.length + 3)

  await page.getByRole('link', { name: 'Печать' }).click()
  await page.getByRole('heading', { name: 'План расследования несчастного случая' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await seen(() => page.getByRole('button', { name: 'Печать' }).count()).toBe(0)
  await seen(() => page.getByRole('row').count()).toBe(steps.length + 1)
})

/** Those of the book who are told beside the inspectorate. */
const told = [
  ['prosecutor', 'Прокуратура города Перми'],
  ['union', 'Пермский крайсовпроф'],
] as const

test('a fatal group accident: everyone who has to be told is told, an outsider’s paper too', async ({
  visit,
  person,
  staff,
}) => {
  for (const [addressee, name] of told)
    await person.ask('/incident-addressees', {
      ...{ companyId: staff.companyId, addressee, name },
      ...{ address: 'Пермь', phone: '', email: '' },
    })
  const { page, allow } = await visit(person)
  allow(/422/)
  await page.goto('/notifications/incidents')
  await page.getByRole('button', { name: 'Произошло происшествие' }).click()
  const dialog = page.getByRole('dialog', { name: 'Зафиксировать несчастный случай' })
  await dialog.getByRole('combobox', { name: 'Пострадавший' }).fill('жук')
  await page.getByRole('option', { name: /^Жуков/ }).click()
  await dialog.getByRole('button', { name: 'Добавить человека из другой организации' }).click()
  await dialog.getByRole('textbox', { name: 'ФИО пострадавшего' }).fill('Ли Ян')
  await dialog.getByRole('textbox', { name: 'Его работодатель' }).fill('ООО «Сосед»')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await choose(dialog, 'Степень тяжести у всех', 'смертельный')
  await dialog.getByRole('textbox', { name: 'Время по месту происшествия' }).fill('0:00')
  await dialog.getByRole('textbox', { name: 'Место происшествия' }).fill('Карьер')
  await dialog.getByRole('textbox', { name: 'Кратко, что произошло' }).fill('Обрушение борта')
  await dialog.getByRole('button', { name: 'Зафиксировать' }).click()
  const step = page.locator('#step-notify')
  await step.getByRole('button', { name: 'Указать контакты: Государственная инспекция труда' }).click()
  const contacts = page.getByRole('dialog', { name: 'Контакты адресата' })
  await contacts.getByRole('textbox', { name: 'Наименование' }).fill('ГИТ в Пермском крае')
  await contacts.getByRole('textbox', { name: 'Адрес' }).fill('Пермь, ул. Примерная, 1')
  await contacts.getByRole('textbox', { name: 'Телефон' }).fill('12')
  await contacts.getByRole('textbox', { name: 'Электронная почта' }).fill('git59@rostrud.gov.ru')
  await contacts.getByRole('button', { name: 'Записать' }).click()
  await contacts
    .getByText(/телефон/i)
    .nth(1)
    .waitFor()
  await contacts.getByRole('textbox', { name: 'Телефон' }).fill('8 342 218 00 00')
  expect(await violations(page)).toEqual([])
  await contacts.getByRole('button', { name: 'Записать' }).click()
  const phone = step.getByRole('link', { name: '+7 (342) 218-00-00' })
  expect(await phone.getAttribute('href')).toBe('tel:+73422180000')
  expect(await step.getByRole('link', { name: 'git59@rostrud.gov.ru' }).getAttribute('href')).toBe(
    'mailto:git59@rostrud.gov.ru',
  )
  const toTell = page.getByRole('region', { name: /^Кому ещё сообщить: \d+$/ })
  const inspectorate = toTell
    .getByRole('listitem')
    .filter({ hasText: /^Государственная инспекция труда \(ГИТ\)/ })
  await inspectorate.getByRole('link', { name: '+7 (342) 218-00-00' }).waitFor()
  await inspectorate
    .getByText(/^до \d\d\.\d\d\.\d{4}, 00:00, /)
    .first()
    .waitFor()
  await toTell.getByRole('link', { name: /Сообщить родственникам/ }).waitFor()

  const names = ['ГИТ в Пермском крае', ...told.map(([, name]) => name)]
  const notice = await draw(page, 'notify', /всем адресатам: извещение \(форма № 1\), 3$/)
  for (const name of names) await notice.getByText(name).waitFor()
  expect(await notice.getByRole('textbox', { name: 'Кому направляется' }).count()).toBe(0)
  const fillBlanks = async () => {
    for (const field of await notice.getByRole('textbox').all())
      if ((await field.inputValue()) === '') await field.fill('7212')
  }
  for (const injured of ['Жуков Артём Николаевич', 'Ли Ян']) {
    await notice.getByRole('button', { name: `Изменить: ${injured}` }).click()
    await fillBlanks()
  }
  await choose(notice, 'Кто передаёт извещение', 'Абрамова', { first: true })
  await fillBlanks()
  expect(await violations(page)).toEqual([])
  await notice.getByRole('button', { name: 'Сформировать 3 документа' }).click()
  await notice.getByText('Сформировано: 3 документа').waitFor()
  await notice.getByRole('button', { name: 'Закрыть', exact: true }).last().click()
  for (const name of names)
    await step.getByRole('link', { name: new RegExp(`^Извещение о несчастном случае.*: ${name}$`) }).waitFor()
  expect(await step.getByRole('button', { name: /всем адресатам/ }).count()).toBe(0)

  for (const [, name] of told) {
    const next = await draw(page, 'notify', new RegExp(`извещение \\(форма № 1\\), ${name}`))
    const recipient = next.getByRole('textbox', { name: 'Кому направляется' })
    await seen(() => recipient.inputValue()).toBe(name)
    await recipient.fill('Никому')
    await next.getByRole('button', { name: 'Отмена' }).click()
    await page
      .getByRole('dialog', { name: 'Сохранить внесённые изменения?' })
      .getByRole('button', { name: 'нет' })
      .click()
    await seen(() => page.getByRole('dialog').count()).toBe(0)
  }

  const act = page.locator('#step-act-n1')
  await act.getByRole('button', { name: 'Сведения о пострадавшем: Ли Ян' }).click()
  const outsider = page.getByRole('dialog', { name: 'Пострадавший: Ли Ян' })
  await outsider.getByRole('textbox', { name: 'Профессия (должность)' }).fill('Стропальщик')
  expect(await violations(page)).toEqual([])
  await outsider.getByRole('button', { name: 'Записать' }).click()
  await seen(() => page.getByRole('dialog').count()).toBe(0)
  const own = await draw(page, 'act-n1', /акт Н-1 \(форма № 2\), Ли Ян/)
  await own.getByText('На кого: Ли Ян (не работник организации)').waitFor()
  const employer = own.getByRole('textbox', { name: /Организация \(работодатель\) пострадавшего/ })
  await seen(() => employer.inputValue()).toBe('ООО «Сосед»')
})
