import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A part of a build. */
export type Part = {
  readonly fileName: string
  readonly isEntry: boolean
  /** The sources in it that are asked for by name, from the root of the tree; none for one that is only needed by others. */
  readonly sources: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly styles: readonly string[]
}

type Styled = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

/** @param isAsked whether a module is asked for while the page runs; where parts are not put together, each is the facade of its file */
export const listPartsIn = (
  bundle: Rolldown.OutputBundle,
  isAsked: (module: string) => boolean = () => false,
): readonly Part[] =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .map((chunk) => describePart(chunk, isAsked))

/** The parts of a bundle as its builder knows them. */
export const listBuiltParts = (
  { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  bundle: Rolldown.OutputBundle,
): readonly Part[] =>
  listPartsIn(bundle, (module) => (getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0)

function describePart(chunk: Rolldown.OutputChunk & Styled, isAsked: (module: string) => boolean): Part {
  const { fileName, isEntry, facadeModuleId, moduleIds, imports, dynamicImports, viteMetadata } = chunk
  const asked = new Set(moduleIds.filter(isAsked))
  if (facadeModuleId !== null) asked.add(facadeModuleId)
  return {
    fileName,
    isEntry,
    sources: [...asked].map(nameSource),
    imports,
    dynamicImports,
    styles: [...(viteMetadata?.importedCss ?? [])],
  }
}

/** A file from the root of the tree, as everyone writes it. */
export const nameSource = (path: string): string => relative(root, path).replaceAll('\\', '/')

const isNothingMore = (): boolean => false

/** The files of those parts, of all that they need before they run, and of what is `taken` of what they may ask for later. */
export function listPartFiles(
  parts: readonly Part[],
  begin: (part: Part) => boolean,
  taken: (later: Part) => boolean = isNothingMore,
): ReadonlySet<string> {
  const byName = new Map(parts.map((part) => [part.fileName, part]))
  const files = new Set<string>()
  const take = (part: Part | undefined): void => {
    if (!part || files.has(part.fileName)) return
    files.add(part.fileName)
    for (const style of part.styles) files.add(style)
    for (const name of part.imports) take(byName.get(name))
    for (const name of part.dynamicImports) {
      const later = byName.get(name)
      if (later && taken(later)) take(later)
    }
  }
  parts.filter(begin).forEach(take)
  return files
}
