import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runners/child.ts'
import { type MutatedFiles, mutateFiles } from './mutated-files.ts'

/** Words and the law's data are judged by tests of their own. */
const LEFT_OUT = /^core\/(wording|norms)\/|\.test\.ts$/

/** Every mutant of the files of core that begin so. */
export function coreMutants(beginnings: readonly string[]): MutatedFiles {
  const files = readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' })
    .map((file) => `core/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules') && !LEFT_OUT.test(file))
    .filter((file) => beginnings.length === 0 || beginnings.some((beginning) => file.startsWith(beginning)))
  return mutateFiles(files, () => null)
}
