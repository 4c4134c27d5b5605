import '#ui/kit/form-styles.ts'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { companies } from '@osh/core/wording/companies.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { handleSubmit } from '#ui/auth/on-submit.ts'
import { bindTyped } from '#ui/kit/forms/typed-fields.ts'
import styles from '../AccountSettings.module.css'
import { accountTexts } from '../texts.ts'
import { type EmailStore, emailFields } from './email-store.ts'

const texts = accountTexts.newEmail

/** The new e-mail, and the password that there is. */
export const EmailForm = observer(function EmailForm({ store }: { readonly store: EmailStore }) {
  const { fields, busy } = store
  const { messages } = fields
  useEffect(() => document.getElementById('email')?.focus(), [])
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit(store.ask, ...emailFields)}>
      {messages.form && (
        <p role="alert" className={styles.failure}>
          {messages.form}
        </p>
      )}
      <TextInput
        type="email"
        autoComplete="off"
        label={texts.email}
        description={texts.hint}
        {...bindTyped(fields, 'email')}
      />
      <PasswordInput
        autoComplete="current-password"
        label={wordField('currentPassword')}
        {...bindTyped(fields, 'currentPassword')}
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
