import type { Company } from '@osh/core/companies/company.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ports } from '#ui/app/container.ts'
import { ownRights } from '#ui/app/session/own-rights.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../AccountSettings.module.css'
import { subscriptionStore } from '../tariff/subscription-store.ts'
import { AccountErasure } from './AccountErasure.tsx'
import { CompanyErasure } from './CompanyErasure.tsx'
import { erasureStore } from './erasure-store.ts'
import { erasureTexts as texts } from './texts.ts'

/** Closing the open company, and the account; taking it back. The demo lies in the browser, and no one erases it later. */
export const ErasurePart = observer(function ErasurePart({ company }: { readonly company: Company | null }) {
  const store = useService(erasureStore)
  const rights = useService(ownRights)
  const subscription = useService(subscriptionStore)
  const isServed = useService(ports.personalFiles) !== null
  useEffect(() => void subscription.open(), [subscription])
  useEffect(() => void rights.ask(), [rights])
  useEffect(() => void store.open(), [store])
  const { state } = subscription
  const term = state.is === 'ready' ? state.value.term : null
  return (
    <section className={styles.part} aria-labelledby="erasure">
      <h2 id="erasure">{texts.heading}</h2>
      {isServed ? (
        <>
          {company !== null && term !== null && (
            <CompanyErasure
              company={company}
              closesOn={term.closesOn}
              mayClose={rights.may('close-company')}
            />
          )}
          <Loaded state={store.state} onRetry={() => void store.open()} rows={2}>
            {(account) => <AccountErasure {...account} />}
          </Loaded>
        </>
      ) : (
        <p className={styles.about}>{texts.demo}</p>
      )}
    </section>
  )
})
