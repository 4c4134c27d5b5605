import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { inCompany } from '#ui/app/session/in-company.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { AccountPage } from '../AccountPage.tsx'
import styles from '../AccountSettings.module.css'
import { billingStore } from './billing-store.ts'
import { billingTexts as texts } from './billing-texts.ts'
import { InvoicesPart } from './InvoicesPart.tsx'
import { OrderPart } from './OrderPart.tsx'
import { PayersPart } from './PayersPart.tsx'
import { TariffPart } from './TariffPart.tsx'

/** What the company has, what it may order, who pays, and its invoices; the owner's alone. */
export const Component = observer(function TariffPage() {
  const store = useService(billingStore)
  const { company } = useService(inCompany)
  useEffect(() => void store.open(), [store])
  return (
    <AccountPage title={texts.title}>
      <TariffPart />
      <Loaded state={store.state} onRetry={() => void store.open()} rows={4}>
        {(money) => (
          <>
            {money.isIssuing ? (
              <OrderPart store={store} payers={money.payers} />
            ) : (
              <p className={styles.about}>{texts.notIssuing}</p>
            )}
            <PayersPart store={store} payers={money.payers} />
            <InvoicesPart companyId={company.id} invoices={money.invoices} />
          </>
        )}
      </Loaded>
    </AccountPage>
  )
})
