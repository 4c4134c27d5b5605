import type { Company } from '@osh/core/companies/company.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { askedPage, comesByMail, isInvitation } from '#ui/auth/asked-page.ts'
import { authStore } from '#ui/auth/auth-store.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { awaitQuiet } from '#ui/kit/connection/when-quiet.ts'
import { NoticeList } from '#ui/kit/dialogs/NoticeList.tsx'
import { Waiting } from '#ui/kit/page/Waiting.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ports } from '../container.ts'
import type { ReadsFirst } from '../read-first.ts'
import { accessWatch } from '../session/access-watch.ts'
import { currentCompany } from '../session/current-company.ts'
import { ownRights } from '../session/own-rights.ts'
import { rereadCompany } from '../session/reread-company.ts'
import { watchTyping } from '../session/typed-fields.ts'
import { useReread } from '../session/use-reread.ts'
import { AuthFailed } from './AuthFailed.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { Header } from './Header.tsx'
import { SkipLink } from './SkipLink.tsx'
import { shellStore } from './shell-store.ts'

/** They can wait until what someone came for is there. */
const ShellStrips = makeLazyPart(async () => {
  await awaitQuiet()
  return { default: (await import('./ShellStrips.tsx')).ShellStrips }
})

const AccessClosed = makeLazyPart(async () => ({
  default: (await import('./closed/AccessClosed.tsx')).AccessClosed,
}))

const AskedCompany = makeLazyPart(async () => ({
  default: (await import('./AskedCompany.tsx')).AskedCompany,
}))

const InvitedVisitor = makeLazyPart(() => import('#ui/members/InvitedVisitor.tsx'))

const UnsentNote = makeLazyPart(async () => ({
  default: (await import('#ui/unsent/UnsentNote.tsx')).UnsentNote,
}))

/** What is around every screen of a signed-in user; visitors are sent to /main, who was signed in to /login, and who is invited is told so. */
export const Shell = observer(function Shell() {
  const { state } = useService(authStore)
  const { pathname, hash } = useLocation()
  if (state === false && isInvitation(`${pathname}${hash}`))
    return (
      <Suspense fallback={<Waiting />}>
        <InvitedVisitor />
      </Suspense>
    )
  if (state === false) return <SentAway />
  return (
    <>
      <SkipLink />
      <Header />
      {state === true && <SignedIn />}
      {state === 'pending' && <Waiting />}
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
  return <Navigate to={ended || comesByMail(`${pathname}${hash}`) ? '/login' : '/main'} replace />
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

/** What the person may do is asked while the page is being loaded. */
export const readRights: ReadsFirst['readFirst'] = (services) => services.get(ownRights).ask()

/** Whether screens may be drawn: nothing that the person may not do is shown for a moment, and what they may not read isn't asked for. */
function useRightsKnown(company: Company | null): boolean {
  const { ask, membership } = useService(ownRights)
  const [known, setKnown] = useState(company === null || membership !== null)
  const id = company?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked of each company; what is on the screen stays meanwhile
  useEffect(() => void ask().then(() => setKnown(true)), [ask, id])
  return known
}

const SignedIn = observer(function SignedIn() {
  const current = useService(currentCompany)
  const { company, left, take } = current
  const { watch } = useService(accessWatch)
  const known = useRightsKnown(company)
  const { refresh } = useService(shellStore)
  const { pathname, search } = useLocation()
  const asked = useService(askedPage)
  useEffect(() => asked.forget(), [asked])
  useReread(useCallback(() => void rereadCompany(current), [current]))
  useEffect(watch, [watch])
  useEffect(() => watchTyping(document), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again for another company and on every screen
  useEffect(() => void refresh(), [company?.id, pathname, refresh])
  if (left !== null)
    return (
      <Suspense fallback={null}>
        <AccessClosed {...left} onOpen={take} />
      </Suspense>
    )
  if (new URLSearchParams(search).has('company'))
    return (
      <Suspense fallback={<Waiting />}>
        <AskedCompany />
      </Suspense>
    )
  if (!known) return <Waiting />
  return (
    <>
      <Suspense fallback={null}>
        <ShellStrips company={company} />
      </Suspense>
      <ConnectionNote />
      <Unsent />
      <Outlet />
      <NoticeList />
    </>
  )
})
