import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { startAsking } from '#tests/server/asking.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Routes that no line of a contract tells, each with why. */
const byHand: Readonly<Record<string, string>> = {
  'ALL /api/*': 'an address that no line tells is answered with 404 and what to do',
}

type Line = { readonly method: string; readonly path: string }

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** Every line that a module exports, alone or in a table. */
const linesOf = (exported: object): readonly Line[] =>
  Object.values(exported).flatMap((value: unknown) => {
    if (isLine(value)) return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).filter(isLine) : []
  })

const nameOf = ({ method, path }: Line): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

describe('every route of the API is a line of a contract', () => {
  const { app } = startAsking()
  const under = app.routes.filter(({ path }) => path.startsWith('/api'))
  const routes = [...new Set(under.map(({ method, path }) => `${method} ${path}`))]
  const told = new Set<string>()

  beforeAll(async () => {
    for (const file of globSync('adapters/wire/**/*-calls.ts', { cwd: root })) {
      const lines = linesOf(await import(`${root}/${file}`))
      expect(lines, file).not.toEqual([])
      for (const line of lines) told.add(nameOf(line))
    }
  })

  test('both are looked at', () => {
    expect(routes.length).toBeGreaterThan(60)
    expect(told.size).toBeGreaterThan(60)
    expect(routes).toContain('GET /api/memos/:id/file')
  })

  test('no route is without a line, but for those named here', () => {
    expect(routes.filter((route) => !told.has(route))).toEqual(Object.keys(byHand))
  })

  test('no line is without a route', () => {
    expect([...told].filter((line) => !routes.includes(line))).toEqual([])
  })
})

test('routes are registered by serve.ts alone', () => {
  const registering = globSync('adapters/server/**/*.ts', { cwd: root }).filter((file) =>
    /\bapi\.(?:anyone|signedIn|operator|member|ownerOf|fileOf)\(/.test(
      readFileSync(`${root}/${file}`, 'utf8'),
    ),
  )
  expect(registering).toEqual(['adapters/server/serve.ts'])
})
