import { Button } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { Suspense, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { authStore } from './auth-store.ts'

const LogoutQuestion = makeLazyPart(() => import('./LogoutQuestion.tsx'))

/** Asks first; then nothing of the person stays in the browser but what is not sent, sealed. */
export function LogoutButton() {
  const { logOut } = useService(authStore)
  const device = useService(ports.onThisDevice)
  const leave = () => {
    void device.leave()
    void logOut()
  }
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
            unsent={device.countUnsent()}
            onConfirm={leave}
            onCancel={() => setQuestion('declined')}
          />
        </Suspense>
      )}
    </>
  )
}
