import { AccountPage } from './AccountPage.tsx'
import { CalendarPart } from './calendar/CalendarPart.tsx'
import { NoticeSettingsPart } from './notices/NoticeSettingsPart.tsx'
import { PushPart } from './push/PushPart.tsx'
import { accountTexts } from './texts.ts'

export function Component() {
  return (
    <AccountPage title={accountTexts.notifications}>
      <NoticeSettingsPart />
      <PushPart />
      <CalendarPart />
    </AccountPage>
  )
}
