import { countDaysLeft, findTermLimits } from '@osh/core/tariffs/company-term.ts'
import type { Subscription } from '@osh/core/tariffs/subscription.ts'
import { listGiven, tariffWords } from '@osh/core/wording/service/tariffs.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { ownRights } from '#ui/app/session/own-rights.ts'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../AccountSettings.module.css'
import { billingTexts } from './billing-texts.ts'
import { subscriptionStore } from './subscription-store.ts'
import { tariffTexts as texts } from './texts.ts'

/** `leads`: to where it is paid. The company's tariff, the days that are left and what is used of it; nothing of a company where nothing ends. */
export const TariffPart = observer(function TariffPart({ leads = false }: { readonly leads?: boolean }) {
  const rights = useService(ownRights)
  const desk = useService(ports.billing)
  useEffect(() => void rights.ask(), [rights])
  const store = useService(subscriptionStore)
  useEffect(() => void store.open(), [store])
  if (store.state.is === 'ready' && store.state.value.term === null) return null
  return (
    <section className={styles.part} aria-labelledby="tariff">
      <h2 id="tariff">{texts.heading}</h2>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={3}>
        {(subscription) => <Known subscription={subscription} />}
      </Loaded>
      {leads && desk !== null && rights.may('manage-money') && (
        <p>
          <Link to="/account/tariff">{billingTexts.open}</Link>
        </p>
      )}
    </section>
  )
})

function Known({ subscription: { term, today, staff } }: { readonly subscription: Subscription }) {
  if (term === null) return null
  const left = countDaysLeft(term, today)
  const [, ...others] = listGiven(term.tariff)
  return (
    <>
      <DefinitionList>
        <DefinitionRow term={texts.current}>{tariffWords[term.tariff]}</DefinitionRow>
        <DefinitionRow term={texts.left}>
          {left > 0 ? texts.until(left, term.lastDay) : texts.ended(term.lastDay)}
        </DefinitionRow>
        <DefinitionRow term={texts.staff}>
          {texts.ofLimit(staff, findTermLimits(term).employees)}
        </DefinitionRow>
        <DefinitionRow term={texts.given}>{others.join('; ')}</DefinitionRow>
      </DefinitionList>
      <p className={`${styles.about} ${styles.action}`}>{texts.afterEnd}</p>
    </>
  )
}
