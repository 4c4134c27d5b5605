import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { OwnEmailForm } from './OwnEmailForm.tsx'
import { ownEmailStore } from './own-email-store.ts'
import { ownEmailTexts as texts } from './texts.ts'

/** Where the mail leads that comes after signing up. The code that its link brings leaves the address at once, and is sent. */
export const Component = observer(function OwnEmailPage() {
  const store = useService(ownEmailStore)
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => void store.open(), [store])
  useEffect(() => {
    if (hash === '') return
    store.fields.set('code', hash.slice(1))
    navigate('/account/confirmation', { replace: true })
    void store.confirm()
  }, [hash, navigate, store])
  return (
    <Page title={texts.title}>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={2}>
        {({ email, confirmation }) =>
          confirmation === 'awaited' ? (
            <OwnEmailForm email={email} />
          ) : (
            <>
              <p role="status">{confirmation === 'given' ? texts.done(email) : texts.notNeeded}</p>
              <p>
                <Link to="/news">{texts.goOn}</Link>
              </p>
            </>
          )
        }
      </Loaded>
    </Page>
  )
})
