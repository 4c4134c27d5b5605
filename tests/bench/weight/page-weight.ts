import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Figure } from '../figure.ts'
import { outsidersOf, sameOutsiders } from './outsiders.ts'
import { buildPages, type Chunk, type Pages } from './page-build.ts'

const KIB = 1024

/**
 * The first load, compressed: the entry beside an empty page that has the same of the packages that the entry
 * uses, and what opening each route first adds.
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
  const added = ours.chunks
    .filter(({ facadeModuleId }) => facadeModuleId !== null && routes.has(facadeModuleId))
    .map((chunk) => ({ name: nameOf(chunk), bytes: ours.weigh(beyond(ours.needs(chunk.fileName), first)) }))
    .toSorted((a, b) => b.bytes - a.bytes)
  return [
    {
      what: 'first load ÷ an empty page with the same packages',
      value: weight / empty,
      most: 1.2,
      beside: `${kib(weight)} ÷ ${kib(empty)}`,
    },
    { what: 'first load, KiB', value: weight / KIB, most: 218, beside: 'gzip' },
    ...added.map(({ name, bytes }) => ({
      what: `route ${name} adds, KiB`,
      value: bytes / KIB,
      most: 45,
      beside: 'beyond the first load, gzip',
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

const nameOf = ({ facadeModuleId, name }: Chunk): string => basename(facadeModuleId ?? name, '.tsx')

const beyond = (files: ReadonlySet<string>, first: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => !first.has(file))

function weightOfEntry(pages: Pages): number {
  const entry = pages.chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the empty page has no entry')
  return pages.weigh(pages.needs(entry.fileName))
}

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`
