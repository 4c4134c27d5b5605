import { Button, PasswordInput, TextInput } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import styles from '../AuthCard.module.css'
import { AuthFailure } from '../AuthCard.tsx'
import { onSubmit } from '../on-submit.ts'
import { authTexts } from '../texts.ts'
import type { NewPasswordStore } from './new-password-store.ts'

const texts = authTexts.newPassword

/** The code of the mail, and the new password twice. */
export const CodeForm = observer(function CodeForm({ store }: { readonly store: NewPasswordStore }) {
  const { values, messages, isSending } = store
  return (
    <form noValidate onSubmit={onSubmit(store.replace, 'code', 'newPassword', 'passwordRepeat')}>
      <AuthFailure>{messages.failure ?? messages.form ?? null}</AuthFailure>
      {isSending !== null && (
        <p role="status" className={styles.said}>
          {isSending ? texts.sent(values.email) : texts.notSending}
        </p>
      )}
      <TextInput
        id="code"
        autoComplete="one-time-code"
        label={texts.code}
        value={values.code}
        error={messages.code}
        onChange={(event) => store.set('code', event.currentTarget.value)}
      />
      <PasswordInput
        id="newPassword"
        autoComplete="new-password"
        label={texts.title}
        description={authTexts.passwordHint}
        value={values.newPassword}
        error={messages.newPassword}
        aria-invalid={messages.newPassword !== undefined}
        onChange={(event) => store.set('newPassword', event.currentTarget.value)}
      />
      <PasswordInput
        id="passwordRepeat"
        autoComplete="new-password"
        label={authTexts.passwordRepeat}
        value={values.passwordRepeat}
        error={messages.passwordRepeat}
        aria-invalid={messages.passwordRepeat !== undefined}
        onChange={(event) => store.set('passwordRepeat', event.currentTarget.value)}
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
