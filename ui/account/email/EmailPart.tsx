import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AccountSettings.module.css'
import { accountTexts } from '../texts.ts'
import { emailStore } from './email-store.ts'

const texts = accountTexts.newEmail

const EmailForm = makeLazyPart(async () => ({ default: (await import('./EmailForm.tsx')).EmailForm }))

/** The way to another e-mail; nothing where no mail is sent. */
export const EmailPart = observer(function EmailPart() {
  const store = useService(emailStore)
  if (!store.hasMail) return null
  return (
    <section className={styles.part} aria-labelledby="email-part">
      <h2 id="email-part">{texts.heading}</h2>
      {store.asked && (
        <p role="status" className={styles.about}>
          {store.asked.isSending ? texts.sent(store.asked.email) : texts.notSending}{' '}
          <Link to="/email-confirmation">{texts.enterCode}</Link>
        </p>
      )}
      {store.editing ? (
        <Suspense fallback={null}>
          <EmailForm store={store} />
        </Suspense>
      ) : (
        <Button variant="default" onClick={store.edit}>
          {texts.change}
        </Button>
      )}
    </section>
  )
})
