import { LONGEST_MESSAGE } from '@osh/core/support/message.ts'
import type { Page } from 'playwright-core'
import { aCompany } from '#tests/examples.ts'
import { aPicture } from '#tests/pictures.ts'
import { sideways, violations } from './axe.ts'
import { expect, seen, test, type Visit } from './browser-test.ts'
import { anOperator } from './operator.ts'
import { type Person, registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'

let server: RunningServer
let operator: Person

test.beforeAll(async () => {
  server = await startServer()
  operator = await anOperator(server)
})
test.afterAll(() => server?.close())

/** A test that failed may have left it away. */
test.beforeEach(() => server.restart())

let companies = 0

/** Someone with a company of that name. */
async function aMember(): Promise<{
  readonly member: Person
  readonly company: string
  readonly companyId: unknown
}> {
  companies += 1
  const member = await registered(server.address)
  const company = `ООО «Чат ${companies}»`
  const { id } = await member.ask('/companies', { ...aCompany({ name: company, shortName: company }) })
  return { member, company, companyId: id }
}

const AWAY = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_CONNECTION_REFUSED/,
  /ERR_FAILED/,
  /ERR_INCOMPLETE_CHUNKED/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_CONNECTION_RESET/,
]

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Чат с поддержкой' })
const openChat = async ({ page }: Visit) => {
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Сообщений нет' }).click()
  return panelOf(page)
}
const openDesk = async ({ page }: Visit, company: string) => {
  await page.goto('/operator/conversations')
  await page.getByRole('button', { name: company }).click()
  return page.getByRole('region', { name: company })
}
type Within = ReturnType<typeof panelOf>
const say = async (within: Within, text: string) => {
  await within.getByLabel('Сообщение', { exact: true }).fill(text)
  await within.getByLabel('Сообщение', { exact: true }).press('Enter')
}
/** Among the messages: what is being sent is in the field as well. */
const said = (within: Within, text: string) =>
  within.getByRole('listitem').getByText(text, { exact: true }).waitFor()
const textsIn = (within: Within) => within.getByRole('listitem').locator('p:nth-of-type(2)').allTextContents()

test('what both sides say is there at once, each message once, whoever loses the connection and when the server ends', async ({
  visit,
}) => {
  const { member, company } = await aMember()
  const [asking, answering] = [
    await visit(member, { at: server.address }),
    await visit(operator, { at: server.address }),
  ]
  for (const { allow } of [asking, answering]) allow(...AWAY, /503/)
  const panel = await openChat(asking)
  const markup = '<img src=x onerror=alert(1)> <b>Как?</b>'
  await say(panel, markup)
  await panel.getByRole('listitem').getByText(markup).waitFor()
  expect(await panel.getByLabel('Сообщение', { exact: true }).inputValue()).toBe('')
  await seen(() => panel.locator('li img, li b').count()).toBe(0)

  const desk = await openDesk(answering, company)
  await desk.getByRole('listitem').getByText(markup).waitFor()
  await say(desk, 'Так')
  await said(panel, 'Так')
  await desk.getByText('Прочитано').waitFor()
  await say(panel, 'Спасибо')
  await said(desk, 'Спасибо')

  await asking.context.setOffline(true)
  await say(desk, 'Пока вас не было')
  await say(desk, 'И ещё')
  await say(panel, 'Вы тут?')
  await panel.getByRole('alert').waitFor()
  expect(await panel.getByLabel('Сообщение', { exact: true }).inputValue()).toBe('Вы тут?')
  await asking.context.setOffline(false)
  await said(panel, 'И ещё')
  await panel.getByRole('button', { name: 'Отправить' }).click()
  await said(desk, 'Вы тут?')

  await answering.context.setOffline(true)
  for (const text of ['Раз', 'Два', 'Три']) {
    await say(panel, text)
    await said(panel, text)
  }
  await answering.context.setOffline(false)
  await said(desk, 'Три')

  await server.kill()
  await say(desk, 'Сервера нет')
  await desk.getByRole('alert').waitFor()
  await server.restart()
  await desk.getByRole('button', { name: 'Отправить' }).click()
  await said(panel, 'Сервера нет')
  await say(panel, 'Уже есть')
  await said(desk, 'Уже есть')

  const all = [
    'Так',
    'Спасибо',
    'Пока вас не было',
    'И ещё',
    'Вы тут?',
    'Раз',
    'Два',
    'Три',
    'Сервера нет',
    'Уже есть',
  ]
  await seen(() => textsIn(panel)).toEqual([markup, ...all])
  await seen(() => textsIn(desk)).toEqual([markup, ...all])
})

