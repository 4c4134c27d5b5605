import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Awaiting } from './Awaiting.tsx'
import { BarredPart } from './barred/BarredPart.tsx'
import { FeedPart } from './feed/FeedPart.tsx'
import { MeasuresDue } from './MeasuresDue.tsx'
import { MicrotraumasToday } from './microtraumas/MicrotraumasToday.tsx'
import { NoticesPart } from './notices/NoticesPart.tsx'
import { OverdueStrip } from './OverdueStrip.tsx'
import { nameWeekday, todayTexts as texts } from './texts.ts'
import { todayStore } from './today-store.ts'

/** Only a company that is new needs it. */
const FirstRun = makeLazyPart(async () => ({
  default: (await import('#ui/first-run/FirstRun.tsx')).FirstRun,
}))

/** «Тонус»: today's work. */
export const TodayPage = observer(function TodayPage() {
  const store = useService(todayStore)
  useEffect(() => void store.read(), [store])
  return (
    <Page title={texts.title} subtitle={`${nameWeekday(store.today)}, ${formatDate(store.today)}`}>
      <Suspense>
        <FirstRun />
      </Suspense>
      <NoticesPart />
      <BarredPart store={store} />
      <OverdueStrip store={store} />
      <MeasuresDue store={store} />
      <MicrotraumasToday />
      <Awaiting store={store} />
      <FeedPart />
    </Page>
  )
})
