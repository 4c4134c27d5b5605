import { Loader } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { authStore } from '#ui/auth/auth-store.ts'
import { NoticeList } from '#ui/kit/dialogs/NoticeList.tsx'
import { kitTexts } from '#ui/kit/texts.ts'
import { currentCompany } from '../current-company.ts'
import { useService } from '../services-context.tsx'
import { AuthFailed } from './AuthFailed.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { Header } from './Header.tsx'
import { Main } from './Main.tsx'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { shellStore } from './shell-store.ts'

/** What stands around every screen of a signed-in user; visitors are sent to /main, who was signed in to /login. */
export const Shell = observer(function Shell() {
  const { state, ended } = useService(authStore)
  if (state === false) return <Navigate to={ended ? '/login' : '/main'} replace />
  return (
    <>
      <SkipLink />
      <Header />
      {state === true && <SignedIn />}
      {state === 'pending' && (
        <Main>
          <div className={styles.waiting}>
            <h1 className="visually-hidden">{kitTexts.loading}</h1>
            <Loader />
          </div>
        </Main>
      )}
      {typeof state === 'string' && state !== 'pending' && <AuthFailed state={state} />}
    </>
  )
})

const SignedIn = observer(function SignedIn() {
  const { company } = useService(currentCompany)
  const { refresh } = useService(shellStore)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew for another company and on every screen
  useEffect(() => void refresh(), [company?.id, pathname, refresh])
  return (
    <>
      <ConnectionNote />
      <Outlet />
      <NoticeList />
    </>
  )
})
