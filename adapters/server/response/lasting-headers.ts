import type { Context } from 'hono'

type Headers = Readonly<Record<string, string>>

/** Sets headers that whatever is answered carries; a route's own headers are of its own answer alone. */
export function setLasting(c: Context, headers: Headers): void {
  for (const name in headers) c.header(name, headers[name])
  c.set('lasting', { ...listLastingHeaders(c), ...headers })
}

/** Headers of an answer that nothing a route has set gets into. */
export const listLastingHeaders = (c: Context): Headers => c.get('lasting') ?? {}
