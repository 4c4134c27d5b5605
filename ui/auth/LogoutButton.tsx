import { Button } from '@mantine/core'
import { useState } from 'react'
import { useService } from '#ui/app/services-context.tsx'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import { authStore } from './auth-store.ts'
import { authTexts } from './texts.ts'

/** Asks first; then nothing of the person stays in the browser. */
export function LogoutButton() {
  const { logOut } = useService(authStore)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {authTexts.logOut}
      </Button>
      <ConfirmModal
        opened={asked}
        title={authTexts.logOutTitle}
        confirm={authTexts.confirmLogOut}
        cancel={authTexts.stay}
        onConfirm={() => void logOut()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
