import { Button } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { lazy, Suspense, useState } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { authStore } from './auth-store.ts'

const LogoutQuestion = lazy(() => import('./LogoutQuestion.tsx'))

/** Asks first; then nothing of the person stays in the browser. */
export function LogoutButton() {
  const { logOut } = useService(authStore)
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'declined'>('unasked')
  return (
    <>
      <Button variant="default" onClick={() => setQuestion('asked')}>
        {words.logOut}
      </Button>
      {question !== 'unasked' && (
        <Suspense fallback={null}>
          <LogoutQuestion
            opened={question === 'asked'}
            onConfirm={() => void logOut()}
            onCancel={() => setQuestion('declined')}
          />
        </Suspense>
      )}
    </>
  )
}
