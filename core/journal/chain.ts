import type { JournalLine, RecordChange, Values } from '../commands/journal.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { UserId } from '../shared/identity.ts'

/** SHA-256 of a text as UTF-8, in hexadecimal: core has none of its own. */
export type Hash = (text: string) => string | Promise<string>

/**
 * What the chain holds of one change: which records, and a hash of the salted values. Without the salt the values are erased: no one can tell
 * what they were by trying, and the hash stays where it is.
 */
export type Seal = {
  readonly record: string
  readonly ids: readonly number[]
  readonly digest: string
  readonly salt: string | null
}

/** A line of the journal in its company's chain: its number there, from 1, and a hash of it and all before it. */
export type ChainedLine = JournalLine & {
  readonly id: number
  readonly number: number
  readonly seals: readonly Seal[]
  readonly link: string
}

/** Where a chain ends; what was chained up to there can't be changed without changing this. */
export type ChainHead = { readonly number: number; readonly link: string }

/** Before the first line. */
export const noChain: ChainHead = { number: 0, link: '0'.repeat(64) }

/** A line before it is in the chain. */
export type LooseLine = JournalLine & { readonly id: number }

/**
 * Puts a line at the end of the chain.
 *
 * @param salts one for each change, each of a kind that can't be guessed
 */
export async function chainLine(
  head: ChainHead,
  line: LooseLine,
  salts: readonly string[],
  hash: Hash,
): Promise<ChainedLine> {
  const number = head.number + 1
  const seals: Seal[] = []
  for (const [i, change] of line.changes.entries()) {
    const salt = salts[i]
    if (salt === undefined) throw new Error('a change without a salt')
    const { record, ids } = change
    seals.push({ record, ids, digest: await hash(saltValues(change, salt)), salt })
  }
  return { ...line, number, seals, link: await hash(writeChainedText(head.link, { ...line, number, seals })) }
}

/** What is hashed of a line: the link before it, and all of the line but its values, of which the salted hashes are in it. */
export const writeChainedText = (
  previous: string,
  { number, companyId, id, by, at, command, seals }: Omit<ChainedLine, 'link' | 'changes'>,
): string =>
  `${previous}\n${JSON.stringify([
    'osh-journal/1',
    ...[number, companyId, id, by, at, command],
    seals.map(({ record, ids, digest }) => [record, ids, digest]),
  ])}`

/** What is hashed of a change's values. */
export const saltValues = (
  { before, after }: { readonly before: Values; readonly after: Values },
  salt: string,
): string => `${salt}\n${writeCanonical([before, after])}`

/** JSON with the names in one order, however the values were kept. */
export function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => writeCanonical(one ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${writeCanonical(one)}`).join(',')}}`
}

/** The seals once values are erased: without the salts of the changes whose values are not what they were. */
export const forgetSalts = (
  seals: readonly Seal[],
  before: readonly RecordChange[],
  after: readonly RecordChange[],
): readonly Seal[] =>
  seals.map((seal, i) => {
    const [was, is] = [before[i], after[i]]
    const isSame =
      was && is && writeCanonical([was.before, was.after]) === writeCanonical([is.before, is.after])
    return isSame ? seal : { ...seal, salt: null }
  })

/** A line as it is given out: values that are erased, or that the reader may not see, are their hash alone. */
export type ExportedLine = {
  readonly number: number
  readonly id: number
  readonly by: UserId
  readonly at: Instant
  readonly command: string
  readonly changes: readonly ExportedChange[]
  readonly link: string
}

export type ExportedChange = {
  readonly record: string
  readonly ids: readonly number[]
  readonly digest: string
  readonly values: { readonly salt: string; readonly before: Values; readonly after: Values } | null
}

/**
 * @param hides of which records the reader may not see the values
 */
export const exportLine = (
  { number, id, by, at, command, changes, seals, link }: ChainedLine,
  hides: (record: string) => boolean = () => false,
): ExportedLine => ({
  ...{ number, id, by, at, command, link },
  changes: seals.map(({ record, ids, digest, salt }, i) => {
    const change = changes[i]
    const shown = change !== undefined && salt !== null && !hides(record)
    const values = shown ? { salt, before: change.before, after: change.after } : null
    return { record, ids, digest, values }
  }),
})
