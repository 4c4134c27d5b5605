import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { test as base, expect, inject, type TestContext } from 'vitest'
import { browserArguments } from '#tests/find-browser.ts'
import { eventually, PATIENCE_MS, pause, until } from '#tests/patience.ts'
import { root } from '#tests/runners/child.ts'
import { PICTURES } from '#tests/runners/report.ts'
import { type Person, registered } from './person.ts'

/** A window of a person or of a visitor. Whatever its page complains of fails the test. */
export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  /** What the page is expected to complain of in this test: answers that refuse are told by the browser too. */
  allow(...complaints: readonly RegExp[]): void
  /** Waits until the page has announced that (`role="status"`), also where it has gone from the screen since. */
  announced(text: string): Promise<void>
  /** Waits until the page has been drawn, is not loading and asks nothing of the server; streams go on. */
  still(): Promise<void>
}

type Options = {
  readonly width?: number
  readonly height?: number
  /** Another server than the run's. */
  readonly at?: string
  /** The browser keeps the program; elsewhere it does not, so that a test sees every request of its page. */
  readonly keeps?: boolean
  /** What moves on the page moves; elsewhere nothing does, so that no test waits for it. */
  readonly moves?: boolean
  /** A phone's: pressed by taps. */
  readonly phone?: boolean
}

type Fixtures = {
  readonly $file: { readonly browser: Browser }
  readonly $test: {
    /** Someone new, with an account and nothing else. */
    readonly person: Person
    /** A window of a context that the test opened: closed with the test, whether it passes or fails. */
    readonly attend: (context: BrowserContext) => Promise<Visit>
    /** Opens a window, signed in as the person or as no one. */
    readonly visit: (as: Person | null, options?: Options) => Promise<Visit>
    /** The page of the test's person. */
    readonly page: Page
  }
}

export const address = (): string => inject('address')
export { expect }

type Use<T> = (value: T) => Promise<void>

const testIn = (path: 'shellPath' | 'browserPath') =>
  base.extend<Fixtures>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from its first argument
      async ({}, use) => {
        const browser = await launchBrowser(inject(path))
        await use(browser)
        await browser.close()
      },
      { scope: 'file' },
    ],
    // biome-ignore lint/correctness/noEmptyPattern: as above
    person: async ({}, use) => use(await registered(address())),
    attend: async ({ task, onTestFinished }: TestContext, use: Use<Fixtures['$test']['attend']>) => {
      let complaints: readonly string[] = []
      // Not where this fixture ends: one that throws there keeps the others, the person too, for the next try.
      onTestFinished(() => expect(complaints, 'the page complained').toEqual([]))
      const opened: { readonly context: BrowserContext; readonly watched: Promise<Watched> }[] = []
      await use(async (context) => {
        const watched = watch(context)
        opened.push({ context, watched })
        return (await watched).visit
      })
      try {
        const all = (await Promise.allSettled(opened.map(({ watched }) => watched))).flatMap((one) =>
          one.status === 'fulfilled' ? one.value : [],
        )
        complaints = all.flatMap((one) => one.complaints())
        if (task.result?.state === 'fail' || complaints.length > 0) {
          // Of a try that is followed by a better one nothing else tells why it failed.
          for (const { stack } of task.result?.errors ?? []) console.error(stack)
          for (const one of all) await show(one, task.id)
          console.error(await readServerLog())
        }
      } finally {
        await Promise.all(opened.map(({ context }) => context.close()))
      }
    },
    visit: (
      { browser, attend }: Fixtures['$file'] & Pick<Fixtures['$test'], 'attend'>,
      use: Use<Fixtures['$test']['visit']>,
    ) =>
      use(
        async (
          as,
          { width = 1440, height = 900, at = address(), keeps = false, moves = false, phone = false } = {},
        ) =>
          attend(
            await browser.newContext({
              viewport: { width, height },
              baseURL: at,
              locale: 'ru-RU',
              serviceWorkers: keeps ? 'allow' : 'block',
              reducedMotion: moves ? 'no-preference' : 'reduce',
              hasTouch: phone,
              isMobile: phone,
              ...(as === null ? {} : { storageState: signedIn(as, at) }),
            }),
          ),
      ),
    page: async ({ visit, person }, use) => use((await visit(person)).page),
  })

export const test = testIn('shellPath')

/** For what a shell lacks: a .pdf in a tab of its own, a program that installs. */
export const testInWholeBrowser = testIn('browserPath')

/** Russian names of files need a locale that has their letters; a machine of tests may have none. */
const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [...browserArguments],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })

const pictures = join(root, PICTURES)

/** Prints what a test that failed had before it, its dialog too, and what the browser said, and takes a picture under the test's name. */
async function show({ visit, heard, open }: Watched, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true })
  for (const [i, page] of visit.page.context().pages().entries()) {
    const sight = await page
      .locator('body')
      .ariaSnapshot()
      .catch((error: unknown) => String(error))
    console.error([page.url(), sight, await describeStandstill(page, open(page))].join('\n'))
    const path = join(pictures, `${name}-${i}-${Date.now()}.png`)
    await page.screenshot({ path }).catch(console.error)
  }
  console.error(heard.map((text) => `browser: ${text}`).join('\n'))
}

