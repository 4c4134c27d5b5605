import { openPage, showMessage } from './show-message.ts'
import type { Asked, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Filled in by the build: the cache's own name, what the server calls this build, the files that are kept beforehand. */
declare const VERSION: string
declare const BUILD: string
declare const FILES: readonly string[]

/** One page for all addresses of the application; «/» itself is the server's. An accident's names the files that it begins with. */
const PAGE = '/notifications'
const ACCIDENT = '/notifications/incident/1'
/** So long a page is waited for where there is hardly a connection. */
const PATIENCE_MS = 2000
const FETCHED_AT_ONCE = 3
/** Kept with the page, it is there at once: nothing is drawn before it. */
const BEGIN = '<script type="module"'
/** A file is what its name says, however it was packed on its way. */
const ANY_PACKING = { ignoreVary: true }

self.addEventListener('install', (event) => event.waitUntil(keepBuild()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(givePart(event))
  else if (mode === 'navigate' && isPage(pathname)) event.respondWith(givePage(event))
})
self.addEventListener('push', (event) => event.waitUntil(showMessage(self, event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPage(self, event)))

/** Data, the demo, what a mail leads to and files that someone downloads are the server's alone. */
const isPage = (pathname: string): boolean => !/^\/(?:api|demo|unsubscribe)(?:\/|$)|\.\w+$/.test(pathname)

/** Keeps all of one build or nothing: where a newer one is given out meanwhile, the browser tries again later. */
async function keepBuild(): Promise<void> {
  await caches.delete(VERSION)
  const cache = await caches.open(VERSION)
  const pages = await Promise.all([PAGE, ACCIDENT].map(fetchPage))
  const waiting = FILES.values()
  const keepInTurn = async (): Promise<void> => {
    for (const file of waiting) await keepFile(cache, file)
  }
  // Few at a time leave room for what the page itself asks for.
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, keepInTurn))
  await Promise.all(pages.map(({ path, page }) => cache.put(path, page)))
  await self.skipWaiting()
}

async function fetchPage(path: string) {
  const page = await fetch(path, { cache: 'no-store', credentials: 'omit' })
  const html = await page.clone().text()
  if (!page.ok || !html.includes(`"${BUILD}"`)) throw new Error('the server gives out another build')
  return { path, page }
}

/** What an earlier build has too is not fetched again. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const answer = (await caches.match(file, ANY_PACKING)) ?? (await fetch(file, { priority: 'low' }))
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  await cache.put(file, answer)
}

async function takeOver(): Promise<void> {
  await Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim(), dropEarlier()])
}

/** Earlier builds go when no window is open; until then the last of them stays, for a page that has outlived the deploy. */
async function dropEarlier(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const names = await caches.keys()
  const earlier = names.slice(0, Math.max(0, names.indexOf(VERSION)))
  const dropped = windows.length === 0 ? earlier : earlier.slice(0, -1)
  await Promise.all(dropped.map((name) => caches.delete(name)))
}

/** A file with a hash in its name: once fetched, it is kept. */
async function givePart(event: Asked): Promise<Response> {
  const kept = await caches.match(event.request.url, ANY_PACKING)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keepPart(event.request.url, answer.clone()))
  return answer
}

/** A device that is full keeps what it has. */
const keepPart = async (url: string, answer: Response): Promise<void> =>
  (await caches.open(VERSION)).put(url, answer).catch(() => undefined)

/** The server's page, so that a deploy is seen at once; the kept one where none comes. */
async function givePage(event: Asked): Promise<Response> {
  const asked = askServer(event)
  event.waitUntil(Promise.allSettled([asked, dropEarlier()]))
  const patience = new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null))
  const answer = await Promise.race([asked.catch(() => null), patience])
  if (answer && answer.status < 500) return answer
  return (await findKeptPage(new URL(event.request.url).pathname)) ?? answer ?? asked
}

const askServer = async ({ preloadResponse, request }: Asked): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

/** The page as it was kept, with a nonce of its own: one that is used twice is none. */
async function findKeptPage(path: string): Promise<Response | undefined> {
  const kept = path.startsWith('/notifications/incident/') ? ACCIDENT : PAGE
  const page = await (await caches.open(VERSION)).match(kept, ANY_PACKING)
  const policy = page?.headers.get('content-security-policy') ?? ''
  const [, before = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
  if (!page || before === '') return page
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const headers = new Headers(page.headers)
  headers.set('content-security-policy', policy.replaceAll(before, nonce))
  headers.delete('content-encoding')
  const html = (await page.text()).replaceAll(before, nonce)
  return new Response(html.replace(BEGIN, `${BEGIN} blocking="render"`), { headers })
}
