import '#ui/kit/password-styles.ts'
import { auth as words } from '@osh/core/wording/auth.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AuthCard.module.css'
import { AuthCard } from './AuthCard.tsx'
import { askedPage } from './asked-page.ts'
import { authStore } from './auth-store.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { registerStore } from './register-store.ts'
import { authTexts } from './texts.ts'
import { useGivenEmail } from './use-given-email.ts'

export const Component = observer(function RegisterPage() {
  const { state } = useService(authStore)
  const store = useService(registerStore)
  const asked = useService(askedPage)
  const given = useGivenEmail()
  useEffect(() => {
    if (given !== null) store.fields.set('email', given)
  }, [store, given])
  if (state !== false && state !== 'pending') {
    return <Navigate to={store.registered ? asked.findNewcomerPath() : '/notifications'} replace />
  }
  return (
    <AuthCard title={authTexts.registration}>
      <RegisterForm store={store} />
      <p className={styles.after}>
        {authTexts.haveAccount}{' '}
        <Link to="/login" state={given === null ? null : { email: given }}>
          {words.logIn}
        </Link>
      </p>
    </AuthCard>
  )
})
