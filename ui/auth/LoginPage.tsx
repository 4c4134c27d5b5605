import '#ui/kit/password-styles.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { justSignedIn } from '#ui/app/session/just-signed-in.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { askedPage } from './asked-page.ts'
import { authStore } from './auth-store.ts'
import { LoginEmailStep } from './LoginEmailStep.tsx'
import { LoginPasswordStep } from './LoginPasswordStep.tsx'
import { loginStore } from './login-store.ts'
import { useGivenEmail } from './use-given-email.ts'

const LoginCodeStep = makeLazyPart(async () => ({
  default: (await import('./LoginCodeStep.tsx')).LoginCodeStep,
}))

export const Component = observer(function LoginPage() {
  const { state, userName } = useService(authStore)
  const asked = useService(askedPage)
  const store = useService(loginStore)
  const given = useGivenEmail()
  useEffect(() => {
    if (given !== null) store.setEmail(given)
  }, [store, given])
  if (state !== false && state !== 'pending')
    return <Navigate to={asked.findPathFor(userName)} replace state={justSignedIn} />
  if (store.step === 'code')
    return (
      <Suspense fallback={null}>
        <LoginCodeStep store={store} />
      </Suspense>
    )
  return store.step === 'email' ? <LoginEmailStep store={store} /> : <LoginPasswordStep store={store} />
})
