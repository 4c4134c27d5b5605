import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../forms', import.meta.url))

/** The files of the library as Node reads them, by `<group>/<id>.md`. A browser takes the same by `import.meta.glob`. */
export const shippedForms = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('*/*.md', { cwd: folder })
      .sort()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(`${folder}/${path}`, 'utf8')]),
  )
