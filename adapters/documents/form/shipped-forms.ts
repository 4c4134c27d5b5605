import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the library is. */
export const formsFolder = fileURLToPath(new URL('../forms', import.meta.url))

/** The files of the library as Node reads them, by `<group>/<id>.md`. A browser takes the same by `import.meta.glob`. */
export const readShippedForms = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('*/*.md', { cwd: formsFolder })
      .sort()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(`${formsFolder}/${path}`, 'utf8')]),
  )
