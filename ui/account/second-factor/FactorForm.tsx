import '#ui/kit/form-styles.ts'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { companies } from '@osh/core/wording/companies.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { handleSubmit } from '#ui/auth/on-submit.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { bindTyped } from '#ui/kit/forms/typed-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import account from '../AccountSettings.module.css'
import { QrCode } from './QrCode.tsx'
import styles from './SecondFactor.module.css'
import type { FactorStep, SecondFactorStore } from './second-factor-store.ts'
import { factorTexts as texts } from './texts.ts'

type Props = { readonly store: SecondFactorStore; readonly step: FactorStep; readonly onChanged: () => void }

const buttons: Readonly<Record<FactorStep, string>> = {
  password: texts.next,
  'first-code': texts.confirm,
  codes: texts.newCodes,
  end: texts.confirmOff,
}

/** The password, the code, or both. */
export const FactorForm = observer(function FactorForm({ store, step, onChanged }: Props) {
  const { show } = useService(notices)
  const { fields, busy, secret } = store
  const { messages } = fields
  const asksPassword = step !== 'first-code'
  const first = asksPassword ? 'currentPassword' : 'factorCode'
  useEffect(() => document.getElementById(first)?.focus(), [first])
  const send = async () => {
    if (!(await store.send())) return
    if (step === 'end') show(texts.off, { seconds: 6 })
    if (step === 'end' || step === 'first-code') onChanged()
  }
  return (
    <form noValidate className={account.form} onSubmit={handleSubmit(send, 'currentPassword', 'factorCode')}>
      {messages.form && (
        <p role="alert" className={account.failure}>
          {messages.form}
        </p>
      )}
      {secret && (
        <>
          <p className={account.about}>{texts.scan}</p>
          <QrCode text={secret.address} label={texts.qr} />
          <p className={account.about}>
            {texts.byHand} <span className={styles.secret}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</span>
          </p>
          <p className={account.about}>{texts.firstCode}</p>
        </>
      )}
      {asksPassword && (
        <PasswordInput
          autoComplete="current-password"
          label={wordField('currentPassword')}
          description={step === 'password' ? texts.passwordAsked : undefined}
          {...bindTyped(fields, 'currentPassword')}
        />
      )}
      {step !== 'password' && (
        <TextInput
          autoComplete="one-time-code"
          inputMode={step === 'first-code' ? 'numeric' : 'text'}
          label={wordField('factorCode')}
          {...bindTyped(fields, 'factorCode')}
        />
      )}
      <div className={account.buttons}>
        <Button type="submit" loading={busy}>
          {buttons[step]}
        </Button>
        <Button variant="default" disabled={busy} onClick={store.discard}>
          {companies.cancel}
        </Button>
      </div>
    </form>
  )
})
