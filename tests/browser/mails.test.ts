import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { ParsedMail } from 'mailparser'
import type { Page } from 'playwright-core'
import { type MailServer, openMailServer } from '#tests/mail-server.ts'
import { until } from '#tests/patience.ts'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, todayIso } from './days.ts'
import { anOperator } from './operator.ts'
import { freshEmail, type Json, type Person, registered } from './person.ts'
import { quietPort, type RunningServer, startServer } from './running-server.ts'
import { hear } from './said.ts'
import { withStaff } from './staff.ts'

/** What mails name; the server itself is elsewhere. */
const PUBLIC_URL = 'https://osh.example.org'
const NEXT = 'совсем другой замок 7'
const OPERATORS_MAILS = 'Письма, которые не отправлены'

let port: number
let server: RunningServer
test.beforeAll(async () => {
  port = Number(await quietPort())
  server = await startServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'noreply@osh.example.org',
    PUBLIC_URL,
  })
})
test.afterAll(() => server?.close())

let mailbox: MailServer | null = null
test.afterEach(async () => {
  await mailbox?.close()
  mailbox = null
  await server.restart()
})

/** The mail server is there from now on. */
async function comeBack(behaviour: Omit<Parameters<typeof openMailServer>[0], 'port'> = {}) {
  mailbox = await openMailServer({ ...behaviour, port })
  return mailbox
}

/** As if the wait for the next try had passed; what is under way is left alone. */
const letTimePass = () =>
  server.query(
    'update jobs set due_at = now() where given_up_at is null and claim is null and due_at > now()',
  )

/** The same of what a server that is gone has under way. */
const endLeases = () => server.query('update jobs set due_at = now() where claim is not null')

const linkIn = ({ text = '' }: ParsedMail): string => {
  const [link] = new RegExp(`${PUBLIC_URL}\\S+`).exec(text) ?? []
  if (!link) throw new Error(`no link in the mail: ${text}`)
  return link.replace(PUBLIC_URL, server.address)
}

const addressed = (mails: readonly ParsedMail[], to: string): readonly ParsedMail[] =>
  mails.filter((mail) => JSON.stringify(mail.to).includes(to))

/** The first mail to the address that says so; other tests' may come late. */
const firstTo = (to: string, { arrived }: MailServer, saying = /./): Promise<ParsedMail> =>
  until(async () => {
    await letTimePass()
    const mail = addressed(arrived, to).find(({ text = '' }) => saying.test(text))
    if (!mail) throw new Error(`no mail to ${to} yet`)
    return mail
  })

/** Someone who has entered the code of the mail; without a mail server it is said to the database that they have. */
async function confirmed(): Promise<Person> {
  const person = await registered(server.address)
  await server.query('update users set confirmed_at = now() where email = $1', [person.email])
  return person
}

/** What axe finds, and that nothing is wider than the window, at a desk and on a phone. */
async function lookAt(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
    if (width === 390 || width === 1440) expect(await violations(page)).toEqual([])
  }
}

/** «Письма», before someone who runs the service. */
async function anOperatorsDesk(visit: (as: Person, options: { at: string }) => Promise<{ page: Page }>) {
  const operator = await anOperator(server, await confirmed())
  const { page } = await visit(operator, { at: server.address })
  await page.goto('/operator/mails')
  await page.getByRole('heading', { name: OPERATORS_MAILS }).waitFor()
  return { desk: page, operator }
}

/** A company that has issued so many papers, and what an employee of it has as an address. */
async function withPapers(owner: Person, count: number) {
  const { companyId, employees } = await withStaff(owner)
  const worker = freshEmail()
  const roleId = findRoleByCode('ot-head')?.id
  const orderLink = 'Приказ №2 от 11.03.2026'
  await owner.ask('/responsibilities', { companyId, roleId, employeeId: employees.Абрамова, orderLink })
  await owner.ask(`/employees/${employees.Жуков}`, { workEmail: worker }, 'PATCH')
  for (let i = 1; i <= count; i++)
    await owner.ask('/documents', {
      companyId,
      templateId: 1001,
      documentDate: todayIso(),
      documentNumber: String(i),
    })
  return { companyId, worker }
}

