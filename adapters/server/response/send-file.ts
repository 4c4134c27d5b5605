import type { Context } from 'hono'
import { mediaTypes } from '#adapters/documents/file/media-types.ts'
import type { SentFile } from '#adapters/wire/contract/sent-file.ts'
import { POLICY_OF_FILES } from './security-headers.ts'
import type { Hold } from './stream-body.ts'

/** Answers with a file. A PDF opens in the tab, anything else is saved; the name is Russian, with a Latin one for old programs. */
export function sendFile(
  c: Context,
  { format, bytes, name, latinName, sha256 }: SentFile,
  hold: Hold,
): Response {
  const opens = format === 'pdf' ? 'inline' : 'attachment'
  const russian = encodeURIComponent(name).replace(/['()]/g, escape)
  c.header('content-security-policy', POLICY_OF_FILES)
  return c.body(bytes instanceof Uint8Array ? new Uint8Array(bytes) : hold(bytes), 200, {
    'content-type': mediaTypes[format],
    'content-disposition': `${opens}; filename="${latinName}.${format}"; filename*=UTF-8''${russian}`,
    ...(sha256 ? { etag: `"${sha256}"` } : {}),
  })
}
