import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { newNonce, policyOfPage } from './security-headers.ts'

/** What is in index.html where the answer's nonce belongs. */
const NONCE_PLACE = '__CSP_NONCE__'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
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

/** Files of one build, read once: a running server keeps what it started with. */
type Bytes = Uint8Array<ArrayBuffer>
type Kept = { readonly bytes: Bytes; readonly br?: Bytes; readonly gzip?: Bytes }

/** Which paths have a page: the build writes it by the page's own route table, out of reach of visitors. */
const PATHS_FILE = '.vite/paths.json'

/**
 * Serves the built pages: files under /assets carry a hash in their name and are kept for a year; any other
 * address outside /api is index.html with this answer's nonce. Where the application has no page it says so
 * itself, and the answer is 404.
 */
export function serveBuilt(app: Hono, staticDir: string): void {
  const kept = new Map<string, Promise<Kept | null>>()
  const fileAt = (path: string): Promise<Kept | null> => {
    const known = kept.get(path)
    if (known) return known
    const read = keep(join(staticDir, path))
    // A name that leads nowhere is not remembered: anyone could name millions.
    kept.set(path, read)
    void read.then(
      (file) => file ?? kept.delete(path),
      () => kept.delete(path),
    )
    return read
  }
  const hasPage = pagesIn(join(staticDir, PATHS_FILE))
  app.get('*', async (c) => {
    const path = plainPath(c.req.path)
    const file = path === null || path === '/index.html' ? null : await fileAt(path)
    if (file && path !== null) return sendFile(c, path, file)
    if (path === null || path.startsWith('/assets/')) return c.text('Not found', 404)
    const index = await fileAt('/index.html')
    if (!index) return c.text('Страницы не собраны: выполните npm run build.', 503)
    return sendPage(c, index, (await hasPage(path)) ? 200 : 404)
  })
}

/** Whether the application has a page at the path; in any case of letters, as its router takes them. */
function pagesIn(file: string): (path: string) => Promise<boolean> {
  let patterns: Promise<readonly RegExp[]> | null = null
  const read = async (): Promise<readonly RegExp[]> => {
    const sources: readonly string[] = JSON.parse(await readFile(file, 'utf8'))
    return sources.map((source) => new RegExp(source, 'iu'))
  }
  return async (path) => {
    patterns ??= read()
    return (await patterns).some((pattern) => pattern.test(path))
  }
}

/** A path inside the directory; null for one that leads out of it or is not readable. */
function plainPath(path: string): string | null {
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
  const read = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null
    throw error
  })
  if (!read) return null
  const bytes = new Uint8Array(read)
  if (!compressed.has(extname(path))) return { bytes }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(bytes),
  ])
  return { bytes, br: new Uint8Array(br), gzip: new Uint8Array(zipped) }
}

function sendFile(c: Context, path: string, file: Kept): Response {
  const hashed = path.startsWith('/assets/')
  c.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('content-type', types[extname(path)])
  if (!file.br || !file.gzip) return c.body(file.bytes)
  c.header('vary', 'accept-encoding')
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return c.body(file.br, 200, { 'content-encoding': 'br' })
  if (/\bgzip\b/.test(accepted)) return c.body(file.gzip, 200, { 'content-encoding': 'gzip' })
  return c.body(file.bytes)
}

function sendPage(c: Context, { bytes }: Kept, status: 200 | 404): Response {
  const nonce = newNonce()
  c.header('content-security-policy', policyOfPage(nonce))
  c.header('cache-control', 'no-store')
  return c.html(Buffer.from(bytes).toString('utf8').replaceAll(NONCE_PLACE, nonce), status)
}