test('papers wait for a mail server that is away, reach each recipient once, and what was refused goes again', async ({
  visit,
}) => {
  const owner = await confirmed()
  const { worker } = await withPapers(owner, 2)
  const { page, allow } = await visit(owner, { at: server.address })
  allow(/422/)
  await page.goto('/company/documents-sending')
  await page.getByText('Вы ещё ничего не отправляли.').waitFor()
  await page.getByRole('button', { name: 'Отправить' }).click()
  await page
    .getByText(/получател/)
    .first()
    .waitFor()
  await seen(() =>
    page.getByLabel('Номер, дата, название или ФИО').evaluate((one) => one === document.activeElement),
  ).toBe(true)
  await lookAt(page)

  const papers = page.getByRole('checkbox', { name: /^Выбрать / })
  await seen(() => papers.count()).toBe(2)
  for (const paper of await papers.all()) await paper.check()
  await page.getByText(/^Выбрано: 2, /).waitFor()
  const [gi, moved, full] = [freshEmail(), freshEmail(), freshEmail()]
  await page.getByLabel('Адреса e-mail').fill(`${gi}, ${moved}, ${full}`)
  await page.getByRole('combobox', { name: /^Добавить работника/ }).click()
  await page.getByRole('option', { name: /^Жуков/ }).click()
  await page.getByLabel('Текст письма').fill('Прошу ознакомиться до пятницы.')
  await page.getByRole('checkbox', { name: 'Одним архивом (.zip)' }).check()
  await hear(page, 'В очереди на отправку: 4 письма', () =>
    page.getByRole('button', { name: 'Отправить', exact: true }).click(),
  )
  const log = page.getByRole('region', { name: 'Журнал отправки' })
  const refresh = () => log.getByRole('button', { name: 'Обновить' }).click()
  await seen(async () => {
    await refresh()
    return log.getByText('почтовый сервер не отвечает').count()
  }).toBe(4)
  expect(await log.getByText('ждёт отправки').count()).toBe(4)
  await lookAt(page)
  const { desk, operator } = await anOperatorsDesk(visit)
  const undelivered = (to: string) => desk.getByRole('listitem').filter({ hasText: to })
  for (const to of [gi, moved, full, worker])
    await undelivered(to)
      .filter({ hasText: 'ждёт отправки' })
      .getByText('почтовый сервер не отвечает')
      .waitFor()

  let isKnown = false
  const refused = [moved, full]
  const { arrived } = await comeBack({
    answerTo: (to: string) => (refused.includes(to) && !isKnown ? 550 : null),
  })
  await seen(async () => {
    await letTimePass()
    await refresh()
    return log.getByText('отправлено', { exact: true }).count()
  }).toBe(2)
  for (const to of [gi, worker]) {
    const [mail, again] = addressed(arrived, to)
    expect(again).toBeUndefined()
    expect(mail?.text).toContain('Прошу ознакомиться до пятницы.')
    expect(mail?.text).not.toContain(to === gi ? worker : gi)
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^Документы .+\.zip$/),
    ])
  }
  const why = 'почтовый сервер не принимает письма для этого адреса: «550 no such mailbox here»'
  await seen(async () => {
    await refresh()
    return log.getByText(why).count()
  }).toBe(2)
  await lookAt(page)
  await desk.reload()
  for (const to of refused) await undelivered(to).getByText(why).waitFor()
  expect(await desk.getByText(gi).count()).toBe(0)
  await lookAt(desk)

  isKnown = true
  await undelivered(full)
    .getByRole('button', { name: `Отправить ещё раз: ${full}` })
    .click()
  await log.getByRole('button', { name: `Отправить ещё раз: ${moved}` }).click()
  await seen(async () => {
    await refresh()
    return log.getByText('отправлено', { exact: true }).count()
  }).toBe(4)
  for (const to of refused) expect(addressed(arrived, to)).toHaveLength(1)
  const { mails } = await operator.ask<{ readonly mails: readonly Json[] }>('/operator/mails')
  expect(mails.filter(({ to }) => [gi, moved, full, worker].includes(String(to)))).toEqual([])
  await desk.reload()
  await desk.getByRole('heading', { name: OPERATORS_MAILS }).waitFor()
  await seen(() => undelivered(full).count()).toBe(0)
})

