import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../runners/child.ts'
import { instrument, type Mistake, type Mutant } from './instrument.ts'

/** The mutants of some files, the id of each its place in the list, where places between files are empty; the plugin gives Vite those files with all of them in. */
export type MutatedFiles = { readonly mutants: readonly Mutant[]; readonly plugin: Plugin }

/** Each file begins at a multiple of it: of one in so many as divide it the same mutants are tried, whatever becomes of other files. */
const FILE_STEP = 60

/** @param mistakesIn null: every usual mistake; else these alone */
export function mutateFiles(
  files: readonly string[],
  mistakesIn: (file: string) => readonly Mistake[] | null,
): MutatedFiles {
  const mutants: Mutant[] = []
  const programs = new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      mutants.length = Math.ceil(mutants.length / FILE_STEP) * FILE_STEP
      const add = (mutant: Mutant): number => mutants.push(mutant) - 1
      return [join(root, file), instrument(file, source, add, mistakesIn(file))]
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
