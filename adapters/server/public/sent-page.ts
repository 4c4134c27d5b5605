import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

type Bytes = Uint8Array<ArrayBuffer>

/** A rendered page, ready to be sent to any number. */
export type SentPage = {
  readonly html: string
  readonly br: Bytes
  readonly gzip: Bytes
  readonly tag: string
}

export async function packPage(html: string): Promise<SentPage> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(html),
  ])
  const tag = `W/"${createHash('sha256').update(html).digest('hex').slice(0, 16)}"`
  return { html, br: new Uint8Array(br), gzip: new Uint8Array(zipped), tag }
}

/** Sends the page, or says that the caller has this very one. */
export function sendPage(c: Context, { html, br, gzip: zipped, tag }: SentPage, policy: string): Response {
  c.header('content-security-policy', policy)
  c.header('cache-control', 'no-cache')
  c.header('etag', tag)
  c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  c.header('content-type', 'text/html; charset=utf-8')
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return c.body(br, 200, { 'content-encoding': 'br' })
  if (/\bgzip\b/.test(accepted)) return c.body(zipped, 200, { 'content-encoding': 'gzip' })
  return c.body(html)
}
