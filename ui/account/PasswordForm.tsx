import '#ui/kit/form-styles.ts'
import { Button, PasswordInput } from '@mantine/core'
import { companies } from '@osh/core/wording/companies.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { handleSubmit } from '#ui/auth/on-submit.ts'
import { authTexts } from '#ui/auth/texts.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { bindTyped } from '#ui/kit/forms/typed-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AccountSettings.module.css'
import { type PasswordStore, passwordFields } from './password-store.ts'
import { accountTexts as texts } from './texts.ts'

type Props = { readonly store: PasswordStore; readonly onChanged: () => void }

/** The password there is, and the new one twice. */
export const PasswordForm = observer(function PasswordForm({ store, onChanged }: Props) {
  const { show } = useService(notices)
  const { fields, busy } = store
  const { messages } = fields
  useEffect(() => document.getElementById('currentPassword')?.focus(), [])
  const save = async () => {
    if (!(await store.save())) return
    show(texts.passwordChanged, { seconds: 6 })
    onChanged()
  }
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit(save, ...passwordFields)}>
      {messages.form && (
        <p role="alert" className={styles.failure}>
          {messages.form}
        </p>
      )}
      {passwordFields.map((field) => (
        <PasswordInput
          key={field}
          label={field === 'passwordRepeat' ? texts.repeatPassword : wordField(field)}
          autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
          description={field === 'newPassword' ? authTexts.passwordHint : undefined}
          {...bindTyped(fields, field)}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {texts.changePassword}
        </Button>
        <Button variant="default" disabled={busy} onClick={store.discard}>
          {companies.cancel}
        </Button>
      </div>
    </form>
  )
})
