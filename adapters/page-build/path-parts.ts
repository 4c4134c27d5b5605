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
      const files = listPartFiles(parts, (part) => part.source !== null && asks.has(part.source))
      return [source, [...files].filter((file) => !first.has(file))]
    }),
  )
}
