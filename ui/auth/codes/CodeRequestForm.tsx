import { Button, TextInput } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { observer } from 'mobx-react-lite'
import { bindTyped } from '#ui/kit/forms/typed-fields.ts'
import styles from '../AuthCard.module.css'
import { AuthFailure } from '../AuthCard.tsx'
import { handleSubmit } from '../on-submit.ts'
import { authTexts } from '../texts.ts'
import type { NewPasswordStore } from './new-password-store.ts'

const texts = authTexts.newPassword

/** To which e-mail the code goes. */
export const CodeRequestForm = observer(function CodeRequestForm({
  store,
}: {
  readonly store: NewPasswordStore
}) {
  const { messages } = store.fields
  return (
    <form noValidate onSubmit={handleSubmit(store.ask, 'email')}>
      <AuthFailure>{messages.failure ?? messages.form ?? null}</AuthFailure>
      <p className={styles.said}>{texts.hint}</p>
      <TextInput
        type="email"
        autoComplete="username"
        autoFocus
        label={words.email}
        {...bindTyped(store.fields, 'email')}
      />
      <Button type="submit" fullWidth loading={store.busy}>
        {texts.send}
      </Button>
      <Button variant="default" fullWidth onClick={() => store.enterCode('')}>
        {texts.haveCode}
      </Button>
    </form>
  )
})
