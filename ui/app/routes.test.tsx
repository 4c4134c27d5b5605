// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { makeTestOutside, openPage, TestStorage } from '#tests/ui/page.tsx'
import type { Outside } from './outside.ts'

let storage: TestStorage
let outside: Outside

beforeEach(() => {
  storage = new TestStorage()
  outside = makeTestOutside(storage)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function signIn(): Promise<void> {
  const answer = await outside.accounts.register('orlova@example.org', 'длинный пароль')
  if (!answer.ok) throw new Error('the registration was refused')
  outside.session.begin(answer.value)
}

const ends = (page: ReturnType<typeof openPage>, path: string) =>
  waitFor(() => expect(page.path()).toBe(path))

test('every way into the service leads a visitor to /main', async () => {
  for (const path of ['/', '/notifications', '/employees/documents/all', '/account/settings', '/news']) {
    await ends(openPage(path, outside), '/main')
    cleanup()
  }
})

test('a signed-in person is led on to the screens that are behind the short paths', async () => {
  await signIn()
  await outside.records.companies.add({ details: aCompany() })
  const ways = [
    ['/', '/notifications'],
    ['/company', '/company/documents/all'],
    ['/settings/company', '/settings/company'],
    ['/employees', '/employees/documents/all'],
    ['/employees/information', '/employees/information/main'],
    ['/account', '/account/settings'],
    ['/login', '/news'],
  ] as const
  for (const [from, to] of ways) {
    await ends(openPage(from, outside), to)
    cleanup()
  }
})

test('without a company the employees say where to add one', async () => {
  await signIn()
  openPage('/employees', outside)
  expect(
    await screen.findByText(
      'Чтобы пользоваться этой страницей, добавьте данные о вашей компании в настройках',
    ),
  ).toBeTruthy()
})

test('an unknown path says so', async () => {
  openPage('/nowhere', outside)
  expect(await screen.findByText(/No route matches URL/)).toBeTruthy()
})

test('where an id belongs, what is no id is no page either; the rest of the page stays', async () => {
  await signIn()
  await outside.records.companies.add({ details: aCompany() })
  for (const path of ['/employees/xyz', '/notifications/memos/abc', '/company/documents/abc']) {
    openPage(path, outside)
    expect(await screen.findByText(/No route matches URL/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Работники' })).toBeTruthy()
    cleanup()
  }
  openPage('/employees/:12/abc', outside)
  expect(await screen.findByText(/No route matches URL/)).toBeTruthy()
})

test('an unknown path is shown as people read it, also one that is encoded against the rules', async () => {
  openPage(`/${encodeURIComponent('работники')}`, outside)
  expect(await screen.findByText(/«\/работники»/)).toBeTruthy()
  cleanup()
  openPage('/%E0%A4%A', outside)
  expect(await screen.findByText(/«\/%E0%A4%A»/)).toBeTruthy()
})

test('the settings of a company are in «Организация»', async () => {
  await signIn()
  await outside.records.companies.add({ details: aCompany() })
  openPage('/settings/company', outside)
  const link = await screen.findByRole('link', { name: 'Организация' })
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Работники' }).getAttribute('aria-current')).toBeNull()
})

test('logging out asks first, and staying changes nothing', async () => {
  await signIn()
  await outside.records.companies.add({ details: aCompany() })
  const page = openPage('/account', outside)
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Выйти из аккаунта' }))
  await user.click(await screen.findByRole('button', { name: 'Остаться' }))
  expect(outside.session.readTokens()).not.toBeNull()

  await user.click(screen.getByRole('button', { name: 'Выйти из аккаунта' }))
  await user.click(await screen.findByRole('button', { name: 'Подтвердить выход' }))
  await ends(page, '/login')
  expect(outside.session.readTokens()).toBeNull()
})

test('signing in goes from the e-mail to the password, says what is wrong, and opens the news', async () => {
  await signIn()
  outside.session.clear()
  const page = openPage('/login', outside)
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Продолжить' }))
  expect(await screen.findByText('Введите e-mail')).toBeTruthy()
  await user.type(screen.getByLabelText('E-mail'), 'orlova@example.org{Enter}')
  await user.type(await screen.findByLabelText('Пароль'), 'не тот пароль{Enter}')
  expect(await screen.findByText('Неверный e-mail или пароль')).toBeTruthy()
  expect(screen.getByLabelText('Пароль').getAttribute('aria-invalid')).toBe('true')
  await user.clear(screen.getByLabelText('Пароль'))
  await user.type(screen.getByLabelText('Пароль'), 'длинный пароль{Enter}')
  await ends(page, '/news')
})

test('registration judges the repeated password at its field, then opens the company form', async () => {
  const page = openPage('/Register', outside)
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('E-mail'), 'orlova@example.org')
  await user.type(screen.getByLabelText('Пароль'), 'длинный пароль')
  await user.type(screen.getByLabelText('Повторите пароль'), 'длинный{Enter}')
  expect(await screen.findByText('Пароли не совпадают. Введите пароль ещё раз')).toBeTruthy()
  expect(screen.getByLabelText('Повторите пароль').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('Повторите пароль'), ' пароль{Enter}')
  await ends(page, '/company/information')
})

/** Signs in on the page that shows the first step. */
async function signInHere(): Promise<void> {
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('E-mail'), 'orlova@example.org{Enter}')
  await user.type(await screen.findByLabelText('Пароль'), 'длинный пароль{Enter}')
}

test('signing in ends on the page that was asked for', async () => {
  await signIn()
  await outside.records.companies.add({ details: aCompany() })
  for (const [asked, end] of [
    ['/company/information?from=letter', '/company/information'],
    ['/account', '/account'],
    ['/news', '/news'],
    ['/notifications/incidents', '/notifications/incidents'],
  ] as const) {
    outside.session.clear()
    const page = openPage(asked, outside)
    await ends(page, '/main')
    await page.router.navigate('/login')
    await signInHere()
    await ends(page, end === '/account' ? '/account/settings' : end)
    cleanup()
  }
})

test('a session that ends gives its page back to the same person, and leaving by oneself does not', async () => {
  await signIn()
  await outside.records.companies.add({ details: aCompany() })
  const page = openPage('/company/information', outside)
  await screen.findByRole('link', { name: 'Организация' })
  outside.session.clear()
  await ends(page, '/login')
  await signInHere()
  await ends(page, '/company/information')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('link', { name: 'Аккаунт' }))
  await user.click(await screen.findByRole('button', { name: 'Выйти из аккаунта' }))
  await user.click(await screen.findByRole('button', { name: 'Подтвердить выход' }))
  await ends(page, '/login')
  await signInHere()
  await ends(page, '/news')
})
