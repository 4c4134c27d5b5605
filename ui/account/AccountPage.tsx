import type { ReactNode } from 'react'
import { LogoutButton } from '#ui/auth/LogoutButton.tsx'
import { Page } from '#ui/kit/page/Page.tsx'

/** A screen of the account: the way out is on each. */
export function AccountPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page title={title} fullBelow={720} actions={<LogoutButton />}>
      {children}
    </Page>
  )
}
