import type { Page } from 'playwright-core'
import type { RouteObject } from 'react-router-dom'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { offered } from './fields.ts'
import { type Staff, withStaff } from './staff.ts'

const publicPaths = [
  '/',
  '/main',
  '/law',
  '/PrivacyPolicy',
  '/ContractOffer',
  '/login',
  '/Register',
  '/nowhere',
]
const sections = ['briefings', 'training', 'medical-examinations', 'ppe', 'instructions', 'sout', 'risks']
const cardTabs = ['main', 'position', 'risk', ...sections.filter((name) => name !== 'risks')]

/** Every path of the route table, with ids of things that are there. */
const privatePaths = (employee: number, memo: number): readonly string[] => [
  '/company/information',
  '/company/documents/all',
  '/company/documents/archive',
  '/company/documents-sending',
  '/employees/documents/all',
  '/employees/documents/forms',
  '/employees/documents/1',
  '/employees/responsible',
  '/employees/documents-sending',
  ...['main', ...sections].map((name) => `/employees/information/${name}`),
  ...cardTabs.map((tab) => `/employees/:${employee}/${tab}`),
  '/employees/:999999999/main',
  '/notifications',
  ...sections.map((name) => `/notifications/${name}`),
  '/notifications/memos',
  `/notifications/memos/${memo}`,
  '/notifications/incidents',
  '/notifications/incident/1',
  '/account/settings',
  '/account/notifications',
  '/news',
  '/news/1',
  '/settings/company',
  '/settings/responsible',
]

let staff: Staff
let memo = 0

test.beforeAll(async ({ person }) => {
  staff = await withStaff(person)
  const { companyId } = staff
  const training = {
    section: 'training',
    trainingName: 'Оказание первой помощи пострадавшим',
    periodicity: '1 год',
  }
  const first = await staff.oblige('Абрамова', { ...training, date: dayFromToday(-500) })
  await staff.oblige('Жуков', { ...training, date: dayFromToday(-360) })
  await staff.oblige('Жуков', {
    section: 'ppe',
    ppe: 'Каска',
    quantity: 2,
    eventType: 'выдача',
    periodicity: '1 год',
    deadline: dayFromToday(9),
  })
  await staff.oblige('Ёлкин', {
    section: 'risks',
    riskLevel: 'низкий',
    periodicity: '5 лет',
    deadline: dayFromToday(90),
  })
  memo = Number(
    (await person.ask('/memos', { companyId, section: 'training', employeesData: [{ obligationId: first }] }))
      .id,
  )
})

/** Opens the path and waits until nothing is being loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByText('Загрузка', { exact: true }).first().waitFor({ state: 'hidden' })
}

/** Opens each path once and looks at it in a wide and a narrow window; in the narrowest only at its width. */
async function audit(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      if (width > 320) wrong.push(...(await violations(page)).map((what) => `${path} at ${width}: ${what}`))
      const beyond = await sideways(page)
      if (beyond > 0) wrong.push(`${path} at ${width}: scrolls ${beyond} px sideways`)
    }
  }
  return wrong
}

test('the paths walked are those of the route table', async () => {
  const { makeRoutes } = await import('#ui/app/routes.tsx')
  const routes = makeRoutes()
  const known = [...publicPaths, ...privatePaths(1, 1), '/kit']
  expect(pathsOf(routes).length).toBeGreaterThan(30)
  const missing = pathsOf(routes).filter((pattern) => !known.some((path) => pattern.test(path)))
  expect(missing.map(String)).toEqual([])
})

/** The patterns of all leaves; those that only lead elsewhere are walked by their ends. */
function pathsOf(nodes: readonly RouteObject[], before = ''): readonly RegExp[] {
  return nodes.flatMap((node) => {
    const path = node.path?.startsWith('/') ? node.path : [before, node.path].filter(Boolean).join('/')
    if (node.children) return pathsOf(node.children, path)
    if (node.index || isRedirect(node.element)) return []
    const source = path
      .replace('*', '.+')
      .replace(/\/:[a-zA-Z]+\?/g, '(/[^/]+)?')
      .replace(/:[a-zA-Z]+/g, '[^/]+')
    return [new RegExp(`^${source || '/'}$`)]
  })
}

const isRedirect = (element: unknown): boolean =>
  typeof element === 'object' && element !== null && 'props' in element && 'to' in (element.props as object)

test('no screen of a visitor breaks a rule of accessibility or scrolls sideways', async ({ visit }) => {
  const { page, allow } = await visit(null)
  allow(/404 \(Not Found\) .*\/nowhere/)
  expect(await audit(page, publicPaths)).toEqual([])
})

test('no screen of a signed-in person does', async ({ visit, person }) => {
  const { page } = await visit(person)
  expect(await audit(page, privatePaths(staff.employees.Жуков ?? 0, memo))).toEqual([])
})

for (const width of [1440, 390]) {
  test(`nor do open dialogs, lists and calendars at ${width}`, async ({ visit, person }) => {
    const { page } = await visit(person, { width })
    const wrong: string[] = []
    const look = async (what: string) => {
      wrong.push(...(await violations(page)).map((found) => `${what}: ${found}`))
      if ((await sideways(page)) > 0) wrong.push(`${what}: scrolls sideways`)
    }
    await open(page, '/account')
    await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
    await page.getByRole('dialog', { name: 'Выход из аккаунта' }).waitFor()
    await look('signing out')

    await open(page, '/notifications/training')
    await page.getByRole('checkbox', { name: /^Выбрать: Жуков/ }).check()
    await page.getByRole('button', { name: 'Сформировать служебную записку' }).click()
    const form = page.getByRole('dialog', { name: 'Новая служебная записка' })
    await form.getByRole('textbox', { name: /^Дата прохождения/ }).click()
    await page
      .getByRole('button', {
        name: /ноябр|декабр|январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр/i,
      })
      .first()
      .waitFor()
    await look('a calendar in the form of a memo')

    await open(page, '/notifications/memos')
    await look('the register')

    await open(page, '/employees')
    await page.getByRole('button', { name: 'Работник', exact: true }).click()
    const adding = page.getByRole('dialog', { name: 'Новый работник' })
    await adding.getByRole('combobox', { name: 'Должность по ЕТКС' }).click()
    await offered(page).first().waitFor()
    await look('the positions in the form of an employee')

    await open(page, '/employees')
    await page.getByRole('button', { name: 'Назначить обязательство' }).click()
    await page.getByRole('dialog', { name: 'Назначить обязательство' }).waitFor()
    await look('assigning to many')

    await open(page, `/employees/:${staff.employees.Жуков}/training`)
    await page.getByRole('button', { name: /^История/ }).click()
    await page.getByRole('button', { name: /^Снять/ }).waitFor()
    await look('a history')
    await page.getByRole('button', { name: /^Изменить/ }).click()
    await page.getByRole('dialog', { name: 'Изменить обязательство' }).waitFor()
    await look('changing an obligation')

    await open(page, '/company/information')
    await page.getByRole('button', { name: 'Редактировать' }).first().click()
    await seen(() => page.getByRole('button', { name: 'Сохранить' }).isVisible()).toBe(true)
    await look('the company being edited')
    expect(wrong).toEqual([])
  })
}
