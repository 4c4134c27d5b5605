import { existsSync, readFileSync } from 'node:fs'
import { type InlineConfig, type Plugin, parseAst, transformWithOxc } from 'vite'
import type { Chunk } from './page-build.ts'

/** What a page takes of a package: names, of a namespace too (`iso.date`), or a file for its effect. */
export type Outsiders = ReadonlyMap<string, ReadonlySet<string>>

const OWN = /^(#|\.|@osh\/|\/|\0|virtual:)/

/** Collects what the modules of the chunks import from packages and still use after the build has dropped the unused. */
export async function outsidersOf(chunks: readonly Chunk[]): Promise<Outsiders> {
  const found = new Map<string, Set<string>>()
  const modules = chunks.flatMap(({ modules }) => Object.entries(modules))
  for (const [id, { code }] of modules) {
    if (id.includes('node_modules') || !existsSync(id) || !/\.tsx?$/.test(id)) continue
    await collect(id, code ?? '', found)
  }
  return found
}

async function collect(id: string, rendered: string, found: Map<string, Set<string>>): Promise<void> {
  const { code } = await transformWithOxc(readFileSync(id, 'utf8'), id, { jsx: { runtime: 'automatic' } })
  for (const node of parseAst(code).body) {
    if (node.type !== 'ImportDeclaration' || OWN.test(node.source.value)) continue
    const names = found.get(node.source.value) ?? new Set()
    found.set(node.source.value, names)
    for (const specifier of node.specifiers) {
      const local = specifier.local.name
      if (specifier.type === 'ImportNamespaceSpecifier') {
        for (const member of membersOf(local, code, rendered)) names.add(member)
        continue
      }
      const name =
        specifier.type === 'ImportSpecifier' && 'name' in specifier.imported
          ? specifier.imported.name
          : 'default'
      if (uses(rendered, local) || uses(rendered, name)) names.add(name)
    }
  }
}

/** Those of `z.object`, `z.iso.date`, … that are still there, without the `z`; the builder calls them by their last name. */
const membersOf = (namespace: string, code: string, rendered: string): readonly string[] =>
  [...code.matchAll(new RegExp(`\\b${namespace}\\.((?:iso\\.)?(\\w+))`, 'g'))]
    .filter(([, , last = '']) => uses(rendered, last))
    .map(([, name = '']) => name)

/** The builder renames what is called the same in two modules by a number at the end. */
const uses = (rendered: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(\\$?\\d+)?(?![\\w$])`).test(rendered)

const PAGE = 'virtual:empty-page'

/** How to build a page that holds that much of those packages, and nothing else. */
export function sameOutsiders(outsiders: Outsiders): InlineConfig {
  const page: Plugin = {
    name: 'empty-page',
    resolveId: (id) => (id === PAGE ? PAGE : null),
    load: (id) => (id === PAGE ? sourceOf(outsiders) : null),
  }
  return {
    configFile: false,
    plugins: [page],
    build: { rolldownOptions: { input: PAGE }, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  }
}

function sourceOf(outsiders: Outsiders): string {
  const kept: string[] = []
  const imports = [...outsiders].map(([source, names], i) => {
    if (names.size === 0) return `import '${source}'`
    const roots = new Set([...names].map((name) => name.split('.')[0] ?? name))
    const all = [...roots].map((name) => `${name} as ${name}_${i}`)
    kept.push(...[...names].map((name) => name.replace(/^\w+/, (head) => `${head}_${i}`)))
    return `import { ${all.join(', ')} } from '${source}'`
  })
  return `${imports.join('\n')}\nglobalThis.kept = [${kept.join(', ')}]\n`
}
