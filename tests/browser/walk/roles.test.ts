import type { Page } from 'playwright-core'
import { run } from '#tests/runners/child.ts'
import { sideways, violations } from '../axe.ts'
import { expect, test } from '../browser-test.ts'
import { registered } from '../person.ts'
import { startServer } from '../running-server.ts'
import { type Example, openExample } from './example.ts'
import { walk } from './lanes.ts'
import { routePaths } from './route-paths.ts'

/** Looks at a path at a desk and on a phone. */
const lookAtPaths = async (page: Page) => async (path: string) => {
  const wrong: string[] = []
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByText('Загрузка', { exact: true }).first().waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await violations(page)
    const over = await sideways(page)
    wrong.push(
      ...found.map((what) => `${width}: ${what}`),
      ...(over > 0 ? [`${width}: ${over} px over`] : []),
    )
  }
  return wrong
}

const asIs = (path: string): string => path

async function pathsOf({ employeeId, openMemo, incident, microtrauma }: Example): Promise<readonly string[]> {
  const { person } = await routePaths({
    ...{ '*': 'nowhere', section: 'nothing', templateGroupId: '1', newsId: '1' },
    employeeId: `:${employeeId}`,
    memoId: String(openMemo),
    incidentId: String(incident),
    microtraumaId: String(microtrauma),
  })
  return person.filter((path) => !path.startsWith('/operator'))
}

for (const role of ['head', 'reader'] as const)
  test(`no screen breaks a rule of accessibility for a ${role} of the company`, async ({ visit }) => {
    const example = await openExample()
    const openPage = async () => {
      const { page, allow } = await visit(example[role])
      allow(/40[349] .*\/api\//)
      return page
    }
    expect(await walk(await pathsOf(example), asIs, openPage, lookAtPaths)).toEqual([])
  }, 600_000)

test('nor for whoever runs the service, nor a page that the server makes', async ({ visit }) => {
  const server = await startServer()
  try {
    const operator = await registered(server.address)
    const added = await run('node', ['adapters/console/operator.ts', 'add', operator.email], {
      environment: server.environment,
    })
    expect(added.code, added.output).toBe(0)
    const news = {
      title: 'Новый порядок',
      body: '**Важно**',
      important: true,
      publishedAt: '2026-03-01T09:00',
    }
    const { id } = await operator.ask('/operator/news', news)
    const { person } = await routePaths({
      ...{ '*': 'nowhere', section: 'nothing', templateGroupId: '1', newsId: String(id) },
      ...{ employeeId: ':1', memoId: '1', incidentId: '1', microtraumaId: '1' },
    })
    const desk = person.filter((path) => path.startsWith('/operator'))
    expect(desk.length).toBeGreaterThan(3)
    const made = [
      '/',
      '/main?search=приказ',
      '/ContractOffer',
      '/PrivacyPolicy',
      '/blog',
      `/blog/${id}`,
      '/unsubscribe/x',
    ]
    const openAs = (who: typeof operator | null) => async () => {
      const { page, allow } = await visit(who, { at: server.address })
      allow(/404 .*\/unsubscribe\/x/)
      return page
    }
    expect(await walk(desk, asIs, openAs(operator), lookAtPaths)).toEqual([])
    expect(await walk(made, asIs, openAs(null), lookAtPaths)).toEqual([])
  } finally {
    await server.close()
  }
}, 300_000)
