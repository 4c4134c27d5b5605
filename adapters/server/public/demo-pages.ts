import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { NONCE_PLACE } from '../response/application-page.ts'
import { makePageNonce, writePagePolicy } from '../response/security-headers.ts'
import { keepFiles, readPlainPath, sendFile } from '../response/static-files.ts'

const PREFIX = '/demo'

/** The demo that runs in the browser alone, for anyone to try: another build of the same page, with everything it needs under /demo/. */
export function addDemoPages(app: Hono, directory: string): void {
  const fileAt = keepFiles(directory)
  let reading: Promise<string> | null = null
  app.get(PREFIX, (c) => c.redirect(`${PREFIX}/`))
  app.get(`${PREFIX}/`, async (c, next) => {
    reading ??= readFile(join(directory, 'index.html'), 'utf8')
    const html = await reading.catch(() => null)
    if (html === null) {
      reading = null
      return next()
    }
    const nonce = makePageNonce()
    c.header('content-security-policy', writePagePolicy(nonce))
    c.header('cache-control', 'no-store')
    return c.html(html.replaceAll(NONCE_PLACE, nonce))
  })
  app.get(`${PREFIX}/*`, async (c, next) => {
    const path = readPlainPath(c.req.path)
    const file = path === null ? null : await fileAt(path.slice(PREFIX.length))
    return file && path !== null ? sendFile(c, path, file) : next()
  })
}
