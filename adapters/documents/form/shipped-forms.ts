import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Parts, sortOutParts } from './reading/parts.ts'

/** Where the library is. */
export const formsFolder = fileURLToPath(new URL('../forms', import.meta.url))

/** The files of the library as Node reads them, by `<group>/<id>.md`, parts too. A browser takes the same by `import.meta.glob`. */
export const readShippedForms = (): Readonly<Record<string, string>> => readFiles('*/*.md')

/** What the forms share. */
export const readShippedParts = (): Parts => sortOutParts(readFiles('parts/*.md')).parts

/** Where the forms are, without what they share. */
export const listShippedForms = (): readonly string[] =>
  listFiles('*/*.md').filter((path) => !path.startsWith('parts/'))

const readFiles = (glob: string): Readonly<Record<string, string>> =>
  Object.fromEntries(listFiles(glob).map((path) => [path, readFileSync(`${formsFolder}/${path}`, 'utf8')]))

const listFiles = (glob: string): readonly string[] =>
  globSync(glob, { cwd: formsFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
