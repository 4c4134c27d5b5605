import {
  compareParagraphs,
  isChanged,
  type ParagraphPair,
} from '@osh/core/documents/editions/compare-paragraphs.ts'
import styles from './Editions.module.css'
import { editionTexts as texts } from './texts.ts'

/** Two texts beside each other: what has changed is marked, what has not is folded. */
export function ParagraphPairs({ pairs }: { readonly pairs: readonly ParagraphPair[] }) {
  const changed = pairs.filter(isChanged).length
  return (
    <>
      <p className={styles.muted}>{changed === 0 ? texts.noChanges : texts.changed(changed)}</p>
      {changed > 0 && (
        <div className={styles.pairs}>
          <div className={styles.heads} aria-hidden>
            <span>{texts.before}</span>
            <span>{texts.after}</span>
          </div>
          {listRuns(pairs).map(({ at, run }) =>
            run.some(isChanged) ? (
              run.map((pair) => <Changed key={pair.at} {...pair} />)
            ) : (
              <details key={at} className={styles.same}>
                <summary>{texts.unchanged(run.length)}</summary>
                {run.map((pair) => (
                  <p key={pair.at}>{pair.before}</p>
                ))}
              </details>
            ),
          )}
        </div>
      )}
    </>
  )
}

type Placed = ParagraphPair & { readonly at: number }
type Run = { readonly at: number; readonly run: Placed[] }

/** Neighbours that have all changed, or all not. */
function listRuns(pairs: readonly ParagraphPair[]): readonly Run[] {
  const runs: Run[] = []
  for (const [at, pair] of pairs.entries()) {
    const last = runs.at(-1)
    if (last?.run.every((one) => isChanged(one) === isChanged(pair))) last.run.push({ ...pair, at })
    else runs.push({ at, run: [{ ...pair, at }] })
  }
  return runs
}

function Changed({ before, after }: ParagraphPair) {
  const words = before !== null && after !== null ? compareWords(before, after) : null
  return (
    <div className={styles.pair}>
      <p className={before === null ? styles.gap : undefined}>
        {before !== null && (
          <>
            <span className={styles.which}>{texts.before}: </span>
            {words ? words.map((word) => word.before !== null && tell(word, 'before')) : <del>{before}</del>}
          </>
        )}
      </p>
      <p className={after === null ? styles.gap : undefined}>
        {after !== null && (
          <>
            <span className={styles.which}>{texts.after}: </span>
            {words ? words.map((word) => word.after !== null && tell(word, 'after')) : <ins>{after}</ins>}
          </>
        )}
      </p>
    </div>
  )
}

/** Words with the blanks after them. */
const compareWords = (before: string, after: string): readonly Placed[] =>
  compareParagraphs(splitWords(before), splitWords(after)).map((pair, at) => ({ ...pair, at }))

const splitWords = (text: string): readonly string[] => text.match(/\S+\s*/gu) ?? []

function tell(word: Placed, which: 'before' | 'after') {
  const text = word[which]
  if (!isChanged(word)) return <span key={word.at}>{text}</span>
  return which === 'before' ? <del key={word.at}>{text}</del> : <ins key={word.at}>{text}</ins>
}
