import { address, expect, seen, test } from './browser-test.ts'
import { freshEmail } from './person.ts'
import { withStaff } from './staff.ts'

const cached = ['companies', 'company_data', 'departments', 'employees', 'positions']

test('a visitor registers, and the company’s form opens', async ({ visit }) => {
  const { page } = await visit(null)
  await page.goto('/Register')
  await page.getByLabel('E-mail').fill(freshEmail())
  const password = page.getByLabel('Пароль', { exact: true })
  expect([await password.getAttribute('type'), await password.getAttribute('autocomplete')]).toEqual([
    'password',
    'new-password',
  ])
  for (const keys of ['ControlOrMeta+a', 'ControlOrMeta+c']) await page.getByLabel('E-mail').press(keys)
  await password.press('ControlOrMeta+v')
  expect(await password.inputValue()).toBe(await page.getByLabel('E-mail').inputValue())
  await password.fill('длинный пароль')
  await page.getByLabel('Повторите пароль').fill('длинный пароль')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await page.getByRole('heading', { name: 'Сведения об организации' }).waitFor()
  await seen(async () => new URL(page.url()).pathname).toBe('/company/information')
})

test('someone signs in in two steps: first the e-mail, then the password', async ({ visit, person }) => {
  const { page, allow } = await visit(null)
  allow(/401 \(Unauthorized\) .*\/api\/login/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByText('Введите e-mail').waitFor()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const password = page.getByLabel('Пароль', { exact: true })
  expect([await password.getAttribute('type'), await password.getAttribute('autocomplete')]).toEqual([
    'password',
    'current-password',
  ])
  await password.fill('совсем не тот пароль')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByText('Неверный e-mail или пароль').waitFor()
  await page.getByRole('button', { name: 'Изменить e-mail' }).click()
  await seen(() => page.getByLabel('E-mail').inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('link', { name: 'Организация' }).waitFor()
  await seen(async () => new URL(page.url()).pathname).toBe('/news')
})

test('who signs out is asked first, and nothing of the person stays in the browser', async ({
  visit,
  person,
}) => {
  const { page } = await visit(null)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('link', { name: 'Аккаунт' }).click()
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  const question = page.getByRole('dialog', { name: 'Выход из аккаунта' })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await question.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await question.getByRole('button', { name: 'Подтвердить выход' }).click()
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the browser keeps no СНИЛС, birth date or phone, signed in or out', async ({ visit, person }) => {
  const [snils, birthDate, phone] = ['112-233-445 95', '1987-06-05', '+7 (916) 123-45-67']
  const { companyId, departmentId: employeeGroupId, positionId } = await withStaff(person)
  const who = { lastName: 'Звонарёва', firstName: 'Нина', sex: 'f', birthDate, hireDate: '2020-02-03' }
  const where = { companyId, employeeGroupId, positionId }
  const hired = await person.ask('/employees', { ...where, ...who, snils, personalPhone: phone })
  const { page } = await visit(null)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('link', { name: 'Аккаунт' }).waitFor()
  await page.goto('/employees')
  await page.getByText('Звонарёва Нина').waitFor()
  await page.goto(`/employees/:${hired.id}/main`)
  await page.getByText(snils).waitFor()
  await seen(() => page.evaluate(everythingKept)).toContain('Звонарёва')
  const kept = await page.evaluate(everythingKept)
  for (const value of [snils, '11223344595', birthDate, '05.06.1987', phone, '9161234567'])
    expect(kept, value).not.toContain(value)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await page.getByRole('button', { name: 'Подтвердить выход' }).click()
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  const left = await page.evaluate(everythingKept)
  expect(left).toMatch(/^\[\[\],/)
  expect(left).not.toMatch(/Звонарёва|@/)
})

/** All that lies in the browser's storages, as one text; runs in the page. */
async function everythingKept(): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
  const rows: unknown[] = []
  for (const name of names) {
    const database = await new Promise<IDBDatabase>((ready) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => ready(opening.result)
    })
    for (const store of database.objectStoreNames)
      rows.push(
        await new Promise((ready) => {
          const asked = database.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => ready(asked.result)
        }),
      )
  }
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  )
  return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), rows, cached])
}

test('an access token that no longer works is renewed without anyone noticing', async ({ visit, person }) => {
  const { page, allow } = await visit(person)
  allow(/401 \(Unauthorized\)/)
  await page.goto('/account')
  await page.getByText(person.email).waitFor()
  await page.evaluate(() => localStorage.setItem('access_token', 'no longer good'))
  await page.reload()
  await page.getByText(person.email).waitFor()
  await seen(() => page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('no longer good')
})

test('a refused renewal leads to the sign-in, and nothing cached stays', async ({ visit, person }) => {
  const { page, allow } = await visit(person)
  allow(/401 \(Unauthorized\)/, /400 \(Bad Request\) .*\/api\/refresh/)
  await page.goto('/account')
  await page.getByText(person.email).waitFor()
  await page.evaluate((names) => {
    for (const name of ['access_token', 'refresh_token', ...names]) localStorage.setItem(name, '"old"')
  }, cached)
  await page.reload()
  await page.getByLabel('E-mail').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a visitor who asks for a page of the service is shown the public one', async ({ visit }) => {
  const { page } = await visit(null)
  await page.goto('/notifications/training')
  await page.getByRole('heading', { name: 'Охрана труда онлайн', level: 1 }).waitFor()
  expect(page.url()).toBe(`${address()}/main`)
})

test('a forgotten password is replaced by a code, and without a mail server the page says so', async ({
  visit,
  person,
}) => {
  const { page, allow } = await visit(null)
  allow(/422 \(Unprocessable Entity\) .*\/api\/password\b/)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await seen(() => page.getByLabel('E-mail').inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'Прислать код' }).click()
  await page.getByText('Почта на этом сервере не настроена').waitFor()
  await page.goto('/password-reset#12-followed')
  await seen(() => page.getByLabel('Код из письма').inputValue()).toBe('12-followed')
  await seen(async () => new URL(page.url()).hash).toBe('')
  await page.getByLabel('Новый пароль').fill('совсем другой замок')
  await page.getByLabel('Повторите пароль').fill('совсем другой замок')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await page.getByText('Код не подходит').waitFor()
})
