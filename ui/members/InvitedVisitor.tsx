import { Button } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AuthCard } from '#ui/auth/AuthCard.tsx'
import { askedPage } from '#ui/auth/asked-page.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './Members.module.css'
import { OfferWords } from './OfferWords.tsx'
import { membersTexts as texts } from './texts.ts'
import { useOffer } from './use-offer.ts'

/** The invitation before someone has signed in: who invites where to, and both ways in, which know the e-mail and lead back. */
export default function InvitedVisitor() {
  const { state, look } = useOffer()
  const asked = useService(askedPage)
  const { pathname, hash } = useLocation()
  useEffect(() => asked.remember(`${pathname}${hash}`, null), [asked, pathname, hash])
  return (
    <AuthCard title={texts.invitationTitle}>
      <Loaded state={state} onRetry={() => void look()} rows={2}>
        {(said) => {
          const known = typeof said === 'string' ? null : { email: said.email }
          return (
            <div className={styles.form}>
              {typeof said === 'string' ? <p role="alert">{said}</p> : <OfferWords {...said} />}
              {known && <p>{texts.toJoin}</p>}
              <div className={styles.buttons}>
                <Button component={Link} to="/login" state={known}>
                  {words.logIn}
                </Button>
                <Button component={Link} to="/Register" state={known} variant="default">
                  {words.register}
                </Button>
              </div>
            </div>
          )
        }}
      </Loaded>
    </AuthCard>
  )
}