/** What a page that stands still waits for: answers, its own parts, or a turn to draw. */
async function describeStandstill(page: Page, open: readonly string[]): Promise<string> {
  const measured = async () => {
    await page.evaluate(beginMeasuring)
    await page.evaluate(TAKE_OFF)
    await pause(MEASURED_MS)
    return page.evaluate(() => (globalThis as unknown as Measured).measured)
  }
  const told = await Promise.race([measured().catch(String), pause(10 * MEASURED_MS)])
  return `not answered: ${open.join(' ')}\nframes and parts that never came: ${JSON.stringify(told)}`
}

/** Long enough for what only waits for its turn. */
const MEASURED_MS = 2000

type Measured = { measured: { frames: number; waiting: string[] } }

/** In the page: counts frames, and lists the scripts that were asked for. */
function beginMeasuring(): void {
  const scripts = performance.getEntriesByType('resource').map(({ name }) => name)
  const waiting = [...new Set(scripts)].filter((name) => new URL(name).pathname.endsWith('.js'))
  const measured = { frames: 0, waiting }
  const draw = (): void => {
    measured.frames += 1
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
  Object.assign(globalThis, { measured })
}

/** As text: Vitest would give the page an import of its own. */
const TAKE_OFF = `for (const url of [...measured.waiting])
  import(url).then(() => measured.waiting.splice(measured.waiting.indexOf(url), 1), console.warn)`

const LAST_LINES = 30

const readServerLog = async (): Promise<string> => {
  const text = await readFile(inject('serverLog'), 'utf8').catch(String)
  const lines = text.trimEnd().split('\n').slice(-LAST_LINES)
  return lines.map((line) => `server: ${line}`).join('\n')
}

/** What the browser of someone who signed in before keeps. */
export function signedIn({ tokens }: Person, origin: string) {
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

type Watched = {
  readonly visit: Visit
  /** Everything that the browser said. */
  readonly heard: readonly string[]
  readonly complaints: () => readonly string[]
  /** Addresses of which a page of the window has no answer yet. */
  readonly open: (page: Page) => readonly string[]
}

/** A window of that context, with all its complaints: console errors, refusals of the content policy, exceptions. */
async function watch(context: BrowserContext): Promise<Watched> {
  context.setDefaultTimeout(PATIENCE_MS)
  const heard: string[] = []
  const allowed: RegExp[] = []
  const announced: string[] = []
  const under = new Map<Page, Set<Request>>()
  const hear = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => heard.push(String(error)))
    under.set(page, watchRequests(page))
  }
  context.on('page', hear)
  await context.exposeBinding('tellTest', (_, text: string) => void announced.push(text))
  await context.addInitScript(tellRefusals)
  await context.addInitScript(tellAnnouncements)
  if (process.env.OSH_TEST_AHEAD) await context.addInitScript(shiftClock, Number(process.env.OSH_TEST_AHEAD))
  const page = await context.newPage()
  const visit: Visit = {
    page,
    context,
    allow: (...complaints) => void allowed.push(...complaints),
    announced: (text) => eventually(() => announced.join('\n')).toContain(text),
    still: () => waitUntilStill(page, under.get(page) ?? new Set()),
  }
  const complaints = () => heard.filter((text) => !allowed.some((complaint) => complaint.test(text)))
  const open = (of: Page) => [...(under.get(of) ?? [])].map((request) => request.url())
  return { visit, heard, complaints, open }
}

/** What the page has asked and not been answered yet; streams are never answered whole. */
function watchRequests(page: Page): Set<Request> {
  const open = new Set<Request>()
  const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/stream')
  page.on('request', (request) => !isStream(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  // What the page before this one has asked is answered no more, and not always told to have failed.
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) open.clear()
  })
  return open
}

const waitUntilStill = (page: Page, open: ReadonlySet<Request>): Promise<void> =>
  until(async () => {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0)
    expect(await page.getByText('Загрузка', { exact: true }).filter({ visible: true }).count()).toBe(0)
    expect([...open].map((request) => request.url())).toEqual([])
  })

/** In the page: what the content policy refuses is told even where the code that tried it looks away. */
const tellRefusals = (): void =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`the policy refuses ${blockedURI} by ${effectiveDirective} in ${sourceFile}`),
  )

/** In the page: tells the test what is announced, which may be gone before the test looks. */
function tellAnnouncements(): void {
  const tell = (nodes: Iterable<Node>): void => {
    for (const node of nodes) {
      const status = (node instanceof Element ? node : node.parentElement)?.closest('[role="status"]')
      if (status) void (globalThis as { tellTest?: (text: string) => unknown }).tellTest?.(status.textContent)
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) tell([...addedNodes, target])
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** In the page: the clock of a run on another day (tests/shift-clock.cjs). */
function shiftClock(ahead: number): void {
  const Real = Date
  const now = (): number => Real.now() + ahead
  globalThis.Date = new Proxy(Real, {
    construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [now()] : given, target),
    get: (real, name, target) => (name === 'now' ? now : Reflect.get(real, name, target)),
  })
}

/** Waits until what the person sees is so. */
export const seen = <T>(read: () => Promise<T>) => eventually(read)
