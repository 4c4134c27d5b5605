import { findRules } from '@osh/core/sections/section.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import { encodeSection } from '#adapters/wire/words.ts'
import { violations } from './axe.ts'
import { address, expect, seen, test } from './browser-test.ts'
import { type Json, type Person, registered } from './person.ts'
import { withStaff } from './staff.ts'

const MEDICAL = encodeSection('medicalExamination')
const MEDICAL_TAB = findRules('medicalExamination').path
const TRAINING = encodeSection('training')

/** Somebody of the company of that role, of whom nothing more is granted. */
async function joined(owner: Person, companyId: number, role: Json): Promise<Person> {
  const member = await registered(address())
  const { token } = await owner.ask('/invitations', { companyId, email: member.email, ...role })
  await member.ask('/invitations/acceptance', { token })
  return member
}

/** A company with a memo of examinations, of which one was passed, and its head and reader. */
async function withMemo(owner: Person) {
  const { companyId, departmentId, employees, oblige } = await withStaff(owner)
  const examined = { section: MEDICAL, factorNumber: '4.1', periodicity: '1 год', date: '2025-03-20' }
  const done = await oblige('Абрамова', examined)
  const waits = await oblige('Жуков', examined)
  const { id: memo } = await owner.ask('/memos', {
    companyId,
    section: MEDICAL,
    employeesData: [
      { obligationId: done, completionDate: '2026-03-02', result: 'неудовлетворительно' },
      { obligationId: waits },
    ],
  })
  const training = {
    section: TRAINING,
    trainingName: 'Работы на высоте',
    periodicity: '1 год',
    date: '2025-03-20',
  }
  const { id: open } = await owner.ask('/memos', {
    companyId,
    section: TRAINING,
    employeesData: [{ obligationId: await oblige('Абрамова', training) }],
  })
  const [head, reader] = await Promise.all([
    joined(owner, companyId, { role: 'head', departments: [departmentId] }),
    joined(owner, companyId, { role: 'reader' }),
  ])
  return { companyId, employees, memo, open, head, reader }
}

