import type { Page } from 'playwright-core'
import { aCompany } from '#tests/examples.ts'
import { address, expect, test } from '../browser-test.ts'
import { registered } from '../person.ts'
import { type Example, openExample } from './example.ts'
import { walk } from './lanes.ts'
import { lookingAt, windows } from './look.ts'
import { routePaths } from './route-paths.ts'
import { waitUntilStill } from './still.ts'

/** Opens the path and waits until nothing is being loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByText('Загрузка', { exact: true }).first().waitFor({ state: 'hidden' })
  await waitUntilStill(page, path)
}

function lookAtPaths() {
  const seen = new Set<string>()
  return async (page: Page) => {
    const { resize, look } = await lookingAt(page, seen)
    return async (path: string): Promise<readonly string[]> => {
      const wrong: string[] = []
      for (const window of windows) {
        await resize(window)
        if (window === windows[0]) await open(page, path)
        wrong.push(...(await look(window)))
      }
      return wrong
    }
  }
}

let example: Example

test.beforeAll(async () => {
  example = await openExample()
})

const asIs = (path: string): string => path
const values = { '*': 'nowhere', section: 'nothing', templateGroupId: '1', newsId: '1' }

test('no screen of a visitor breaks a rule of accessibility, is cut or lies over itself', async ({
  visit,
}) => {
  const { visitor } = await routePaths({
    ...values,
    employeeId: '',
    memoId: '',
    incidentId: '',
    microtraumaId: '',
    ...{ positionId: '', departmentId: '', documentId: '' },
  })
  expect(visitor).toContain('/login')
  const openPage = async () => {
    const { page, allow } = await visit(null)
    allow(/404 \(Not Found\) .*\/nowhere/)
    return page
  }
  expect(await walk(visitor, asIs, openPage, lookAtPaths())).toEqual([])
})

test('no screen of a signed-in person does', async ({ visit }) => {
  const { employeeId, openMemo, incident, microtrauma, positionId, departmentId, documentId, owner } = example
  const { person: paths } = await routePaths({
    ...values,
    employeeId: `:${employeeId}`,
    memoId: String(openMemo),
    incidentId: String(incident),
    microtraumaId: String(microtrauma),
    ...{ positionId: String(positionId), departmentId: String(departmentId) },
    documentId: String(documentId),
  })
  expect(paths.length).toBeGreaterThan(40)
  const openPage = async () => {
    const { page, allow } = await visit(owner)
    allow(
      ...[/404 \(Not Found\) .*\/999999999/, /403 \(Forbidden\) .*\/api\/operator\//],
      /409 \(Conflict\) .*\/api\/invitations\/look/,
    )
    return page
  }
  const gone = [
    '/employees/:999999999/main',
    '/notifications/memos/999999999',
    '/notifications/incident/999999999',
    '/notifications/microtrauma/999999999',
  ]
  expect(await walk([...paths, ...gone], asIs, openPage, lookAtPaths())).toEqual([])
}, 1_200_000)

const areas = ['/company/information', '/employees', '/notifications', '/account']
const empty = [
  '/notifications',
  '/notifications/training',
  '/notifications/memos',
  '/company/documents/archive',
]

test('nor does one before anything is written', async ({ visit }) => {
  const person = await registered(address())
  const openPage = async () => (await visit(person)).page
  expect(await walk(areas, asIs, openPage, lookAtPaths())).toEqual([])
  await person.ask('/companies', aCompany())
  expect(await walk(empty, asIs, openPage, lookAtPaths())).toEqual([])
})
