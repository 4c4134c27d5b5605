import { aCompany } from '#tests/examples.ts'
import { aLinkOnWire } from '#tests/server/asking.ts'
import { address, expect, test, type Visit } from '../browser-test.ts'
import { dayFromToday, todayIso } from '../days.ts'
import { anOperator } from '../operator.ts'
import { type Person, registered, signedInAgain } from '../person.ts'
import { startServer } from '../running-server.ts'
import { withStaff } from '../staff.ts'
import { lookAtEach } from './each.ts'
import { openExample, type Shown } from './example.ts'
import { lookingAt, type Window } from './look.ts'
import { fillPath, groupPatterns, listRoutePatterns } from './route-paths.ts'

/** Where there is nothing: an id that no one has. */
const gone = [
  '/employees/:999999999/main',
  '/notifications/memos/999999999',
  '/notifications/incident/999999999',
  '/notifications/microtrauma/999999999',
]
export const noRecords: Shown = {
  ...{ employeeId: 1, openMemo: 1, doneMemo: 1, incident: 1, microtrauma: 1 },
  ...{ positionId: 1, departmentId: 1, documentId: 1 },
}
const areas = ['/company/information', '/employees', '/notifications', '/account']
const empty = [
  '/notifications',
  '/notifications/training',
  '/notifications/memos',
  '/company/documents/archive',
]

/** Opens the path and waits until nothing is being loaded. */
export async function openPath({ page, still }: Visit, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await still()
}

/** Opens each path, and tells what is wrong with it in each of the windows. */
async function lookAtPaths(
  visit: Visit,
  paths: readonly string[],
  windows: readonly Window[],
): Promise<readonly string[]> {
  const { resize, look } = await lookingAt(visit.page, new Set())
  return lookAtEach(
    paths,
    (path) => path,
    async (path) => {
      const wrong: string[] = []
      for (const [at, window] of windows.entries()) {
        await resize(window)
        if (at === 0) await openPath(visit, path)
        wrong.push(...(await look(window)))
      }
      return wrong
    },
  )
}

/** Every screen of the route table, of a visitor, of a signed-in person and of an operator, and every page that the server makes. */
export async function walkRoutes(windows: readonly Window[]): Promise<void> {
  const { visitor, person } = await listRoutePatterns()
  const ofOperators = person.filter((pattern) => pattern.startsWith('/operator'))
  const ofPeople = person.filter((pattern) => !ofOperators.includes(pattern))

  test('the walk knows the route table', () => {
    expect(visitor).toContain('/login')
    expect(ofPeople.length).toBeGreaterThan(40)
    expect(ofOperators.length).toBeGreaterThan(3)
  })

  test('screens of a visitor break no rule of accessibility, are not cut and do not lie over themselves', async ({
    visit,
  }) => {
    const opened = await visit(null)
    opened.allow(/404 \(Not Found\) .*\/nowhere/)
    const paths = visitor.map((pattern) => fillPath(pattern, noRecords))
    expect(await lookAtPaths(opened, paths, windows)).toEqual([])
  })

  test.for(groupPatterns(ofPeople))(
    'nor do those of a signed-in person: %s',
    async ([, patterns], { visit }) => {
      const example = await openExample()
      const opened = await visit(await signedInAgain(address(), example.owner))
      opened.allow(/409 \(Conflict\) .*\/api\/invitations\/look/)
      const paths = patterns.map((pattern) => fillPath(pattern, example))
      expect(await lookAtPaths(opened, paths, windows)).toEqual([])
    },
  )

  test('nor do those of things that are not there', async ({ visit }) => {
    const { owner } = await openExample()
    const opened = await visit(await signedInAgain(address(), owner))
    opened.allow(/404 \(Not Found\) .*\/999999999/)
    expect(await lookAtPaths(opened, gone, windows)).toEqual([])
  })

  test('nor do those of someone who has written nothing yet', async ({ visit, person }) => {
    const before = await lookAtPaths(await visit(person), areas, windows)
    await person.ask('/companies', aCompany())
    const after = await lookAtPaths(await visit(person), empty, windows)
    expect([...before, ...after]).toEqual([])
  })

  test('nor do those of whoever runs the service, nor the pages that the server makes', async ({ visit }) => {
    const server = await startServer()
    const opened: Visit[] = []
    const openAs = async (who: Person | null): Promise<Visit> => {
      const one = await visit(who, { at: server.address })
      opened.push(one)
      one.allow(/404 .*\/unsubscribe\/x/)
      return one
    }
    try {
      const { operator, made } = await furnishService(server)
      const desk = ofOperators.map((pattern) => fillPath(pattern, noRecords))
      const wrong = [
        ...(await lookAtPaths(await openAs(operator), desk, windows)),
        ...(await lookAtPaths(await openAs(null), made, windows)),
      ]
      expect(wrong).toEqual([])
    } finally {
      await Promise.all(opened.map(({ page }) => page.close()))
      await server.close()
    }
  })
}

/** An operator with news, an inspector's link, and the paths of the pages that the server makes. */
async function furnishService(server: Awaited<ReturnType<typeof startServer>>) {
  const operator = await anOperator(server)
  const news = { title: 'Новый порядок', body: '**Важно**', important: true, publishedAt: '2026-03-01T09:00' }
  const { id } = await operator.ask('/operator/news', news)
  const owner = await registered(server.address)
  const { companyId } = await withStaff(owner)
  const link = { companyId, ...aLinkOnWire, asOf: todayIso(), expiresOn: dayFromToday(5) }
  const { path } = await owner.ask<{ readonly path: string }>('/inspection-links', link)
  const made = [
    '/',
    '/main?search=приказ',
    '/ContractOffer',
    '/PrivacyPolicy',
    '/blog',
    `/blog/${id}`,
    '/unsubscribe/x',
    path,
  ]
  return { operator, made }
}
