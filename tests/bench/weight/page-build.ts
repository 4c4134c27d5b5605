import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { root } from '../../runners/child.ts'

type Output = Rolldown.RolldownOutput['output']
export type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: Set<string> } }

/** What a build of pages put out, kept in memory. */
export type Pages = {
  readonly chunks: readonly Chunk[]
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** The file, and all that it needs before it runs: chunks and styles. */
  needs(file: string): ReadonlySet<string>
  /** Bytes of the files, each compressed by gzip. */
  weigh(files: Iterable<string>): number
}

export async function buildPages(config: InlineConfig = {}): Promise<Pages> {
  const built = await build({ root, logLevel: 'error', ...config, build: { ...config.build, write: false } })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the builder put nothing out')
  return pagesOf(bundle.output)
}

function pagesOf(output: Output): Pages {
  const files = new Map(output.map((file) => [file.fileName, file]))
  const needs = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    const found = files.get(file)
    if (found?.type !== 'chunk') return seen
    for (const css of (found as Chunk).viteMetadata?.importedCss ?? []) seen.add(css)
    for (const needed of found.imports) needs(needed, seen)
    return seen
  }
  const weightOf = (file: string): number => {
    const found = files.get(file)
    if (!found) throw new Error(`the build has no ${file}`)
    return gzipSync(found.type === 'chunk' ? found.code : found.source).length
  }
  return {
    chunks: output.filter((file): file is Chunk => file.type === 'chunk'),
    files: output.map((file) => ({
      name: file.fileName,
      text: file.type === 'chunk' ? file.code : String(file.source),
    })),
    needs: (file) => needs(file),
    weigh: (names) => [...names].reduce((total, file) => total + weightOf(file), 0),
  }
}
