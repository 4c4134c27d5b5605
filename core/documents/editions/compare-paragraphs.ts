/** A paragraph of two texts beside each other: null where one of them has none; both alike where nothing has changed. */
export type ParagraphPair = { readonly before: string | null; readonly after: string | null }

/** So many pairs are looked at; of longer texts that differ the paragraphs are put beside each other by their places. */
const MOST_PAIRS = 4_000_000

/** Paragraphs that share so much of their words are one that was changed. */
const LEAST_LIKENESS = 1 / 3

/** Two texts paragraph by paragraph, in their order: what both have stands once, what was changed stands beside what it was. */
export function compareParagraphs(
  before: readonly string[],
  after: readonly string[],
): readonly ParagraphPair[] {
  const start = countAlike(before, after)
  const end = countAlike(before.slice(start).toReversed(), after.slice(start).toReversed())
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  return [
    ...before.slice(0, start).map(keepBoth),
    ...compareMiddles(gone, come),
    ...before.slice(before.length - end).map(keepBoth),
  ]
}

/** Whether anything is said otherwise. */
export const isChanged = ({ before, after }: ParagraphPair): boolean => before !== after

const keepBoth = (text: string): ParagraphPair => ({ before: text, after: text })

/** How many of the first are the same. */
function countAlike(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((text, at) => text !== b[at])
  return differs === -1 ? a.length : differs
}

function compareMiddles(before: readonly string[], after: readonly string[]): readonly ParagraphPair[] {
  if (before.length * after.length > MOST_PAIRS) return pairRun(before, after, () => true)
  const pairs: ParagraphPair[] = []
  let [i, j] = [0, 0]
  for (const [a, b] of [...findCommon(before, after), [before.length, after.length] as const]) {
    pairs.push(...pairRun(before.slice(i, a), after.slice(j, b), isAlike))
    const text = before[a]
    if (text !== undefined) pairs.push(keepBoth(text))
    ;[i, j] = [a + 1, b + 1]
  }
  return pairs
}

/** The places of the longest common subsequence in both. */
function findCommon(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const width = b.length + 1
  /** How many are common from those places on. */
  const common = new Uint16Array((a.length + 1) * width)
  const read = (i: number, j: number): number => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        a[i] === b[j] ? read(i + 1, j + 1) + 1 : Math.max(read(i + 1, j), read(i, j + 1))
  const found: (readonly [number, number])[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) found.push([i++, j++])
    else if (read(i + 1, j) >= read(i, j + 1)) i += 1
    else j += 1
  }
  return found
}

/** What stands between two paragraphs that both have: those in like places are one that was changed, if they are alike. */
function pairRun(
  gone: readonly string[],
  come: readonly string[],
  isOne: (before: string, after: string) => boolean,
): readonly ParagraphPair[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
    const [before = null, after = null] = [gone[at], come[at]]
    return before !== null && after !== null && !isOne(before, after)
      ? [
          { before, after: null },
          { before: null, after },
        ]
      : [{ before, after }]
  }).flat()
}

const listWords = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

function isAlike(before: string, after: string): boolean {
  const [a, b] = [listWords(before), listWords(after)]
  return a.intersection(b).size >= LEAST_LIKENESS * Math.max(a.size, b.size)
}
