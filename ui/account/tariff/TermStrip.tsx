import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import { subscriptionStore } from './subscription-store.ts'
import styles from './TermStrip.module.css'
import { tariffTexts } from './texts.ts'

const texts = tariffTexts.strip

/** Under the header while the company's term ends or has ended. */
export const TermStrip = observer(function TermStrip() {
  const store = useService(subscriptionStore)
  useEffect(() => void store.open(), [store])
  const { state, fewDays } = store
  if (state.is !== 'ready' || state.value.term === null) return null
  const { lastDay, closesOn } = state.value.term
  if (fewDays === null && closesOn === null) return null
  return (
    <aside aria-label={texts.label} className={styles.strip}>
      <div className={styles.inner}>
        <p>
          {closesOn !== null
            ? texts.closes(closesOn)
            : fewDays !== null && fewDays > 0
              ? texts.soon(fewDays, lastDay)
              : texts.ended(lastDay)}
        </p>
        <Link to={closesOn === null ? '/account/settings#tariff' : '/account/settings#erasure'}>
          {closesOn === null ? texts.open : texts.openClosing}
        </Link>
      </div>
    </aside>
  )
})
