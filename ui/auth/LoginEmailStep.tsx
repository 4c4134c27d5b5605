import { Button, TextInput } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import styles from './AuthCard.module.css'
import { AuthCard } from './AuthCard.tsx'
import type { LoginStore } from './login-store.ts'
import { handleSubmit } from './on-submit.ts'
import { authTexts } from './texts.ts'
import { useGivenEmail } from './use-given-email.ts'

export const LoginEmailStep = observer(function LoginEmailStep({ store }: { readonly store: LoginStore }) {
  const given = useGivenEmail()
  return (
    <AuthCard title={authTexts.login}>
      <form noValidate onSubmit={handleSubmit(store.goOn, 'email')}>
        <TextInput
          id="email"
          type="email"
          autoComplete="username"
          autoFocus
          label={words.email}
          value={store.email}
          error={store.messages.email}
          onChange={(event) => store.setEmail(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth>
          {authTexts.continue}
        </Button>
      </form>
      <p className={styles.after}>
        {authTexts.noAccount}{' '}
        <Link to="/Register" state={given === null ? null : { email: given }}>
          {words.register}
        </Link>
      </p>
    </AuthCard>
  )
})
