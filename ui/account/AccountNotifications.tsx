import { appTexts } from '#ui/app/texts.ts'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { AccountPage } from './AccountPage.tsx'
import { accountTexts } from './texts.ts'

export function Component() {
  return (
    <AccountPage title={accountTexts.notifications}>
      <EmptyState>{appTexts.underConstruction}</EmptyState>
    </AccountPage>
  )
}
