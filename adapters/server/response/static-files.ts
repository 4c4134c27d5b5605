import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Hono } from 'hono'
import type { ApplicationPage } from './application-page.ts'
import { leaveOutDocumentHeaders, POLICY_OF_WORKER } from './security-headers.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
}

const compressed = new Set(['.js', '.css', '.json', '.webmanifest', '.svg', '.ttf'])

/** What a page is made of and no one opens by itself: a picture, which may be opened, is none of it. */
const ofPages = new Set(['.js', '.css', '.woff2', '.woff', '.ttf'])

/** The worker that keeps the program in the browser. */
const WORKER = '/worker.js'

/** Files of one build, read once: a running server keeps what it started with. */
type Bytes = Uint8Array<ArrayBuffer>
type Kept = { readonly bytes: Bytes; readonly br?: Bytes; readonly gzip?: Bytes }

/** Finds the files of a directory; each is read, and packed, once. */
export function keepFiles(directory: string): (path: string) => Promise<Kept | null> {
  const kept = new Map<string, Promise<Kept | null>>()
  return (path) => {
    const known = kept.get(path)
    if (known) return known
    const read = keep(join(directory, path))
    // A name that leads nowhere is not remembered: anyone could name millions.
    kept.set(path, read)
    void read.then(
      (file) => file ?? kept.delete(path),
      () => kept.delete(path),
    )
    return read
  }
}

/** Answers for an address where the application has nothing; null where the application has to say so itself. */
export type SayAbsent = (c: Context, path: string) => Promise<Response | null>

/**
 * Serves the built pages: files under /assets carry a hash in their name and are kept for a year; any other
 * address outside /api is the application's.
 */
export function serveBuilt(app: Hono, staticDir: string, page: ApplicationPage, sayAbsent: SayAbsent): void {
  const fileAt = keepFiles(staticDir)
  app.get('*', async (c) => {
    const path = readPlainPath(c.req.path)
    const file = path === null || path === '/index.html' ? null : await fileAt(path)
    if (file && path !== null) return sendFile(c, path, file)
    if (path === null || path.startsWith('/assets/')) return c.text('Not found', 404)
    const absent = (await page.knows(path)) ? null : await sayAbsent(c, path)
    return absent ?? page.send(c, path)
  })
}

/** A path inside the directory; null for one that leads out of it or is not readable. */
export function readPlainPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    const plain = normalize(decoded).replaceAll('\\', '/')
    return plain === decoded && !plain.includes('\0') && !plain.includes('/.') ? plain : null
  } catch {
    return null
  }
}

async function keep(path: string): Promise<Kept | null> {
  if (!types[extname(path)]) return null
  const read = await readIfThere(path)
  if (!read) return null
  const bytes = new Uint8Array(read)
  if (!compressed.has(extname(path))) return { bytes }
  // The build has packed its own more tightly than there is time for here.
  const packed = await readIfThere(`${path}.br`)
  const [br, zipped] = await Promise.all([
    packed ?? promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(bytes),
  ])
  return { bytes, br: new Uint8Array(br), gzip: new Uint8Array(zipped) }
}

const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null
    throw error
  })

export function sendFile(c: Context, path: string, file: Kept): Response {
  const hashed = /^(?:\/demo)?\/assets\//.test(path)
  c.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('content-type', types[extname(path)])
  if (hashed && ofPages.has(extname(path))) leaveOutDocumentHeaders(c)
  if (path === WORKER) c.header('content-security-policy', POLICY_OF_WORKER)
  if (!file.br || !file.gzip) return c.body(file.bytes)
  c.header('vary', 'accept-encoding')
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return c.body(file.br, 200, { 'content-encoding': 'br' })
  if (/\bgzip\b/.test(accepted)) return c.body(file.gzip, 200, { 'content-encoding': 'gzip' })
  return c.body(file.bytes)
}
