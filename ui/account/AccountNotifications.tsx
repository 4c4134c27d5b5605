import { AccountPage } from './AccountPage.tsx'
import { CalendarPart } from './calendar/CalendarPart.tsx'
import { NoticeSettingsPart } from './notices/NoticeSettingsPart.tsx'
import { accountTexts } from './texts.ts'

export function Component() {
  return (
    <AccountPage title={accountTexts.notifications}>
      <NoticeSettingsPart />
      <CalendarPart />
    </AccountPage>
  )
}
