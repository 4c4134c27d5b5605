import { strToU8, zipSync } from 'fflate'

/** A document's text inside XML; a character that XML can't hold isn't among ours. */
export const escapeXml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A zip of texts; the same bytes for the same texts. `stored` are the names that lie there uncompressed. */
export function zipTexts(
  files: Readonly<Record<string, string>>,
  stored: readonly string[] = [],
): Uint8Array {
  const mtime = new Date(2020, 0, 1)
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, words]) => [
        name,
        [strToU8(words), { level: stored.includes(name) ? 0 : 1, mtime }] as const,
      ]),
    ) as Parameters<typeof zipSync>[0],
  )
}
