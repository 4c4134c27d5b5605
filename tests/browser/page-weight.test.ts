import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pagesDirectory } from '#adapters/server/running/ui-build.ts'

/** A part of the page as the builder lists it: its file, its styles, the parts that it needs before it runs. */
type Part = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

const read = (path: string): Buffer => readFileSync(join(pagesDirectory, path))
const parts: Readonly<Record<string, Part>> = JSON.parse(read('.vite/manifest.json').toString())

/** In which file a source is that is asked for by its name, alone or with others. */
const files: Readonly<Record<string, string>> = JSON.parse(read('.vite/parts.json').toString())
const names = new Map(Object.entries(parts).map(([name, { file }]) => [file, name]))

function partOf(source: string): Part {
  const part = parts[source] ?? parts[names.get(files[source] ?? '') ?? '']
  if (!part) throw new Error(`the build has no ${source}`)
  return part
}

/** The files of a part, and of all that it needs. */
function filesOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  const { file, css = [], imports = [] } = partOf(name)
  if (seen.has(file)) return seen
  for (const one of [file, ...css]) seen.add(one)
  for (const needed of imports) filesOf(needed, seen)
  return seen
}

const weigh = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + gzipSync(read(file)).length, 0) / 1024

const entry = Object.keys(parts).find((name) => partOf(name).isEntry) ?? ''
const first = filesOf(entry)

const RECORDS = 'adapters/http/http-records.ts'

/** What the packages alone weigh, as `npm run bench -- --only weight` saw it; it changes with them. */
const EMPTY_PAGE = 162.71

// The same bounds as in that measure, on the pages that the run's server has built.
test('the first load is at most 218 KiB, and 1.2 times an empty page with the same packages', () => {
  expect(weigh(first)).toBeGreaterThan(100)
  expect(weigh(first)).toBeLessThanOrEqual(218)
  expect(weigh(first) / EMPTY_PAGE).toBeLessThanOrEqual(1.2)
})

test('what the page begins with is compiled while it comes', () => {
  const large = [...first].filter((file) => file.endsWith('.js') && read(file).length > 10_000)
  expect(large.length).toBeGreaterThan(0)
  for (const file of large) expect(read(file).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

const SHELL = 'ui/app/shell/Shell.tsx'
const paths: Readonly<Record<string, readonly string[]>> = JSON.parse(read('.vite/paths.json').toString())
const beyondFirst = (name: string): readonly string[] => [...filesOf(name)].filter((file) => !first.has(file))
const around = new Set([SHELL, RECORDS].flatMap(beyondFirst))

/** Whether someone who is not signed in sees it: nothing is around it then. */
const isPublic = (route: string): boolean =>
  Object.values(paths).some(
    (files) => files.includes(partOf(route).file) && !files.includes(partOf(SHELL).file),
  )

test('what is around the screens of whoever is signed in is at most 61 KiB', () => {
  expect(weigh(around)).toBeGreaterThan(20)
  expect(weigh(around)).toBeLessThanOrEqual(61)
})

test('no route adds more than 47 KiB to what is around it, and no path more than 107 to the first load', () => {
  const routes = (partOf(entry).dynamicImports ?? []).filter(
    (name) => ![RECORDS, SHELL].some((around) => partOf(around).file === partOf(name).file),
  )
  expect(routes.map((name) => partOf(name).file)).toContain(partOf('ui/deadlines/DeadlineScreen.tsx').file)
  expect(routes.length).toBeGreaterThan(25)
  expect(isPublic('ui/law/LawPage.tsx')).toBe(true)
  const added = routes.map((route) => {
    const files = beyondFirst(route).filter((file) => isPublic(route) || !around.has(file))
    return { route, adds: weigh(files) }
  })
  expect(added.filter(({ adds }) => adds > 47)).toEqual([])
  const whole = Object.entries(paths).map(([path, files]) => ({ path, adds: weigh(files) }))
  expect(whole.filter(({ adds }) => adds > 107)).toEqual([])
})

test('a path is at most 50 files beside the first load, and none of them waits for itself', () => {
  expect(Object.entries(paths).filter(([, files]) => files.length > 50)).toEqual([])
  const done = new Set<string>()
  const ringFrom = (name: string, before: readonly string[]): readonly string[] => {
    if (before.includes(name)) return [...before, name]
    if (done.has(name)) return []
    const ring = (partOf(name).imports ?? []).flatMap((needed) => ringFrom(needed, [...before, name]))
    done.add(name)
    return ring
  }
  expect(Object.keys(parts).flatMap((name) => ringFrom(name, []))).toEqual([])
})

test('the files of a path are named beforehand: its screen, what is around it, what asks the server', () => {
  const named = Object.entries(paths).find(([source]) =>
    new RegExp(source, 'iu').test('/notifications/incident/5'),
  )
  const files = new Set(named?.[1])
  const needed = ['ui/incidents/page/IncidentPage.tsx', 'ui/app/areas/NotificationsArea.tsx', SHELL, RECORDS]
  for (const name of needed)
    expect(
      [...filesOf(name)].filter((file) => !first.has(file) && !files.has(file)),
      name,
    ).toEqual([])
  expect(files.has(partOf('ui/law/LawPage.tsx').file)).toBe(false)
})