test('who is invited comes by the link of the mail, and joins', async ({ visit }) => {
  const mailbox = await comeBack()
  const [owner, guest] = await Promise.all([confirmed(), confirmed()])
  const { companyId } = await withStaff(owner)
  await owner.ask('/invitations', { companyId, email: guest.email, role: 'reader' })
  const mail = await firstTo(guest.email, mailbox, /Северный карьер/)
  const { page } = await visit(guest, { at: server.address })
  await page.goto(linkIn(mail))
  await page.getByLabel('Фамилия, имя и отчество').fill('Ивин Пётр')
  await hear(page, 'Вы присоединились к организации', () =>
    page.getByRole('button', { name: 'Принять приглашение' }).click(),
  )
  const people = await owner.ask<readonly Json[]>(`/companies/${companyId}/people`)
  expect(people.find(({ email }) => email === guest.email)).toMatchObject({ role: 'reader' })
})

const AWAITED = /не подтверждён: письма о сроках/

test('who has signed up is asked for the code of the mail, and may write to others once it is entered', async ({
  visit,
}) => {
  const mailbox = await comeBack()
  const person = await registered(server.address)
  await withStaff(person)
  const { page, allow } = await visit(person, { at: server.address })
  allow(/403|422/)
  await page.goto('/settings/members')
  const strip = page.getByRole('complementary', { name: 'E-mail не подтверждён' })
  await strip.getByText(AWAITED).waitFor()
  await lookAt(page)
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(freshEmail())
  await dialog.getByRole('button', { name: /Пригласить|приглашение/ }).click()
  await dialog.getByText(/^Сначала подтвердите свой e-mail/).waitFor()
  await page.keyboard.press('Escape')
  await strip.getByRole('link', { name: 'Ввести код из письма' }).click()
  await page.getByLabel('Код из письма').fill('1-x')
  await page.getByRole('button', { name: 'Подтвердить e-mail' }).click()
  await page.getByText(/^Код не подходит/).waitFor()
  await lookAt(page)
  const first = await firstTo(person.email, mailbox)
  await page.getByRole('button', { name: 'Отправить код ещё раз' }).click()
  await page.getByText(/^Новый код отправлен/).waitFor()
  await seen(async () => {
    await letTimePass()
    return addressed(mailbox.arrived, person.email).length
  }).toBe(2)
  const [, last] = addressed(mailbox.arrived, person.email)
  if (!last) throw new Error('the second mail is gone')
  expect(linkIn(last)).not.toBe(linkIn(first))
  await page.goto(linkIn(last))
  await page.getByText(/^E-mail .+ подтверждён\./).waitFor()
  expect(page.url()).not.toContain('#')
  await lookAt(page)
  await page.getByRole('link', { name: 'Перейти к работе' }).click()
  await page.goto('/settings/members')
  await page.getByRole('button', { name: 'Пригласить' }).waitFor()
  expect(await page.getByText(AWAITED).count()).toBe(0)
})

test('who signs up by the link of an invitation enters the code of the mail beside it, and joins', async ({
  visit,
}) => {
  const mailbox = await comeBack()
  const [owner, guest] = await Promise.all([confirmed(), registered(server.address)])
  const { companyId } = await withStaff(owner)
  await owner.ask('/invitations', { companyId, email: guest.email, role: 'reader' })
  const mails = await until(async () => {
    await letTimePass()
    const both = addressed(mailbox.arrived, guest.email)
    if (both.length < 2) throw new Error('both mails are not there yet')
    return both
  })
  const about = (path: string) => mails.map(linkIn).find((link) => link.includes(path)) ?? ''
  const { page } = await visit(guest, { at: server.address })
  await page.goto(about('/account/invitation'))
  await page.getByText(/^Чтобы принять приглашение/).waitFor()
  await lookAt(page)
  await page.getByLabel('Код из письма').fill(about('/account/confirmation').split('#')[1] ?? '')
  await page.getByRole('button', { name: 'Подтвердить e-mail' }).click()
  await page.getByLabel('Фамилия, имя и отчество').fill('Ивин Пётр')
  await hear(page, 'Вы присоединились к организации', () =>
    page.getByRole('button', { name: 'Принять приглашение' }).click(),
  )
  const people = await owner.ask<readonly Json[]>(`/companies/${companyId}/people`)
  expect(people.find(({ email }) => email === guest.email)).toMatchObject({ role: 'reader' })
})

