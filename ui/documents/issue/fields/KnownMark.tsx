import { observer } from 'mobx-react-lite'
import styles from '../Issue.module.css'
import { issueTexts as texts } from '../texts.ts'
import { describeAnswer } from './describe-answer.ts'
import type { ValueProps } from './value-field.ts'

/** Where a value was filled from, and what was there before a person changed it. */
export const KnownMark = observer(function KnownMark({ store, spec }: ValueProps) {
  const known = store.filling.findKnown(spec)
  if (known === null)
    return store.isLeftToEach(spec) ? <p className={styles.hint}>{texts.filledForEach}</p> : null
  if (!store.isChanged(spec)) return <p className={styles.known}>{texts.filledFrom(known.from)}</p>
  return (
    <p className={styles.changed}>
      {texts.changedFrom(known.from, describeAnswer(spec.kind, known.value, store.suggestions.choices))}{' '}
      <button
        type="button"
        className={styles.link}
        aria-label={texts.takeBackOf(spec.label)}
        onClick={() => store.answer(spec.name, known.value)}
      >
        {texts.takeBack}
      </button>
    </p>
  )
})
