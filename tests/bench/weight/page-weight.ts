import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Figure } from '../figure.ts'
import { outsidersOf, sameOutsiders } from './outsiders.ts'
import { buildPages, type Chunk, type Pages } from './page-build.ts'

const KIB = 1024
const SHELL = 'ui/app/shell/Shell.tsx'
const RECORDS = 'adapters/http/http-records.ts'

/**
 * The first load, compressed: the entry beside an empty page that has the same of the packages that the entry
 * uses; what is around every screen of whoever is signed in, and what opening each route first adds to both.
 */
export async function pageWeight(): Promise<readonly Figure[]> {
  const routes = new Set<string>()
  const ours = await buildPages({ plugins: [routeModules(routes)] })
  const entry = ours.chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the page has no entry')
  const first = ours.needs(entry.fileName)
  const weight = ours.weigh(first)
  const outsiders = await outsidersOf(ours.chunks.filter(({ fileName }) => first.has(fileName)))
  const empty = weightOfEntry(await buildPages(sameOutsiders(outsiders)))
  const paths = pathsIn(ours)
  const [shell, records] = [fileOf(ours, SHELL), fileOf(ours, RECORDS)]
  const around = new Set([shell, records].flatMap((file) => beyond(ours.needs(file), first)))
  const isPublic = (file: string) => paths.some((files) => files.includes(file) && !files.includes(shell))
  const added = [...routes]
    .map((route) => ({ name: basename(route, '.tsx'), file: chunkOf(ours, route).fileName }))
    .filter(({ file }) => file !== shell)
    .map(({ name, file }) => {
      const needs = beyond(ours.needs(file), first)
      const own = isPublic(file) ? needs : needs.filter((one) => !around.has(one))
      return { name, bytes: ours.weigh(own) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
  return [
    {
      what: 'first load ÷ an empty page with the same packages',
      value: weight / empty,
      most: 1.2,
      beside: `${kib(weight)} ÷ ${kib(empty)}`,
    },
    { what: 'first load, KiB', value: weight / KIB, most: 218, beside: 'gzip' },
    {
      what: 'what is around the screens of whoever is signed in, KiB',
      value: ours.weigh(around) / KIB,
      most: 61,
      beside: 'beyond the first load, gzip',
    },
    {
      what: 'the heaviest path, KiB',
      value: Math.max(...paths.map((files) => ours.weigh(files))) / KIB,
      most: 106,
      beside: 'all that it fetches beside the first load, gzip',
    },
    {
      what: 'files of the path that has the most',
      value: Math.max(...paths.map((files) => files.length)),
      most: 50,
      beside: 'beside the first load',
    },
    ...added.map(({ name, bytes }) => ({
      what: `route ${name} adds, KiB`,
      value: bytes / KIB,
      most: 47,
      beside: 'beyond the first load and what is around it, gzip',
    })),
  ]
}

/** Notes the modules that a `routes.tsx` loads when their path is opened. */
const routeModules = (routes: Set<string>): Plugin => ({
  name: 'route-modules',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const importers = this.getModuleInfo(id)?.dynamicImporters ?? []
      if (importers.some((importer) => basename(importer) === 'routes.tsx')) routes.add(id)
    }
  },
})

/** The files of each path, as the build names them for the server. */
function pathsIn({ files }: Pages): readonly (readonly string[])[] {
  const text = files.find(({ name }) => name === '.vite/paths.json')?.text
  return Object.values(JSON.parse(text ?? '{}') as Record<string, readonly string[]>)
}

const fileOf = (pages: Pages, source: string): string => chunkOf(pages, `/${source}`).fileName

/** The file that a source is in, alone or with others. */
function chunkOf({ chunks }: Pages, source: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((module) => module.endsWith(source)))
  if (!chunk) throw new Error(`the build has no ${source}`)
  return chunk
}

const beyond = (files: ReadonlySet<string>, first: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => !first.has(file))

function weightOfEntry(pages: Pages): number {
  const entry = pages.chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the empty page has no entry')
  return pages.weigh(pages.needs(entry.fileName))
}

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`
