import { Unreadable } from '#adapters/documents/own-form/finding.ts'
import { locateEntries, type PackedEntry } from '#adapters/documents/own-form/package/read-zip.ts'
import { holdsText } from './holds-text.ts'
import { type Inflate, inflateAnywhere } from './inflate-anywhere.ts'
import { RefusedSheet } from './refused-sheet.ts'

/** What the parts of one file may come to, and one part that is held whole in memory. */
const MOST_BYTES = 400 * 1024 * 1024
const MOST_OF_PART = 120 * 1024 * 1024

type Kind = 'xlsx' | 'ods'

/** A zip that is a table file. */
export type Package = {
  readonly kind: Kind
  /** The text of a part; null where there is none. Throws RefusedSheet where it comes to something else than its directory announces. */
  readonly read: (name: string) => string | null
  /** The same of all parts: whatever reads the file afterwards can't be made to swell. */
  readonly check: () => void
}

/** Parts that hold a program: of a workbook, and of an .ods but for the lists of its libraries, which are there without any. */
const MACROS =
  /(?:^|\/)vbaProject\.bin$|^xl\/macrosheets\/.|^Scripts\/.*[^/]$|^Basic\/[^/]+\/(?!script-l[bc]\.xml$)[^/]+$/iu

/** What an .ods fetches from other files or programs. */
const LINKS = ['<table:table-source', '<table:cell-range-source', '<table:dde-links']

/**
 * Which kind of table file a zip is; its parts are announced to come to no more than a server holds.
 *
 * @throws RefusedSheet
 */
export function openPackage(bytes: Uint8Array, inflate: Inflate = inflateAnywhere): Package {
  const entries = locate(bytes)
  const names = new Set(entries.map(({ name }) => name))
  const kind = names.has('xl/workbook.xml') ? 'xlsx' : names.has('content.xml') ? 'ods' : null
  if (!kind) throw new RefusedSheet(names.has('xl/workbook.bin') ? 'sheet/old-format' : 'sheet/not-a-table')
  if (entries.some(({ name }) => MACROS.test(name))) throw new RefusedSheet('sheet/macros')
  if (entries.some(({ name }) => name.startsWith('xl/externalLinks/'))) throw new RefusedSheet('sheet/linked')
  const all = entries.reduce((sum, { size }) => sum + size, 0)
  if (all > MOST_BYTES || entries.some(({ size }) => size > MOST_OF_PART))
    throw new RefusedSheet('sheet/swells')
  const mentions = (part: string, signs: readonly string[]): boolean =>
    entries.some((entry) => {
      if (entry.name !== part) return false
      const bytes = unpack(entry, inflate)
      return signs.some((sign) => holdsText(bytes, sign))
    })
  if (kind === 'xlsx' && mentions('[Content_Types].xml', ['macroEnabled', 'vbaProject']))
    throw new RefusedSheet('sheet/macros')
  if (kind === 'ods' && mentions('content.xml', LINKS)) throw new RefusedSheet('sheet/linked')
  return {
    kind,
    read: (name) => {
      const entry = entries.find((one) => one.name === name)
      return entry ? new TextDecoder().decode(unpack(entry, inflate)) : null
    },
    check: () => {
      for (const entry of entries) unpack(entry, inflate)
    },
  }
}

function locate(bytes: Uint8Array): readonly PackedEntry[] {
  try {
    return locateEntries(bytes)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const code = error.finding.code
    throw new RefusedSheet(
      code === 'own-form/encrypted'
        ? 'sheet/encrypted'
        : code === 'own-form/swells'
          ? 'sheet/swells'
          : 'sheet/damaged',
      { cause: error },
    )
  }
}

function unpack({ method, packed, size }: PackedEntry, inflate: Inflate): Uint8Array {
  if (method === 0 && packed.length === size) return packed
  if (method !== 8) throw new RefusedSheet('sheet/damaged')
  try {
    const bytes = inflate(packed, size)
    if (bytes.length !== size) throw new RefusedSheet('sheet/damaged')
    return bytes
  } catch (error) {
    if (error instanceof RefusedSheet) throw error
    const swells = error instanceof RangeError
    throw new RefusedSheet(swells ? 'sheet/swells' : 'sheet/damaged', { cause: error })
  }
}
