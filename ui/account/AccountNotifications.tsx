import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { shellTexts } from '../app/shell/texts.ts'
import { AccountPage } from './AccountPage.tsx'
import { accountTexts } from './texts.ts'

export function Component() {
  return (
    <AccountPage title={accountTexts.notifications}>
      <EmptyState>{shellTexts.underConstruction}</EmptyState>
    </AccountPage>
  )
}
