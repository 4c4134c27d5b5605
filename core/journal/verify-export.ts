import type { CompanyId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import {
  type ChainHead,
  type ExportedLine,
  type Hash,
  noChain,
  saltValues,
  writeChainedText,
} from './chain.ts'

/** The first line of an export: of which company it is. */
export type ExportTitle = { readonly journal: 'osh-journal/1'; readonly companyId: CompanyId }
/** The last: where the chain ended, and how many lines had no place in it yet. */
export type ExportEnd = { readonly head: ChainHead; readonly waiting: number }

/** What is wrong with an export, and with which entry first. */
export type Broken =
  | { readonly is: 'unreadable'; readonly line: number }
  | { readonly is: 'out-of-order'; readonly number: number; readonly found: number }
  | { readonly is: 'changed'; readonly number: number }
  | { readonly is: 'values-changed'; readonly number: number; readonly record: string }
  | { readonly is: 'cut-off'; readonly number: number }
  | { readonly is: 'other-head'; readonly number: number }

export type Verified = { readonly head: ChainHead; readonly hidden: number; readonly waiting: number }

export type Verdict = Result<Verified, Broken>

/**
 * Checks an export by itself: every entry follows the one before it, nothing of it was changed, and none is missing up to the head at its end. That
 * the last entries were not cut off with a new head only a head can tell that was noted elsewhere (`known`).
 *
 * @param lines of the file, parsed; undefined for one that is no JSON
 */
export async function verifyExport(
  lines: AsyncIterable<unknown> | Iterable<unknown>,
  hash: Hash,
  known: ChainHead | null = null,
): Promise<Verdict> {
  let title: ExportTitle | null = null
  let end: ExportEnd | null = null
  let head = noChain
  let [read, hidden] = [0, 0]
  for await (const line of lines) {
    read += 1
    const unreadable: Verdict = err({ is: 'unreadable', line: read })
    if (title === null) {
      if (!isTitle(line)) return unreadable
      title = line
    } else if (end === null && isEnd(line)) end = line
    else {
      if (end !== null || !isExported(line)) return unreadable
      const wrong = await findWhatIsWrong(title, head, line, hash)
      if (wrong) return err(wrong)
      hidden += line.changes.filter(({ values }) => values === null).length
      head = { number: line.number, link: line.link }
      if (known?.number === head.number && known.link !== head.link)
        return err({ is: 'other-head', number: head.number })
    }
  }
  if (end === null) return err({ is: 'cut-off', number: head.number })
  if (end.head.number !== head.number || end.head.link !== head.link)
    return err({ is: 'cut-off', number: head.number })
  if (known && known.number > head.number) return err({ is: 'cut-off', number: head.number })
  return ok({ head, hidden, waiting: end.waiting })
}

async function findWhatIsWrong(
  { companyId }: ExportTitle,
  head: ChainHead,
  line: ExportedLine,
  hash: Hash,
): Promise<Broken | null> {
  const { number, link, changes } = line
  if (number !== head.number + 1) return { is: 'out-of-order', number: head.number + 1, found: number }
  const seals = changes.map(({ record, ids, digest }) => ({ record, ids, digest, salt: null }))
  const text = writeChainedText(head.link, { ...line, companyId, seals })
  if ((await hash(text)) !== link) return { is: 'changed', number }
  for (const { record, digest, values } of changes)
    if (values && (await hash(saltValues(values, values.salt))) !== digest)
      return { is: 'values-changed', number, record }
  return null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTitle = (line: unknown): line is ExportTitle =>
  isObject(line) && line.journal === 'osh-journal/1' && typeof line.companyId === 'number'

const isEnd = (line: unknown): line is ExportEnd =>
  isObject(line) &&
  isObject(line.head) &&
  typeof line.head.number === 'number' &&
  typeof line.head.link === 'string' &&
  typeof line.waiting === 'number'

const isExported = (line: unknown): line is ExportedLine =>
  isObject(line) &&
  [line.number, line.id, line.by].every((one) => typeof one === 'number') &&
  [line.at, line.command, line.link].every((one) => typeof one === 'string') &&
  Array.isArray(line.changes) &&
  line.changes.every(isChange)

const isChange = (change: unknown): boolean =>
  isObject(change) &&
  typeof change.record === 'string' &&
  Array.isArray(change.ids) &&
  typeof change.digest === 'string' &&
  (change.values === null ||
    (isObject(change.values) &&
      typeof change.values.salt === 'string' &&
      'before' in change.values &&
      'after' in change.values))
