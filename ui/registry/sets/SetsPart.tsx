import type { RegistrySet } from '@osh/core/registry/registry-set.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../Registry.module.css'
import { registryTexts as texts } from '../texts.ts'
import { SetLine } from './SetLine.tsx'
import type { SetsStore } from './sets-store.ts'

const AnswerModal = makeLazyPart(async () => ({ default: (await import('./AnswerModal.tsx')).AnswerModal }))

/** `onChanged`: what was sent has an answer, or will have none. */
type Props = { readonly store: SetsStore; readonly onChanged: () => void }

/** The sets that were made, the latest first. */
export const SetsPart = observer(function SetsPart({ store, onChanged }: Props) {
  const [answered, setAnswered] = useState<RegistrySet | null>(null)
  return (
    <section aria-labelledby="registry-sets">
      <h2 id="registry-sets" className={styles.heading}>
        {texts.sets}
      </h2>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={2}>
        {(sets) => (
          <>
            <p className={styles.muted}>{sets.length === 0 ? texts.noSets : texts.how}</p>
            <ul className={styles.rows}>
              {sets.map((set) => (
                <SetLine
                  key={set.id}
                  store={store}
                  set={set}
                  onAnswer={() => setAnswered(set)}
                  onChanged={onChanged}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {answered && (
        <Suspense>
          <AnswerModal store={store} set={answered} onTaken={onChanged} onClose={() => setAnswered(null)} />
        </Suspense>
      )}
    </section>
  )
})