test('who has waited longest is first; each side sees how much is new, and what was typed waits for whoever left', async ({
  visit,
}) => {
  const [first, second] = [await aMember(), await aMember()]
  await first.member.ask('/chat/messages', { companyId: first.companyId, text: 'Первый вопрос' })
  await second.member.ask('/chat/messages', { companyId: second.companyId, text: 'Второй вопрос' })
  await second.member.ask('/chat/messages', { companyId: second.companyId, text: 'И ещё вопрос' })
  const answering = await visit(operator, { at: server.address })
  const { page } = answering
  await page.goto('/operator/conversations')
  const waiting = async () => {
    const rows = await page.getByRole('button', { name: /ждёт ответа/ }).allTextContents()
    const named = rows.map((row) => /ООО «Чат \d+»/.exec(row)?.[0])
    return named.filter((company) => company === first.company || company === second.company)
  }
  await seen(waiting).toEqual([first.company, second.company])
  await page.getByRole('button', { name: second.company }).getByText('новых: 2').waitFor()

  const desk = await openDesk(answering, second.company)
  await said(desk, 'И ещё вопрос')
  await seen(() => page.getByRole('button', { name: second.company }).getByText(/новых/).count()).toBe(0)
  await desk.getByLabel('Сообщение', { exact: true }).fill('Недописанный ответ')
  await page.getByRole('button', { name: first.company }).click()
  const other = page.getByRole('region', { name: first.company })
  expect(await other.getByLabel('Сообщение', { exact: true }).inputValue()).toBe('')
  await say(other, 'Первый ответ')
  await seen(waiting).toEqual([second.company])

  const asking = await visit(first.member, { at: server.address })
  await asking.page.goto('/notifications')
  await asking.page.getByRole('button', { name: 'Новых сообщений: 1' }).click()
  const panel = panelOf(asking.page)
  await other.getByText('Прочитано').waitFor()
  await panel.getByLabel('Сообщение', { exact: true }).fill('Недописанный вопрос')
  await asking.page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await say(other, 'Ещё ответ')
  await asking.page.getByRole('button', { name: 'Новых сообщений: 1' }).waitFor()
  await asking.page.getByRole('link', { name: 'Новости' }).click()
  await asking.page.getByRole('heading', { name: 'Новости', level: 1 }).waitFor()
  await asking.page.getByRole('link', { name: 'Тонус' }).click()
  await asking.page.getByRole('button', { name: 'Новых сообщений: 1' }).click()
  expect(await panel.getByLabel('Сообщение', { exact: true }).inputValue()).toBe('Недописанный вопрос')

  await page.getByRole('button', { name: second.company }).click()
  expect(await desk.getByLabel('Сообщение', { exact: true }).inputValue()).toBe('Недописанный ответ')
  await desk.getByRole('button', { name: 'Ответ не нужен' }).click()
  await seen(waiting).toEqual([])
  expect(await desk.getByLabel('Сообщение', { exact: true }).inputValue()).toBe('Недописанный ответ')
})

test('pictures and documents go both ways; what is neither, too large or too long is refused in words', async ({
  visit,
}) => {
  const { member, company } = await aMember()
  const asking = await visit(member, { at: server.address })
  asking.allow(/422 .*\/api\/chat\/files/)
  const panel = await openChat(asking)
  const attach = ({ page }: Visit, name: string, buffer: Uint8Array) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) })
  await attach(asking, 'экран.jpg', aPicture('screen'))
  await panel.getByRole('button', { name: 'Скачать «экран.jpg»' }).waitFor()
  const answering = await visit(operator, { at: server.address })
  const desk = await openDesk(answering, company)
  const download = answering.page.waitForEvent('download')
  await desk.getByRole('button', { name: 'Скачать «экран.jpg»' }).click()
  expect((await download).suggestedFilename()).toBe('экран.jpg')
  await attach(answering, 'ответ.pdf', Buffer.from('%PDF-1.7'))
  await panel.getByRole('button', { name: 'Скачать «ответ.pdf»' }).waitFor()

  await attach(asking, 'страница.html', Buffer.from('<script>alert(1)</script>'))
  await panel.getByText(/^«страница.html»\. Это не снимок и не документ/).waitFor()
  await attach(asking, 'видео.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))
  await panel.getByText(/^«видео.pdf»\. Файл больше 10 МБ/).waitFor()
  const long = '<script>alert(1)</script>'.repeat(4100)
  expect(long.length).toBeGreaterThan(100 * 1024)
  await say(panel, long)
  await panel.getByText(`Сообщение длиннее ${LONGEST_MESSAGE} знаков`).waitFor()
  expect(await panel.getByLabel('Сообщение', { exact: true }).inputValue()).toBe(long)
  expect(await panel.getByRole('listitem').count()).toBe(2)
  await say(panel, long.slice(0, LONGEST_MESSAGE))
  await desk.getByText(long.slice(0, LONGEST_MESSAGE), { exact: true }).waitFor()
  await seen(() => desk.locator('li script').count()).toBe(0)

  for (const { page } of [asking, answering])
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await seen(() => sideways(page)).toBe(0)
      if (width === 1440 || width === 390) expect(await violations(page)).toEqual([])
    }
})

test('where the chat cannot be had it says so, and opens once it can', async ({ visit }) => {
  const { member } = await aMember()
  const { page, context, allow } = await visit(member, { at: server.address })
  allow(...AWAY, /503/)
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Сообщений нет' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Сообщений нет' }).click()
  await page.getByText(/часть страницы не загрузилась/).waitFor()
  await context.setOffline(false)
  await panelOf(page).getByText('Задайте вопрос о сервисе').waitFor()

  await page.route('**/api/chat*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await page.getByRole('button', { name: 'Открыть чат' }).click()
  await panelOf(page).getByText('Ошибка 503').waitFor()
  await page.unroute('**/api/chat*')
  await panelOf(page).getByRole('button', { name: 'Повторить' }).click()
  await panelOf(page).getByText('Задайте вопрос о сервисе').waitFor()
})
