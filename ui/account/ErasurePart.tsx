import '#ui/kit/text-field-styles.ts'
import { Button, TextInput } from '@mantine/core'
import type { Company } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ownRights } from '#ui/app/session/own-rights.ts'
import { showCurrentCompany } from '#ui/example/show-current-company.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AccountSettings.module.css'
import { erasureStore } from './erasure-store.ts'
import { subscriptionStore } from './tariff/subscription-store.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.erasure

type Props = { readonly company: Company | null; readonly email: string }

/** Erasing the open company, and the account: each after its name was typed. */
export const ErasurePart = observer(function ErasurePart({ company, email }: Props) {
  const store = useService(erasureStore)
  const rights = useService(ownRights)
  const subscription = useService(subscriptionStore)
  useEffect(() => void subscription.open(), [subscription])
  useEffect(() => void rights.ask(), [rights])
  const mayClose = rights.may('close-company')
  const { state } = subscription
  const term = state.is === 'ready' ? state.value.term : null
  const isOwn = company !== null && company.example !== true && (state.is === 'ready' || company === null)
  /** Where nothing ends, in the browser's own demo, there is no server to erase it later. */
  const closes = term !== null
  const closesOn = term?.closesOn ?? null
  return (
    <section className={styles.part} aria-labelledby="erasure">
      <h2 id="erasure">{texts.heading}</h2>
      {company !== null && closesOn !== null ? (
        <Closing
          closesOn={closesOn}
          onKeep={mayClose ? () => store.keepCompany(company.id) : null}
          onKept={reload}
        />
      ) : (
        <p className={styles.about}>{isOwn && closes ? texts.companyHint : texts.accountHint}</p>
      )}
      <div className={styles.buttons}>
        {isOwn && mayClose && closesOn === null && (
          <Typed
            words={closes ? texts.closing : texts.company}
            asks={texts.typeName(company.name)}
            onErase={(typed) =>
              closes ? store.closeCompany(company.id, typed) : store.eraseCompany(company.id, typed)
            }
            onErased={closes ? reload : showCurrentCompany}
          />
        )}
        <Typed
          words={texts.account}
          asks={texts.typeEmail(email)}
          onErase={store.eraseAccount}
          onErased={store.leave}
        />
      </div>
    </section>
  )
})

type TypedProps = {
  readonly words: typeof texts.company | typeof texts.closing | typeof texts.account
  readonly asks: string
  readonly onErase: (typed: string) => Promise<string | null>
  readonly onErased: () => void
}

/** The whole page tells of it: what was read before is read again. */
const reload = (): void => window.location.reload()

type ClosingProps = {
  readonly closesOn: LocalDate
  /** Null for whoever is no owner. */
  readonly onKeep: (() => Promise<string | null>) | null
  readonly onKept: () => void
}

/** Until when the company is there, and the way back. */
function Closing({ closesOn, onKeep, onKept }: ClosingProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = async () => {
    const refused = await onKeep?.()
    if (refused) setRefusal(refused)
    else onKept()
  }
  return (
    <>
      <p className={styles.about}>{texts.closes(formatDate(closesOn))}</p>
      <p role="alert" className={styles.failure}>
        {refusal}
      </p>
      {onKeep && (
        <div className={styles.buttons}>
          <Button onClick={() => void keep()}>{texts.keep}</Button>
        </div>
      )}
    </>
  )
}

/** A question that is answered by typing what is to be erased. */
function Typed({ words, asks, onErase, onErased }: TypedProps) {
  const [typed, setTyped] = useState('')
  return (
    <AskedRemoval variant="default" words={words} onRemove={() => onErase(typed)} onRemoved={onErased}>
      <p>{words.warning}</p>
      <TextInput
        label={asks}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </AskedRemoval>
  )
}
