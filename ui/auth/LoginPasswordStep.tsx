import { Button, PasswordInput } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AuthCard.module.css'
import { AuthCard, AuthFailure } from './AuthCard.tsx'
import type { LoginStore } from './login-store.ts'
import { handleSubmit } from './on-submit.ts'
import { authTexts } from './texts.ts'

export const LoginPasswordStep = observer(function LoginPasswordStep({
  store,
}: {
  readonly store: LoginStore
}) {
  const { messages } = store
  const hasMail = useService(ports.sentCodes) !== null
  const back = (
    <button type="button" className={styles.back} onClick={store.goBack}>
      <IconChevronLeft size={16} stroke={1.6} aria-hidden />
      <span className="visually-hidden">{authTexts.changeEmail}</span> {store.email}
    </button>
  )
  return (
    <AuthCard title={words.enterPassword} before={back}>
      <form noValidate onSubmit={handleSubmit(store.logIn, 'password')}>
        <AuthFailure>{messages.failure ?? messages.email ?? null}</AuthFailure>
        <input type="email" name="email" autoComplete="username" value={store.email} readOnly hidden />
        <PasswordInput
          id="password"
          autoComplete="current-password"
          autoFocus
          label={authTexts.password}
          value={store.password}
          error={messages.password ?? messages.form}
          aria-invalid={messages.password !== undefined || messages.form !== undefined}
          onChange={(event) => store.setPassword(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={store.busy}>
          {words.logIn}
        </Button>
      </form>
      {hasMail && (
        <p className={styles.after}>
          <Link to="/password-reset" state={{ email: store.email }}>
            {authTexts.forgotten}
          </Link>
        </p>
      )}
    </AuthCard>
  )
})
