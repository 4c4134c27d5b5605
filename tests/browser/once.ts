import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/** What the first file that asks for it has made, for all files of the run: they come one after another. It survives JSON. */
export async function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const file = join(inject('shared'), `${name}.json`)
  const made = await readFile(file, 'utf8').catch(() => null)
  if (made !== null) return JSON.parse(made) as T
  const thing = await make()
  await writeFile(file, JSON.stringify(thing))
  return thing
}
