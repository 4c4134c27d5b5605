import { Button } from '@mantine/core'
import { namePayer, type Payer } from '@osh/core/billing/payer.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import styles from '../AccountSettings.module.css'
import type { BillingStore } from './billing-store.ts'
import { payerKindWords, billingTexts as texts } from './billing-texts.ts'
import { PayerForm } from './PayerForm.tsx'

type Props = { readonly store: BillingStore; readonly payers: readonly Payer[] }

/** Who pays; each is written and changed in place. */
export const PayersPart = observer(function PayersPart({ store, payers }: Props) {
  const [edited, setEdited] = useState<Payer | 'new' | null>(null)
  return (
    <section className={styles.part} aria-labelledby="payers">
      <h2 id="payers">{texts.payers}</h2>
      {payers.length === 0 && <p className={styles.about}>{texts.noPayers}</p>}
      <ul className={styles.devices}>
        {payers.map((payer) =>
          edited !== 'new' && edited?.id === payer.id ? (
            <li key={payer.id}>
              <PayerForm store={store} payer={payer} onDone={() => setEdited(null)} />
            </li>
          ) : (
            <li key={payer.id} className={styles.device}>
              <div>
                <strong>{namePayer(payer) ?? texts.thisCompany}</strong>
                <span className={styles.when}>
                  {[namePayer(payer) && payerKindWords[payer.kind], payer.inn && `ИНН ${payer.inn}`]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </div>
              <div className={styles.buttons}>
                <Button
                  variant="default"
                  disabled={edited !== null}
                  aria-label={`${texts.edit}: ${namePayer(payer) ?? texts.thisCompany}`}
                  onClick={() => setEdited(payer)}
                >
                  {texts.edit}
                </Button>
                <AskedRemoval
                  variant="default"
                  about={namePayer(payer) ?? texts.thisCompany}
                  words={texts.removal}
                  onRemove={() => store.removePayer(payer.id)}
                  onRemoved={() => undefined}
                >
                  <p>{texts.removal.warning}</p>
                </AskedRemoval>
              </div>
            </li>
          ),
        )}
      </ul>
      {edited === 'new' ? (
        <PayerForm store={store} payer={null} onDone={() => setEdited(null)} />
      ) : (
        <Button variant="default" onClick={() => setEdited('new')}>
          {texts.addPayer}
        </Button>
      )}
    </section>
  )
})
