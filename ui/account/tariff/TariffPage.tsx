import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
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
  const { company } = useService(currentCompany)
  useEffect(() => void store.open(), [store])
  return (
    <AccountPage title={texts.title}>
      {company === null ? (
        <EmptyState hint={texts.noCompanyHint}>{texts.noCompany}</EmptyState>
      ) : (
        <>
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
        </>
      )}
    </AccountPage>
  )
})
