import { Loader } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Navigate } from 'react-router-dom'
import { authStore } from '#ui/auth/auth-store.ts'
import { kitTexts } from '#ui/kit/texts.ts'
import { useService } from '../kit/services/services-context.tsx'
import styles from './shell/Shell.module.css'

/** «/»: to the deadlines for a signed-in user, to the landing page for a visitor. */
export const StartPage = observer(function StartPage() {
  const { state } = useService(authStore)
  if (state === false) return <Navigate to="/main" replace />
  if (state !== 'pending') return <Navigate to="/notifications" replace />
  return <Waiting />
})

/** While the first screen or the session is being fetched. */
export function Waiting() {
  return (
    <main className={styles.waiting}>
      <h1 className="visually-hidden">{kitTexts.loading}</h1>
      <Loader />
    </main>
  )
}
