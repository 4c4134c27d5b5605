import { Button, PasswordInput, TextInput } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { observer } from 'mobx-react-lite'
import { bindTyped } from '#ui/kit/forms/typed-fields.ts'
import { LegalLink } from '#ui/kit/page/LegalLink.tsx'
import styles from './AuthCard.module.css'
import { AuthFailure } from './AuthCard.tsx'
import { handleSubmit } from './on-submit.ts'
import type { RegisterStore } from './register-store.ts'
import { authTexts } from './texts.ts'

export const RegisterForm = observer(function RegisterForm({ store }: { readonly store: RegisterStore }) {
  const { messages } = store.fields
  return (
    <form noValidate onSubmit={handleSubmit(store.register, 'email', 'password', 'passwordRepeat')}>
      <AuthFailure>{messages.failure ?? messages.form ?? null}</AuthFailure>
      <TextInput
        type="email"
        autoComplete="username"
        autoFocus
        label={words.email}
        {...bindTyped(store.fields, 'email')}
      />
      <PasswordInput
        autoComplete="new-password"
        label={authTexts.password}
        description={authTexts.passwordHint}
        {...bindTyped(store.fields, 'password')}
      />
      <PasswordInput
        autoComplete="new-password"
        label={authTexts.passwordRepeat}
        {...bindTyped(store.fields, 'passwordRepeat')}
      />
      <Button type="submit" fullWidth loading={store.busy}>
        {words.register}
      </Button>
      <p className={styles.small}>
        {authTexts.trial}. {authTexts.consent} <LegalLink href="/ContractOffer">{authTexts.offer}</LegalLink>{' '}
        {authTexts.and} <LegalLink href="/PrivacyPolicy">{authTexts.privacy}</LegalLink>.
      </p>
    </form>
  )
})
