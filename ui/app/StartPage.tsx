import { observer } from 'mobx-react-lite'
import { Navigate } from 'react-router-dom'
import { authStore } from '#ui/auth/auth-store.ts'
import { Waiting } from '#ui/kit/page/Waiting.tsx'
import { useService } from '../kit/services/services-context.tsx'

/** «/»: to the deadlines for a signed-in user, to the landing page for a visitor. */
export const StartPage = observer(function StartPage() {
  const { state } = useService(authStore)
  if (state === false) return <Navigate to="/main" replace />
  if (state !== 'pending') return <Navigate to="/notifications" replace />
  return <Waiting />
})
