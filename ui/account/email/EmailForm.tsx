import '#ui/kit/form-styles.ts'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { companies } from '@osh/core/wording/companies.ts'
import { fieldLabel } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { onSubmit } from '#ui/auth/on-submit.ts'
import styles from '../AccountSettings.module.css'
import { accountTexts } from '../texts.ts'
import { type EmailStore, emailFields } from './email-store.ts'

const texts = accountTexts.newEmail

/** The new e-mail, and the password that there is. */
export const EmailForm = observer(function EmailForm({ store }: { readonly store: EmailStore }) {
  const { values, messages, busy } = store
  useEffect(() => document.getElementById('email')?.focus(), [])
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit(store.ask, ...emailFields)}>
      {messages.form && (
        <p role="alert" className={styles.failure}>
          {messages.form}
        </p>
      )}
      <TextInput
        id="email"
        type="email"
        autoComplete="off"
        label={texts.email}
        description={texts.hint}
        value={values.email}
        error={messages.email}
        onChange={(event) => store.set('email', event.currentTarget.value)}
      />
      <PasswordInput
        id="currentPassword"
        autoComplete="current-password"
        label={fieldLabel('currentPassword')}
        value={values.currentPassword}
        error={messages.currentPassword}
        aria-invalid={messages.currentPassword !== undefined}
        onChange={(event) => store.set('currentPassword', event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {texts.send}
        </Button>
        <Button variant="default" disabled={busy} onClick={store.discard}>
          {companies.cancel}
        </Button>
      </div>
    </form>
  )
})
