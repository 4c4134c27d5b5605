import { listPartFiles, type Part } from './parts.ts'

/** A path that has a page: the source of its pattern, and the sources of the parts that it asks for when it is opened. */
export type AskingPath = { readonly source: string; readonly asks: ReadonlySet<string> }

/** The files that each path needs beside the first load. */
export function listPathFiles(
  parts: readonly Part[],
  paths: readonly AskingPath[],
): Readonly<Record<string, readonly string[]>> {
  const first = listPartFiles(parts, ({ isEntry }) => isEntry)
  return Object.fromEntries(
    paths.map(({ source, asks }) => {
      const files = listPartFiles(parts, ({ sources }) => sources.some((source) => asks.has(source)))
      return [source, [...files].filter((file) => !first.has(file))]
    }),
  )
}

/**
 * The programs that a screen adds to what is around it. The first load and what is around take 150 ms of a phone's processor to begin: those come
 * meanwhile, and leave the connection to what is waited for first.
 *
 * @param around the sources of what is around every such screen; where they aren't, nothing is later
 */
export function listLaterFiles(
  parts: readonly Part[],
  files: readonly string[],
  around: readonly string[],
): readonly string[] {
  const before = listPartFiles(parts, ({ sources }) => sources.some((source) => around.includes(source)))
  const isAround = files.some((file) => before.has(file))
  return files.filter((file) => isAround && file.endsWith('.js') && !before.has(file))
}

/** In which file each source is that is asked for by name: measures and tests look there. */
export const listAskedFiles = (parts: readonly Part[]): Readonly<Record<string, string>> =>
  Object.fromEntries(parts.flatMap(({ fileName, sources }) => sources.map((source) => [source, fileName])))
