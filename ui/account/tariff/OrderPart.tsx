import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect } from '@mantine/core'
import { namePayer, type Payer } from '@osh/core/billing/payer.ts'
import { computePrice, type TariffName, type Term, tariffs, terms } from '@osh/core/tariffs/tariff.ts'
import { formatRoubles, tariffWords, termWords } from '@osh/core/wording/service/tariffs.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AccountSettings.module.css'
import type { BillingStore } from './billing-store.ts'
import { payerKindWords, billingTexts as texts } from './billing-texts.ts'
import { TariffGaps } from './TariffGaps.tsx'

const paid = tariffs.filter((tariff) => computePrice(tariff, 12) > 0)

type Props = { readonly store: BillingStore; readonly payers: readonly Payer[] }

/** Which tariff for how long, who pays, and what it comes to. */
export const OrderPart = observer(function OrderPart({ store, payers }: Props) {
  const { show } = useService(notices)
  const [tariff, setTariff] = useState<TariffName>('standard')
  const [months, setMonths] = useState<Term>(12)
  const [chosen, setChosen] = useState<number | null>(null)
  const [messages, setMessages] = useState<Messages>({})
  const payer = payers.find(({ id }) => id === chosen) ?? payers[0]
  const order = async () => {
    const wrong = await store.order({ tariff, months, payerId: payer?.id })
    setMessages(wrong ?? {})
    if (wrong === null) show(texts.made)
  }
  return (
    <section className={styles.part} aria-labelledby="order">
      <h2 id="order">{texts.order}</h2>
      <p className={styles.about}>{texts.orderHint}</p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void order()
        }}
      >
        <NativeSelect
          label={texts.tariff}
          data={paid.map((one) => ({ value: one, label: tariffWords[one] }))}
          value={tariff}
          error={messages.tariff}
          onChange={({ currentTarget }) =>
            setTariff(paid.find((one) => one === currentTarget.value) ?? tariff)
          }
        />
        <NativeSelect
          label={texts.months}
          data={terms.map((one) => ({
            value: String(one),
            label: `${termWords[one]} — ${formatRoubles(computePrice(tariff, one))}`,
          }))}
          value={String(months)}
          error={messages.months}
          onChange={({ currentTarget }) =>
            setMonths(terms.find((one) => String(one) === currentTarget.value) ?? months)
          }
        />
        <NativeSelect
          label={texts.payer}
          disabled={payers.length === 0}
          data={
            payers.length === 0
              ? [texts.noPayer]
              : payers.map((one) => ({
                  value: String(one.id),
                  label: namePayer(one) ?? payerKindWords['this-company'],
                }))
          }
          value={payer ? String(payer.id) : texts.noPayer}
          error={messages.payerId}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
        <TariffGaps tariff={tariff} />
        <p role="alert" className={styles.failure}>
          {messages.form}
        </p>
        <p>{texts.sum(formatRoubles(computePrice(tariff, months)))}</p>
        <div className={styles.buttons}>
          <Button type="submit" disabled={payer === undefined} loading={store.busy}>
            {texts.makeInvoice}
          </Button>
        </div>
      </form>
    </section>
  )
})
