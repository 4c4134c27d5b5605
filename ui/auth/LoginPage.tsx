import '#ui/kit/form-styles.ts'
import { observer } from 'mobx-react-lite'
import { Navigate } from 'react-router-dom'
import { useService } from '#ui/app/services-context.tsx'
import { authStore } from './auth-store.ts'
import { LoginEmailStep } from './LoginEmailStep.tsx'
import { LoginPasswordStep } from './LoginPasswordStep.tsx'
import { loginStore } from './login-store.ts'

export const Component = observer(function LoginPage() {
  const { state } = useService(authStore)
  const store = useService(loginStore)
  if (state !== false && state !== 'pending') return <Navigate to="/notifications" replace />
  return store.step === 'email' ? <LoginEmailStep store={store} /> : <LoginPasswordStep store={store} />
})
