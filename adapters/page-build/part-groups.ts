import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { mergeParts, type SharedPart } from './merge-parts.ts'
import { listPartsIn } from './parts.ts'
import { type AskingPath, listPathFiles } from './path-parts.ts'

/** What a request is worth in bytes. On a phone (six at once, 150 ms each, 1.6 Mbit/s) it is 5,000; whoever has more of a connection pays less. */
const REQUEST = 1000
/** Around every screen of whoever is signed in. */
const SHELL = 'ui/app/shell/Shell.tsx'
/** An area whose file is there is entered at once: the screen before it stays until its own comes, so each is asked for with its screen. */
const AREA = /^ui\/app\/areas\//
/** What is led at the place of an accident. */
const ACCIDENT = '^/notifications/incident/'
const ACCIDENT_PAGE = 'ui/incidents/page/IncidentPage.tsx'
/** What that page asks for once its steps are on screen. */
const AFTER_STEPS = 'ui/incidents/page/parts-after-steps.ts'

/** In which file of several parts a module is; null for one that stays where the builder puts it. */
export type GroupOf = (module: string) => string | null

/** Puts the parts of a build together by who needs them; the first load and the areas stay as they are. */
export function groupParts(bundle: Rolldown.OutputBundle, opened: readonly AskingPath[]): GroupOf {
  const paths = opened.flatMap((path) =>
    path.asks.has(ACCIDENT_PAGE) ? [path, addAfterSteps(path)] : [path],
  )
  const parts = listPartsIn(bundle)
  const files = listPathFiles(parts, paths)
  const shared = parts.map(
    ({ fileName, sources, imports, isEntry }): SharedPart => ({
      name: fileName,
      bytes: weigh(bundle, fileName),
      neededBy: new Map(
        paths.flatMap((path) =>
          files[path.source]?.includes(fileName) ? [[path.source, countVisits(path)]] : [],
        ),
      ),
      imports,
      isFixed: isEntry || sources.some((source) => AREA.test(source)),
    }),
  )
  const groups = new Map<string, string>()
  for (const [i, names] of mergeParts(shared, REQUEST).entries())
    for (const module of names.flatMap((name) => listModules(bundle, name))) groups.set(module, `shared-${i}`)
  return (module) => groups.get(module) ?? null
}

/** A page as it is a moment later. */
const addAfterSteps = ({ source, asks }: AskingPath): AskingPath => ({
  source: `${source} after its steps`,
  asks: new Set([...asks, AFTER_STEPS]),
})

function weigh(bundle: Rolldown.OutputBundle, name: string): number {
  const file = bundle[name]
  return file?.type === 'chunk' ? gzipSync(file.code).length : 0
}

function listModules(bundle: Rolldown.OutputBundle, name: string): readonly string[] {
  const file = bundle[name]
  return file?.type === 'chunk' ? file.moduleIds : []
}

/** A visitor's page is often the only one they open; an accident's is opened on a phone. */
const countVisits = ({ asks, source }: AskingPath): number =>
  !asks.has(SHELL) ? 10 : source.startsWith(ACCIDENT) ? 16 : 1
