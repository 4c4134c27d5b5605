import '#ui/kit/text-field-styles.ts'
import { TextInput } from '@mantine/core'
import type { Company } from '@osh/core/companies/company.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { showCurrentCompany } from '#ui/example/show-current-company.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AccountSettings.module.css'
import { erasureStore } from './erasure-store.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.erasure

type Props = { readonly company: Company | null; readonly email: string }

/** Erasing the open company, and the account: each after its name was typed. */
export const ErasurePart = observer(function ErasurePart({ company, email }: Props) {
  const store = useService(erasureStore)
  const isOwn = company !== null && company.example !== true
  return (
    <section className={styles.part} aria-labelledby="erasure">
      <h2 id="erasure">{texts.heading}</h2>
      <p className={styles.about}>{isOwn ? texts.companyHint : texts.accountHint}</p>
      <div className={styles.buttons}>
        {isOwn && (
          <Typed
            words={texts.company}
            asks={texts.typeName(company.name)}
            onErase={(typed) => store.eraseCompany(company.id, typed)}
            onErased={showCurrentCompany}
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
  readonly words: typeof texts.company | typeof texts.account
  readonly asks: string
  readonly onErase: (typed: string) => Promise<string | null>
  readonly onErased: () => void
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
