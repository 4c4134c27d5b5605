import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { type ActId, type Citation, WARNED_DAYS } from '../acts.ts'
import type { Confidence } from '../confidence.ts'
import type { FullAct } from './full-acts.ts'

/** That an act, or points of it, was changed by a later one or has ended. */
export type LawChange = {
  readonly act: ActId
  /** Which points, as they are cited; null for the act as a whole, and where no one has said which. */
  readonly points: readonly string[] | null
  readonly is: 'changed' | 'ended'
  /** The first day of it; null where no one has found it. */
  readonly from: LocalDate | null
  /** The number of the act that has changed it; null where it ends by its own text, or no number is known. */
  readonly by: string | null
  /** The day of that act; null where it is not known either. */
  readonly date: LocalDate | null
  readonly confidence: Confidence
}

/**
 * What has changed or ended, or will within the days in which ends are warned of; the latest first, and after them what no one has a day of.
 * Acts that are applied past their end have not ended.
 */
export const listLawChanges = (acts: readonly FullAct[], today: LocalDate): readonly LawChange[] =>
  acts
    .flatMap((act) => [...listAmended(act), ...listEnded(act)])
    .filter(({ from }) => from === null || from <= addDays(today, WARNED_DAYS))
    .toSorted(({ from: a }, { from: b }) => (b ?? '').localeCompare(a ?? ''))

const listAmended = ({ id, amendments }: FullAct): readonly LawChange[] =>
  amendments.map(({ number, date, validFrom, confidence, points = null, ends = false }) => ({
    ...{ act: id, points, is: ends ? 'ended' : 'changed', from: validFrom, by: number, date, confidence },
  }))

const listEnded = ({ id, validTo, prolongationUnconfirmed, confidence }: FullAct): readonly LawChange[] =>
  validTo === null || prolongationUnconfirmed !== undefined
    ? []
    : [{ act: id, points: null, is: 'ended', from: addDays(validTo, 1), by: null, date: null, confidence }]

/** Whether what rests on the citation rests on what was changed: «ст. 20» has «ч. 4 ст. 20» in it, and the other way round. */
export const touches = ({ act, points }: LawChange, cited: Citation): boolean =>
  act === cited.act &&
  (points === null || cited.point === null || points.some((point) => isAbout(point, cited.point ?? '')))

/** Parts of a citation by their kind: «ч. 1 ст. 9» is ч → 1, ст → 9; «п. 8 и 25» is п → 8, 25. */
function readParts(point: string): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>()
  for (const [, kind = '', numbers = ''] of point.matchAll(/(\p{L}+)\.?\s*(\d[\d., и–-]*)/gu)) {
    const known = parts.get(kind) ?? new Set()
    for (const number of numbers.match(/\d+(?:\.\d+)*/g) ?? []) known.add(number)
    parts.set(kind, known)
  }
  return parts
}

/** They share a part, and of no kind do both name others. */
function isAbout(point: string, cited: string): boolean {
  const [a, b] = [readParts(point), readParts(cited)]
  const shared = [...a].flatMap(([kind, numbers]) => {
    const others = b.get(kind)
    return others ? [!numbers.isDisjointFrom(others)] : []
  })
  return shared.length > 0 && shared.every(Boolean)
}
