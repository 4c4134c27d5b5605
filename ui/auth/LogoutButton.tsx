import { Button } from '@mantine/core'
import { auth as words } from '@osh/core/wording/auth.ts'
import { useState } from 'react'
import { useService } from '#ui/app/services-context.tsx'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import { authStore } from './auth-store.ts'

/** Asks first; then nothing of the person stays in the browser. */
export function LogoutButton() {
  const { logOut } = useService(authStore)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {words.logOut}
      </Button>
      <ConfirmModal
        opened={asked}
        title={words.logOutTitle}
        confirm={words.confirmLogOut}
        cancel={words.stay}
        onConfirm={() => void logOut()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
