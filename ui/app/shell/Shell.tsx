import { Loader } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { askedPage, isInvitation } from '#ui/auth/asked-page.ts'
import { authStore } from '#ui/auth/auth-store.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { awaitQuiet } from '#ui/kit/connection/when-quiet.ts'
import { NoticeList } from '#ui/kit/dialogs/NoticeList.tsx'
import { Main } from '#ui/kit/page/Main.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { kitTexts } from '#ui/kit/texts.ts'
import { ports } from '../container.ts'
import { currentCompany } from '../session/current-company.ts'
import { useReread } from '../session/use-reread.ts'
import { AuthFailed } from './AuthFailed.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { shellStore } from './shell-store.ts'

/** That the data are an example's, or that a term ends, can wait until what someone came for is there. */
const ExampleStrip = makeLazyPart(async () => {
  await awaitQuiet()
  return { default: (await import('#ui/example/ExampleStrip.tsx')).ExampleStrip }
})

const TermStrip = makeLazyPart(async () => {
  await awaitQuiet()
  return { default: (await import('#ui/account/tariff/TermStrip.tsx')).TermStrip }
})

const UnsentNote = makeLazyPart(async () => ({
  default: (await import('#ui/unsent/UnsentNote.tsx')).UnsentNote,
}))

/** What is around every screen of a signed-in user; visitors are sent to /main, who was signed in to /login. */
export const Shell = observer(function Shell() {
  const { state } = useService(authStore)
  if (state === false) return <SentAway />
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

/** The page that was asked for is kept for when someone has signed in, unless they left it by themselves. */
const SentAway = observer(function SentAway() {
  const { ended, left, lastUser } = useService(authStore)
  const asked = useService(askedPage)
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (left) asked.forget()
    else asked.remember(`${pathname}${search}${hash}`, lastUser)
  }, [asked, left, lastUser, pathname, search, hash])
  return <Navigate to={ended || isInvitation(`${pathname}${hash}`) ? '/login' : '/main'} replace />
})

/** Stays once there has been something: its list may be open when the last goes. */
function Unsent() {
  const device = useService(ports.onThisDevice)
  const [seen, setSeen] = useState(device.countUnsent() > 0)
  useEffect(() => device.subscribe(() => setSeen((before) => before || device.countUnsent() > 0)), [device])
  if (!seen) return null
  return (
    <Suspense fallback={null}>
      <UnsentNote />
    </Suspense>
  )
}

const SignedIn = observer(function SignedIn() {
  const { company, reread } = useService(currentCompany)
  const { refresh } = useService(shellStore)
  const { pathname } = useLocation()
  const asked = useService(askedPage)
  useEffect(() => asked.forget(), [asked])
  useReread(reread)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again for another company and on every screen
  useEffect(() => void refresh(), [company?.id, pathname, refresh])
  return (
    <>
      {company?.example && (
        <Suspense fallback={null}>
          <ExampleStrip />
        </Suspense>
      )}
      {company && !company.example && (
        <Suspense fallback={null}>
          <TermStrip key={company.id} />
        </Suspense>
      )}
      <ConnectionNote />
      <Unsent />
      <Outlet />
      <NoticeList />
    </>
  )
})
