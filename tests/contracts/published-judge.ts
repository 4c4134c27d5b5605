import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { Json } from '#tests/server/asking.ts'
import type { Document } from '#tests/server/published.ts'

/** Holds an answer against what the server publishes of itself. */
export type Judge = (method: string, pattern: string, response: Response) => Promise<void>

export function makeJudge(document: Document): Judge {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: 'api', ...document })
  return async (method, pattern, response) => {
    const path = pattern.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[method.toLowerCase()]
    const described = operation?.responses[String(response.status)] as
      | {
          readonly content?: Json
          readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>
        }
      | undefined
    expect(described, `${method} ${path} does not publish ${response.status}`).toBeDefined()
    for (const [header, { required }] of Object.entries(described?.headers ?? {}))
      if (required) expect(response.headers.get(header), `${path} lacks ${header}`).not.toBeNull()
    const kept = response.headers.get('cache-control')
    expect(kept, `a cache may keep ${method} ${path}`).toMatch(/^no-store\b/)
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
    if (!described?.content) return expect(await response.text()).toBe('')
    expect(Object.keys(described.content)).toContain(type)
    // It never ends, and giving it up waits for whoever has a copy of it.
    if (type === 'text/event-stream') return void response.body?.cancel()
    // A download that no one reads to its end keeps its place among those under way.
    if (type !== 'application/json') return void (await response.arrayBuffer())
    const escaped = (part: string): string =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
    const at = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(response.status),
      'content',
      type,
      'schema',
    ]
    const validate = ajv.getSchema(`api#/${at.map(escaped).join('/')}`)
    if (!validate) throw new Error(`no schema at ${at.join('/')}`)
    validate(await response.json())
    expect([method, path, response.status, validate.errors]).toEqual([method, path, response.status, null])
  }
}