test('a head who is not shown how examinations ended saves a memo, and nothing of it is lost', async ({
  visit,
  person: owner,
}) => {
  const { memo, head } = await withMemo(owner)
  const rowsOf = async () => {
    const { employeesData } = await owner.ask(`/memos/${memo}`)
    return (employeesData as Json[]).map(({ completionDate, result }) => [completionDate, result])
  }
  const before = await rowsOf()
  const { page } = await visit(head)
  await page.goto(`/notifications/memos/${memo}`)
  const dialog = page.getByRole('dialog')
  await seen(() => dialog.getByText(HIDDEN, { exact: true }).count()).toBe(4)
  await seen(() => dialog.getByRole('button', { name: /^ввести/ }).count()).toBe(0)
  expect(await dialog.getByRole('button', { name: /^(Печать|Word)$/ }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Редактировать' }).click()
  await dialog.getByLabel('Примечание').fill('Пройти до конца месяца')
  await seen(() => dialog.getByText(HIDDEN, { exact: true }).count()).toBe(4)
  expect(await dialog.getByLabel(/^Дата прохождения/).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await rowsOf()).toEqual(before)
  expect((await owner.ask(`/memos/${memo}`)).note).toBe('Пройти до конца месяца')
})

test('what is hidden reads «скрыто»: in the card, its history and the register, and never as if nothing were there', async ({
  visit,
  person: owner,
}) => {
  const { employees, memo, head } = await withMemo(owner)
  const { employeesData } = await owner.ask(`/memos/${memo}`)
  const waits = (employeesData as Json[]).find(({ completionDate }) => completionDate === null)
  await owner.ask(`/employees/${employees.Абрамова}`, { snils: '112-233-445 95' }, 'PATCH')
  const { page } = await visit(head)
  await page.goto(`/employees/:${employees.Абрамова}/main`)
  const shownUnder = (term: string) =>
    page.locator('dl > div', { has: page.getByText(term, { exact: true }) }).locator('dd')
  for (const term of ['СНИЛС', 'Личный телефон', 'Рабочий e-mail'])
    await seen(() => shownUnder(term).innerText()).toBe(HIDDEN)
  await page.goto(`/employees/:${employees.Абрамова}/${MEDICAL_TAB}`)
  await page.getByRole('button', { name: /^История/ }).click()
  const duty = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^История/ }) })
  await seen(() => duty.getByText(HIDDEN, { exact: true }).count()).toBe(3)
  expect(await page.getByText('Прохождений пока нет.').count()).toBe(0)
  expect(await page.getByText(/нет права|4\.1|решение организации|установлена организацией/).count()).toBe(0)
  expect(await violations(page)).toEqual([])

  await page.goto('/notifications/memos')
  const row = page.getByRole('row', { name: /медосмотр/i })
  await seen(() => row.getByRole('cell').allInnerTexts()).toEqual(expect.arrayContaining(['активно', HIDDEN]))
  await owner.ask(
    `/memos/${memo}`,
    {
      employeesData: (employeesData as Json[]).map(({ obligationId, completionDate, result }) =>
        obligationId === waits?.obligationId
          ? { obligationId, completionDate: '2026-03-03', result: 'удовлетворительно' }
          : { obligationId, completionDate, result },
      ),
    },
    'PATCH',
  )
  await page.reload()
  await seen(() => row.getByRole('cell').allInnerTexts()).toEqual(
    expect.arrayContaining(['исполнено', HIDDEN]),
  )
  await page.goto(`/notifications/memos/${memo}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('исполнено').waitFor()
  expect(await dialog.getByRole('button', { name: 'Отменить записку' }).count()).toBe(0)
})

test('whoever may not change anything is led into no form: by no button, and by no address', async ({
  visit,
  person: owner,
}) => {
  const { open, employees, reader, head } = await withMemo(owner)
  const card = `/employees/:${employees.Абрамова}/main`
  const { page, allow } = await visit(reader)
  await page.goto(`/notifications/memos/${open}`)
  await page.getByRole('dialog').getByText('Абрамова').first().waitFor()
  expect(await page.getByRole('button', { name: /ввести|Редактировать/ }).count()).toBe(0)
  await page.goto(`${card}#snils`)
  await page.getByRole('heading', { name: /Абрамова/ }).waitFor()
  await page.getByRole('link', { name: 'Документы работника' }).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.goto('/company/information#inn')
  await page.getByText('Северный карьер').first().waitFor()
  await seen(() => page.getByRole('textbox').count()).toBe(0)
  await page.goto('/employees/documents/all?add=employee')
  await page.getByText('Абрамова').first().waitFor()
  await seen(async () => new URL(page.url()).search).toBe('')
  expect(await page.getByRole('dialog').count()).toBe(0)
  allow(/403 .*\/api\/operator/)
  await page.goto('/operator/mails')
  await page.getByText('Страница для операторов сервиса').waitFor()
  await seen(() => page.getByRole('link', { name: 'Счета' }).count()).toBe(0)

  const { page: heads } = await visit(head)
  await heads.goto(card)
  await heads.getByRole('heading', { name: /Абрамова/ }).waitFor()
  expect(await heads.getByRole('link', { name: 'Документы работника' }).count()).toBe(0)
})

test('a head who joins asks for nothing that is closed to them, though they had no company before', async ({
  visit,
  person: owner,
}) => {
  const { companyId, departmentId } = await withStaff(owner)
  const head = await registered(address())
  await head.ask('/account', { fullname: 'Ивин Пётр Олегович' }, 'PATCH')
  const role = { role: 'head', departments: [departmentId] }
  const { token } = await owner.ask('/invitations', { companyId, email: head.email, ...role })
  const { page, still } = await visit(head)
  await page.goto(`/account/invitation#${String(token)}`)
  await page.getByRole('button', { name: 'Принять приглашение' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await still()
  expect(await page.getByText(/Ошибка \d|закрыт для вашей роли/).count()).toBe(0)
})
