import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A part of a build. */
export type Part = {
  readonly fileName: string
  readonly isEntry: boolean
  /** The source that it is of, from the root of the tree; null for one that others share. */
  readonly source: string | null
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly styles: readonly string[]
}

type Styled = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

export const listPartsIn = (bundle: Rolldown.OutputBundle): readonly Part[] =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .map(describePart)

function describePart(chunk: Rolldown.OutputChunk & Styled): Part {
  const { fileName, isEntry, facadeModuleId, imports, dynamicImports, viteMetadata } = chunk
  return {
    fileName,
    isEntry,
    source: facadeModuleId === null ? null : nameSource(facadeModuleId),
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
