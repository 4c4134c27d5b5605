import '#ui/kit/text-field-styles.ts'
import { Button, TextInput } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AuthCard.module.css'
import { AuthCard, AuthFailure } from '../AuthCard.tsx'
import { handleSubmit } from '../on-submit.ts'
import { authTexts } from '../texts.ts'
import { confirmationStore } from './confirmation-store.ts'

const texts = authTexts.emailConfirmation

/** Where the mail to a new address leads. What its link brought leaves the address at once. */
export const Component = observer(function EmailConfirmationPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const store = useService(confirmationStore)
  const { messages } = store
  useEffect(() => {
    if (hash === '') return
    store.set(hash.slice(1))
    navigate('/email-confirmation', { replace: true })
  }, [hash, navigate, store])
  return (
    <AuthCard title={texts.title}>
      {!store.hasMail && <p>{authTexts.noMail}</p>}
      {store.done && <p role="status">{texts.done}</p>}
      {store.hasMail && !store.done && (
        <form noValidate onSubmit={handleSubmit(store.confirm, 'code')}>
          <AuthFailure>{messages.form ?? messages.email ?? null}</AuthFailure>
          <p className={styles.said}>{texts.hint}</p>
          <TextInput
            id="code"
            autoComplete="one-time-code"
            label={authTexts.newPassword.code}
            value={store.code}
            error={messages.code}
            onChange={(event) => store.set(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth loading={store.busy}>
            {texts.confirm}
          </Button>
        </form>
      )}
      <p className={styles.after}>
        <Link to="/account/settings">{texts.toAccount}</Link>
      </p>
    </AuthCard>
  )
})
