import '#ui/kit/text-field-styles.ts'
import { Button, TextInput } from '@mantine/core'
import type { FoundCompany, OperatorInvoice } from '@osh/core/billing/billing.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { formatRoubles, tariffWords, termWords } from '@osh/core/wording/service/tariffs.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import shared from '../Operator.module.css'
import { OperatorList } from '../OperatorList.tsx'
import { OperatorPage } from '../OperatorPage.tsx'
import { operatorTexts } from '../texts.ts'
import styles from './OperatorBilling.module.css'
import { type OperatorBillingStore, operatorBillingStore } from './operator-billing-store.ts'

const texts = operatorTexts.billing

/** «Счета»: what waits to be paid, what has been, and how many employees a company may have. */
export const Component = observer(function OperatorBillingPage() {
  const store = useService(operatorBillingStore)
  useEffect(() => void store.open(), [store])
  return (
    <OperatorPage title={texts.title} state={store.state} onRetry={() => void store.open()}>
      {(invoices) => (
        <>
          <OperatorList
            items={invoices}
            none={texts.none}
            row={(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} store={store} />}
            failure={store.attempt.failure}
          />
          <Limits store={store} />
        </>
      )}
    </OperatorPage>
  )
})

type RowProps = { readonly invoice: OperatorInvoice; readonly store: OperatorBillingStore }

/** The answer that changes nothing has the focus at first. */
const focus = (button: HTMLButtonElement | null): void => button?.focus()

const InvoiceRow = observer(function InvoiceRow({ invoice, store }: RowProps) {
  const { show } = useService(notices)
  const [asked, setAsked] = useState(false)
  const { id, company, buyer, tariff, months, sum, date, paid } = invoice
  const name = texts.invoice(id, formatDate(date))
  const mark = async () => {
    if (await store.markPaid(invoice)) show(texts.marked)
    setAsked(false)
  }
  return (
    <li className={shared.row}>
      <div className={shared.words}>
        <strong>{name}</strong>
        <p>{company}</p>
        <p className={shared.muted}>
          {[`«${tariffWords[tariff]}», ${termWords[months]}`, formatRoubles(sum), buyer.name].join(' · ')}
        </p>
      </div>
      <p>{paid ? texts.paid : texts.unpaid}</p>
      {!paid && !asked && (
        <Button
          variant="default"
          aria-label={`${texts.paid}: ${name}`}
          disabled={store.attempt.busy}
          onClick={() => setAsked(true)}
        >
          {texts.paid}
        </Button>
      )}
      {!paid && asked && (
        <fieldset className={styles.question}>
          <legend>{texts.isPaid(name)}</legend>
          <p>{texts.follows(tariffWords[tariff], termWords[months])}</p>
          <Button loading={store.attempt.busy} onClick={() => void mark()}>
            {texts.mark}
          </Button>
          <Button ref={focus} variant="default" disabled={store.attempt.busy} onClick={() => setAsked(false)}>
            {texts.notYet}
          </Button>
        </fieldset>
      )}
    </li>
  )
})

/** A company is found by its ИНН; what is typed beside it is how many employees it may have. */
const Limits = observer(function Limits({ store }: { readonly store: OperatorBillingStore }) {
  const [inn, setInn] = useState('')
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">{texts.limits}</h2>
      <form
        noValidate
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          void store.find(inn)
        }}
      >
        <TextInput
          label={texts.inn}
          inputMode="numeric"
          maxLength={12}
          value={inn}
          onChange={({ currentTarget }) => setInn(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {texts.find}
        </Button>
      </form>
      {store.found?.length === 0 && <p>{texts.notFound}</p>}
      <ul className={shared.list}>
        {store.found?.map((company) => (
          <Limit key={company.id} company={company} store={store} />
        ))}
      </ul>
    </section>
  )
})

type LimitProps = { readonly company: FoundCompany; readonly store: OperatorBillingStore }

const Limit = observer(function Limit({ company: { id, name, term }, store }: LimitProps) {
  const { show } = useService(notices)
  const [limit, setLimit] = useState(String(term?.employeeLimit ?? ''))
  if (term === null) return null
  const allow = async () => {
    if (await store.allow(id, limit)) show(texts.allowed)
  }
  return (
    <li>
      <form
        noValidate
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          void allow()
        }}
      >
        <TextInput
          label={texts.limitOf(name)}
          description={texts.now(tariffWords[term.tariff], formatDate(term.lastDay))}
          inputMode="numeric"
          maxLength={7}
          value={limit}
          onChange={({ currentTarget }) => setLimit(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={store.attempt.busy}>
          {texts.allow}
        </Button>
      </form>
    </li>
  )
})
