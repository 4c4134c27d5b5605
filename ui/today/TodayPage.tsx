import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { May, useMay } from '#ui/app/session/May.tsx'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { pending } from '#ui/kit/loading-state.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Awaiting } from './Awaiting.tsx'
import { BarredPart } from './barred/BarredPart.tsx'
import { FeedPart } from './feed/FeedPart.tsx'
import { MeasuresDue } from './MeasuresDue.tsx'
import { MicrotraumasToday } from './microtraumas/MicrotraumasToday.tsx'
import { NoticesPart } from './notices/NoticesPart.tsx'
import { OverdueStrip } from './OverdueStrip.tsx'
import styles from './Today.module.css'
import { nameWeekday, todayTexts as texts } from './texts.ts'
import { type TodayStore, todayStore } from './today-store.ts'

/** Only a company that is new needs it. */
const FirstRun = makeLazyPart(async () => ({
  default: (await import('#ui/first-run/FirstRun.tsx')).FirstRun,
}))

const ChatPart = makeLazyPart(async () => ({ default: (await import('#ui/support/ChatPart.tsx')).ChatPart }))

/** «Тонус»: today's work. Of the whole company a head of a department sees nothing, of their departments what is overdue. */
export const Component = observer(function TodayPage() {
  const store = useService(todayStore)
  const seesAll = useMay('see-records')
  useEffect(() => void (seesAll && store.read()), [store, seesAll])
  return (
    <Page title={texts.title} subtitle={`${nameWeekday(store.today)}, ${formatDate(store.today)}`}>
      <May right="change">
        <Suspense>
          <FirstRun />
        </Suspense>
      </May>
      {seesAll ? <OfCompany store={store} /> : <OfDepartments />}
      <div className={styles.beside}>
        <div>
          {seesAll && <Awaiting store={store} />}
          <FeedPart />
        </div>
        <Suspense fallback={<div />}>
          <ChatPart />
        </Suspense>
      </div>
    </Page>
  )
})

/** Deadlines alone, as the tabs count them. */
const OfDepartments = observer(function OfDepartments() {
  const { overdue, refresh } = useService(shellStore)
  return (
    <>
      <p>{texts.ofDepartments}</p>
      <OverdueStrip
        overdue={overdue === null ? pending : { is: 'ready', value: { counts: overdue, people: null } }}
        onRetry={() => void refresh()}
      />
    </>
  )
})

const OfCompany = observer(function OfCompany({ store }: { readonly store: TodayStore }) {
  return (
    <>
      <BarredPart store={store} />
      <OverdueStrip overdue={store.overdue} onRetry={() => void store.read()} />
      <NoticesPart />
      <MeasuresDue store={store} />
      <MicrotraumasToday />
    </>
  )
})
