import { Button, TextInput } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import styles from './AuthCard.module.css'
import { AuthCard, AuthFailure } from './AuthCard.tsx'
import type { LoginStore } from './login-store.ts'
import { handleSubmit } from './on-submit.ts'
import { authTexts } from './texts.ts'

/** The code of the authenticator application, after the password was right. */
export const LoginCodeStep = observer(function LoginCodeStep({ store }: { readonly store: LoginStore }) {
  const { messages } = store
  const refused = messages.factorCode ?? messages.form
  const back = (
    <button type="button" className={styles.back} onClick={store.goBack}>
      <IconChevronLeft size={16} stroke={1.6} aria-hidden />
      <span className="visually-hidden">{authTexts.changeEmail}</span> {store.email}
    </button>
  )
  return (
    <AuthCard title={authTexts.code.title} before={back}>
      <form noValidate onSubmit={handleSubmit(store.logIn, 'factorCode')}>
        <AuthFailure>{messages.failure ?? messages.email ?? messages.password ?? null}</AuthFailure>
        <TextInput
          id="factorCode"
          autoComplete="one-time-code"
          autoFocus
          label={authTexts.code.field}
          description={authTexts.code.hint}
          value={store.factorCode}
          error={refused}
          aria-invalid={refused !== undefined}
          onChange={(event) => store.setFactorCode(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={store.busy}>
          {words.logIn}
        </Button>
      </form>
      <p className={styles.after}>{authTexts.code.lost}</p>
    </AuthCard>
  )
})
