import type { Context } from 'hono'
import { mediaTypes } from '#adapters/documents/file/media-types.ts'
import type { SentFile } from '#adapters/wire/contract/sent-file.ts'
import { POLICY_OF_FILES } from './security-headers.ts'
import type { Hold } from './stream-body.ts'

/** What a browser shows by itself and that runs nothing. */
const OPENED: ReadonlySet<SentFile['format']> = new Set(['pdf', 'jpeg', 'png', 'webp'])

/**
 * Answers with a file. A PDF or a picture opens in the tab, anything else is saved; the name is Russian, with a Latin one for old programs. Whoever has the
 * same bytes already is told so (304), and they are not read.
 */
export async function sendFile(
  c: Context,
  { format, bytes, name, latinName, sha256 }: SentFile,
  hold: Hold,
): Promise<Response> {
  const opens = OPENED.has(format) ? 'inline' : 'attachment'
  const russian = encodeURIComponent(name).replace(/['()]/g, escape)
  c.header('content-security-policy', POLICY_OF_FILES)
  const tag = sha256 ? `"${sha256}"` : null
  if (tag !== null) c.header('etag', tag)
  if (tag !== null && isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  const body = typeof bytes === 'function' ? await bytes() : bytes
  return c.body(body instanceof Uint8Array ? new Uint8Array(body) : hold(body), 200, {
    'content-type': mediaTypes[format],
    'content-disposition': `${opens}; filename="${latinName}.${format}"; filename*=UTF-8''${russian}`,
  })
}

const isKnown = (given: string | undefined, tag: string): boolean =>
  (given ?? '').split(',').some((one) => [tag, '*'].includes(one.trim().replace(/^W\//u, '')))
