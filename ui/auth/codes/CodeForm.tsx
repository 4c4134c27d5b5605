import { Button, PasswordInput, TextInput } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { bindTyped } from '#ui/kit/forms/typed-fields.ts'
import styles from '../AuthCard.module.css'
import { AuthFailure } from '../AuthCard.tsx'
import { handleSubmit } from '../on-submit.ts'
import { authTexts } from '../texts.ts'
import type { NewPasswordStore } from './new-password-store.ts'

const texts = authTexts.newPassword

/** The code of the mail, and the new password twice. */
export const CodeForm = observer(function CodeForm({ store }: { readonly store: NewPasswordStore }) {
  const { fields, isSending } = store
  const { values, messages } = fields
  return (
    <form noValidate onSubmit={handleSubmit(store.replace, 'code', 'newPassword', 'passwordRepeat')}>
      <AuthFailure>{messages.failure ?? messages.form ?? null}</AuthFailure>
      {isSending !== null && (
        <p role="status" className={styles.said}>
          {isSending ? texts.sent(values.email) : texts.notSending}
        </p>
      )}
      <TextInput autoComplete="one-time-code" label={texts.code} {...bindTyped(fields, 'code')} />
      <PasswordInput
        autoComplete="new-password"
        label={texts.title}
        description={authTexts.passwordHint}
        {...bindTyped(fields, 'newPassword')}
      />
      <PasswordInput
        autoComplete="new-password"
        label={authTexts.passwordRepeat}
        {...bindTyped(fields, 'passwordRepeat')}
      />
      <Button type="submit" fullWidth loading={store.busy}>
        {texts.save}
      </Button>
      <Button variant="default" fullWidth onClick={store.askAgain}>
        {texts.another}
      </Button>
    </form>
  )
})
