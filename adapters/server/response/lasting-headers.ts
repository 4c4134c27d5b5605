import type { Context } from 'hono'

/** Sets a header that whatever is answered carries; a route's own headers are of its own answer alone. */
export function setLasting(c: Context, name: string, value: string): void {
  c.header(name, value)
  c.set('lasting', { ...lastingHeaders(c), [name]: value })
}

/** Headers of an answer that nothing a route has set gets into. */
export const lastingHeaders = (c: Context): Readonly<Record<string, string>> => c.get('lasting') ?? {}
