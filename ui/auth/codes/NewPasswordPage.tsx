import '#ui/kit/password-styles.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AuthCard.module.css'
import { AuthCard } from '../AuthCard.tsx'
import { authTexts } from '../texts.ts'
import { CodeForm } from './CodeForm.tsx'
import { CodeRequestForm } from './CodeRequestForm.tsx'
import { newPasswordStore } from './new-password-store.ts'

const texts = authTexts.newPassword

/** Another password for someone who has forgotten theirs. What the link of the mail brought leaves the address at once. */
export const Component = observer(function NewPasswordPage() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const store = useService(newPasswordStore)
  const email = readEmail(state)
  useEffect(() => {
    if (email !== '') store.fields.set('email', email)
  }, [email, store])
  useEffect(() => {
    if (hash === '') return
    store.enterCode(hash.slice(1))
    navigate('/password-reset', { replace: true })
  }, [hash, navigate, store])
  return (
    <AuthCard title={texts.title}>
      {!store.hasMail && <p>{authTexts.noMail}</p>}
      {store.hasMail && store.step === 'email' && <CodeRequestForm store={store} />}
      {store.step === 'code' && <CodeForm store={store} />}
      {store.step === 'done' && <p role="status">{texts.done}</p>}
      <p className={styles.after}>
        <Link to="/login">{texts.toLogin}</Link>
      </p>
    </AuthCard>
  )
})

const readEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : ''
