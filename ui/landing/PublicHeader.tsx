import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { Logo } from '#ui/app/shell/Logo.tsx'
import { authStore } from '#ui/auth/auth-store.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './PublicPage.module.css'
import { landingTexts } from './texts.ts'

export const PublicHeader = observer(function PublicHeader() {
  const { state } = useService(authStore)
  return (
    <header className={styles.inner}>
      <Logo to={state === true ? '/news' : '/'} />
      <nav className={styles.entry} aria-label={landingTexts.logIn}>
        {state === true ? (
          <Button component={Link} to="/notifications">
            {landingTexts.open}
          </Button>
        ) : (
          <>
            <Link to="/login">{landingTexts.logIn}</Link>
            <Button component={Link} to="/Register">
              {landingTexts.register}
            </Button>
          </>
        )}
      </nav>
    </header>
  )
})
