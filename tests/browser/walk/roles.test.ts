import { hasRight } from '@osh/core/rights/right.ts'
import type { Page } from 'playwright-core'
import { run } from '#tests/runners/child.ts'
import { aLinkOnWire } from '#tests/server/asking.ts'
import { sideways, violations } from '../axe.ts'
import { expect, test } from '../browser-test.ts'
import { dayFromToday, todayIso } from '../days.ts'
import { registered } from '../person.ts'
import { startServer } from '../running-server.ts'
import { withStaff } from '../staff.ts'
import { type Example, openExample } from './example.ts'
import { walk } from './lanes.ts'
import { isWhole } from './look.ts'
import { pressEach } from './presses.ts'
import { routePaths } from './route-paths.ts'
import type { Scene } from './scene.ts'
import { scenesOf } from './scenes.ts'
import { waitUntilStill } from './still.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByText('Загрузка', { exact: true }).first().waitFor({ state: 'hidden' })
  await waitUntilStill(page, path)
}

/** Looks at a path at those widths: a desk's and a phone's. */
const lookAtPaths =
  (widths = [1440, 390]) =>
  async (page: Page) =>
  async (path: string) => {
    const wrong: string[] = []
    await open(page, path)
    const failed = await page.getByText(/^Ошибка (?!404)\d{3}/).allTextContents()
    wrong.push(...failed.map((what) => `cannot be read: ${what}`))
    for (const width of widths) {
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

/** What leads to a dialog is there once the screen is, or not at all. */
const REACH_MS = 800
const LOAD_MS = 30_000

/** What a page of an accident asks before anything is known of whoever opens it: a head may have typed its address. */
const ASKED_AHEAD = /^GET \/api\/incidents\/\d+$/

/** What the server has refused since it was asked last. */
function listenToRefusals(page: Page): () => readonly string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403)
      refused.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`)
  })
  return () => refused.splice(0)
}

/** Looks at a path, then presses what is on it: nothing of it may lead to what the role may not. */
const lookAndPress = (pressed: Set<string>) => async (page: Page) => {
  // Who may do all has looked at each at a desk.
  const look = await lookAtPaths(isWhole ? [1440, 390] : [390])(page)
  const refused = listenToRefusals(page)
  return async (path: string) => {
    const seen = await look(path)
    const asked = refused()
      .filter((what) => !ASKED_AHEAD.test(what))
      .map((what) => `asks what is refused: ${what}`)
    const led = await pressEach(page, pressed, () => open(page, path), refused)
    return [...seen, ...asked, ...led]
  }
}

/** Tells of a dialog that can be opened. */
const tryScenes =
  async (page: Page) =>
  async ({ path, open: reach }: Scene) => {
    page.setDefaultTimeout(LOAD_MS)
    await open(page, path)
    page.setDefaultTimeout(REACH_MS)
    const opened = await reach(page).then(
      () => true,
      () => false,
    )
    return opened ? ['can be opened'] : []
  }

const asIs = (path: string): string => path

async function pathsOf({
  employeeId,
  openMemo,
  incident,
  microtrauma,
  positionId,
  departmentId,
  documentId,
}: Example): Promise<readonly string[]> {
  const { person } = await routePaths({
    ...{ '*': 'nowhere', section: 'nothing', templateGroupId: '1', newsId: '1' },
    employeeId: `:${employeeId}`,
    memoId: String(openMemo),
    incidentId: String(incident),
    microtraumaId: String(microtrauma),
    ...{ positionId: String(positionId), departmentId: String(departmentId) },
    documentId: String(documentId),
  })
  return person.filter((path) => !path.startsWith('/operator'))
}

/** What differs for a specialist: they may do all elsewhere. */
const OF_SPECIALISTS = /^\/(?:settings|account)/

/** Of what two roles look at, each takes every other one; with `WALK=whole` each takes all. */
const everyOther = (first: 0 | 1) => (at: number) => isWhole || at % 2 === first
const each = () => true

/**
 * Which paths and dialogs are looked at by whom, how many kinds of controls are there to press at least, and how many dialogs that are not
 * for the role.
 */
const least = {
  specialist: {
    takes: each,
    seen: (path: string) => isWhole || OF_SPECIALISTS.test(path),
    pressed: 10,
    closed: 5,
  },
  head: { takes: everyOther(0), seen: each, pressed: 10, closed: 15 },
  reader: { takes: everyOther(1), seen: each, pressed: 10, closed: 15 },
}

for (const role of ['specialist', 'head', 'reader'] as const) {
  const { seen, takes, ...expected } = least[role]
  test(`no screen breaks a rule of accessibility, asks or leads to what is refused for a ${role} of the company`, async ({
    visit,
  }) => {
    const example = await openExample()
    const pressed = new Set<string>()
    const openPage = async () => {
      const { page, allow } = await visit(example[role])
      // A memo of another department, an accident that was asked ahead, an invitation without its secret.
      allow(/404 .*\/api\/memos\//, /403 .*\/api\/incidents\/\d+\?/, /409 .*\/api\/invitations\/look/)
      return page
    }
    const paths = (await pathsOf(example)).filter(seen).filter((_, at) => takes(at))
    expect(await walk(paths, asIs, openPage, lookAndPress(pressed))).toEqual([])
    expect(pressed.size).toBeGreaterThanOrEqual(expected.pressed)
  }, 1_200_000)

  test(`no dialog opens to a ${role} that is not for their role`, async ({ visit }) => {
    const example = await openExample()
    const scenes = scenesOf(example)
      .filter(({ needs }) => needs !== null && !hasRight(role, needs))
      .filter((_, at) => takes(at))
    expect(scenes.length).toBeGreaterThanOrEqual(expected.closed)
    const openPage = async () => {
      const { page, allow } = await visit(example[role])
      allow(/404 .*\/api\/memos\//, /403 .*\/api\/incidents\/\d+\?/)
      return page
    }
    expect(await walk(scenes, ({ name }) => name, openPage, tryScenes)).toEqual([])
  }, 1_200_000)
}

test('nor for whoever runs the service, nor a page that the server makes', async ({ visit }) => {
  const server = await startServer()
  const opened: Page[] = []
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
    const owner = await registered(server.address)
    const { companyId } = await withStaff(owner)
    const link = { companyId, ...aLinkOnWire, asOf: todayIso(), expiresOn: dayFromToday(5) }
    const { path: inspection } = await owner.ask<{ readonly path: string }>('/inspection-links', link)
    const { person } = await routePaths({
      ...{ '*': 'nowhere', section: 'nothing', templateGroupId: '1', newsId: String(id) },
      ...{ employeeId: ':1', memoId: '1', incidentId: '1', microtraumaId: '1' },
      ...{ positionId: '1', departmentId: '1', documentId: '1' },
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
      inspection,
    ]
    const openAs = (who: typeof operator | null) => async () => {
      const { page, allow } = await visit(who, { at: server.address })
      allow(/404 .*\/unsubscribe\/x/)
      opened.push(page)
      return page
    }
    expect(await walk(desk, asIs, openAs(operator), lookAtPaths())).toEqual([])
    expect(await walk(made, asIs, openAs(null), lookAtPaths())).toEqual([])
  } finally {
    await Promise.all(opened.map((page) => page.close()))
    await server.close()
  }
})