test('a server that is killed after a mail was taken and before it knows of it sends the same one once more', async () => {
  const owner = await confirmed()
  const { companyId } = await withPapers(owner, 1)
  const [paper] = await owner.ask<readonly Json[]>(`/documents?companyId=${companyId}`)
  const { promise: never, resolve: end } = Promise.withResolvers<void>()
  let isHeld = true
  const { arrived } = await comeBack({ untilSaid: async () => isHeld && never })
  const [to, next] = [freshEmail(), freshEmail()]
  const send = (to: string) =>
    owner.ask('/document-sending', { companyId, documentIds: [paper?.id], to: [to], subject: 'Приказ' })
  await send(to)
  await seen(async () => addressed(arrived, to).length).toBe(1)
  await server.kill()
  isHeld = false
  end()
  await endLeases()
  await server.restart()
  await seen(async () => addressed(arrived, to).length).toBe(2)
  expect(new Set(addressed(arrived, to).map(({ messageId }) => messageId)).size).toBe(1)
  const state = async () => {
    const log = await owner.ask<readonly Json[]>(`/document-sending?companyId=${companyId}`)
    return log.map(({ state }) => state)
  }
  await seen(state).toEqual(['sent'])
  await server.kill()
  await endLeases()
  await letTimePass()
  await server.restart()
  await send(next)
  await seen(state).toEqual(['sent', 'sent'])
  expect(addressed(arrived, to)).toHaveLength(2)
})

test('a forgotten password is replaced by the code that comes by mail', async ({ visit }) => {
  const mailbox = await comeBack()
  const person = await registered(server.address)
  const { page } = await visit(null, { at: server.address })
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await seen(() => page.getByLabel('E-mail').inputValue()).toBe(person.email)
  await lookAt(page)
  await page.getByRole('button', { name: 'Прислать код' }).click()
  await page.getByLabel('Код из письма').waitFor()
  await lookAt(page)
  await page.goto(linkIn(await firstTo(person.email, mailbox, /новый пароль/)))
  await page.getByLabel('Код из письма').waitFor()
  expect(page.url()).not.toContain('#')
  await page.getByLabel('Новый пароль', { exact: true }).fill(NEXT)
  await page.getByLabel('Повторите пароль').fill(NEXT)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await page.getByText(/^Пароль изменён\./).waitFor()
  await page.getByRole('link', { name: 'Вернуться ко входу' }).click()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('link', { name: 'Организация' }).waitFor()
})

test('another e-mail is confirmed from its own mailbox', async ({ visit }) => {
  const mailbox = await comeBack()
  const person = await confirmed()
  const { page } = await visit(person, { at: server.address })
  const next = freshEmail()
  await page.goto('/account/settings')
  await page
    .getByRole('button', { name: /e-mail/i })
    .first()
    .click()
  await page.getByLabel(/Новый e-mail/).fill(next)
  await page
    .getByLabel(/пароль/i)
    .first()
    .fill(person.password)
  await page.getByRole('button', { name: 'Прислать код' }).click()
  await page.goto(linkIn(await firstTo(next, mailbox)))
  await lookAt(page)
  await page.getByRole('button', { name: 'Подтвердить e-mail' }).click()
  await page.getByText('E-mail подтверждён. Входите с новым адресом.').waitFor()
  await page.goto('/account/settings')
  await page.getByText(next).first().waitFor()
})

test('a mail of what is overdue comes by itself, and its link ends such mails', async ({ visit }) => {
  const mailbox = await comeBack()
  const owner = await confirmed()
  const { companyId, oblige } = await withStaff(owner)
  await oblige('Жуков', {
    section: 'training',
    trainingName: 'Программа А',
    periodicity: '1 год',
    deadline: dayFromToday(-200),
  })
  await owner.ask('/notice-settings', { companyId, digest: 'daily', hour: 0 })
  await server.query(
    'update memberships set told_on = current_date - 30, mails_due = now() where company_id = $1',
    [companyId],
  )
  const mail = await firstTo(owner.email, mailbox, /обучение.*просрочен/i)
  const { page } = await visit(null, { at: server.address })
  const [, link = ''] =
    /<(\S+)>/.exec(mail.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '') ?? []
  await page.goto(link.replace(PUBLIC_URL, server.address))
  await lookAt(page)
  await page.getByRole('button', { name: 'Больше не присылать' }).click()
  await page.getByRole('heading', { name: 'Вы отписались' }).waitFor()
  await lookAt(page)
  const settings = await owner.ask(`/notice-settings?companyId=${companyId}`)
  expect(settings).toMatchObject({ digest: 'off', reminders: false })
})
