import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../runners/child.ts'
import { instrument, type Mutant } from './instrument.ts'

/** Words and the law's data are judged by tests of their own. */
const LEFT_OUT = /^core\/(wording|norms)\/|\.test\.ts$/

/** Every mutant of the files of core that begin so, its id its place in `mutants`; the plugin gives Vite those files with all of them in. */
export function coreMutants(beginnings: readonly string[]): {
  readonly mutants: readonly Mutant[]
  readonly plugin: Plugin
} {
  const mutants: Mutant[] = []
  const files = readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' })
    .map((file) => `core/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules') && !LEFT_OUT.test(file))
    .filter((file) => beginnings.length === 0 || beginnings.some((beginning) => file.startsWith(beginning)))
  const programs = new Map(
    files.map((file) => {
      const program = instrument(
        file,
        readFileSync(join(root, file), 'utf8'),
        (mutant) => mutants.push(mutant) - 1,
      )
      return [join(root, file), program]
    }),
  )
  const plugin: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform: (_, id) => {
      const code = programs.get(id.split('?')[0] ?? id)
      return code === undefined ? null : { code, map: null }
    },
  }
  return { mutants, plugin }
}
