import type { TariffName } from '@osh/core/tariffs/tariff.ts'
import { tariffWords } from '@osh/core/wording/service/tariffs.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { FailedState } from '#ui/kit/states/FailedState.tsx'
import { billingTexts as texts } from './billing-texts.ts'
import styles from './TariffGaps.module.css'
import { tariffGapsStore } from './tariff-gaps-store.ts'

/** What the company uses and the tariff does not give, said before it is ordered; nothing where it gives all. */
export const TariffGaps = observer(function TariffGaps({ tariff }: { readonly tariff: TariffName }) {
  const store = useService(tariffGapsStore)
  useEffect(() => void store.open(), [store])
  const { state } = store
  if (state.is === 'failed') return <FailedState status={state.status} onRetry={() => void store.open()} />
  const gaps = store.wordGapsOf(tariff)
  return (
    <div role="status">
      {gaps.length > 0 && (
        <div className={styles.note}>
          <p>{texts.gaps(tariffWords[tariff])}</p>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
})
