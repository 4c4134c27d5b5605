import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FirstRun } from '#ui/first-run/FirstRun.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Awaiting } from './Awaiting.tsx'
import { BarredPart } from './barred/BarredPart.tsx'
import { OverdueStrip } from './OverdueStrip.tsx'
import { todayTexts as texts, weekday } from './texts.ts'
import { todayStore } from './today-store.ts'

/** «Тонус»: today's work. */
export const TodayPage = observer(function TodayPage() {
  const store = useService(todayStore)
  useEffect(() => void store.read(), [store])
  return (
    <Page title={texts.title} subtitle={`${weekday(store.today)}, ${formatDate(store.today)}`}>
      <FirstRun />
      <BarredPart store={store} />
      <OverdueStrip store={store} />
      <Awaiting store={store} />
    </Page>
  )
})
