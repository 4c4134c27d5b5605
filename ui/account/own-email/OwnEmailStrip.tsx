import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../tariff/TermStrip.module.css'
import { ownEmailStore } from './own-email-store.ts'
import { ownEmailTexts } from './texts.ts'

const texts = ownEmailTexts.strip

/** Under the header until the code of the mail has been entered; not where it is asked for. */
export const OwnEmailStrip = observer(function OwnEmailStrip() {
  const store = useService(ownEmailStore)
  const { pathname } = useLocation()
  useEffect(() => void store.open(), [store])
  if (!store.isAwaited || asking.includes(pathname)) return null
  return (
    <aside aria-label={texts.label} className={styles.strip}>
      <div className={styles.inner}>
        <p>{texts.text}</p>
        <Link to="/account/confirmation">{texts.open}</Link>
      </div>
    </aside>
  )
})

const asking: readonly string[] = ['/account/confirmation', '/account/invitation']
