import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { windowEnd } from '@osh/core/deadlines/window.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import { rulesOf, type Section } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { memos } from '@osh/core/wording/memos.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { lazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useAgain } from '#ui/kit/connection/use-again.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './DeadlineScreen.module.css'
import { type DeadlineTableStore, deadlineTableStore } from './deadline-table-store.ts'
import { NothingDue } from './NothingDue.tsx'
import { fullBelow, windowWords } from './section-screens.ts'
import { DeadlineTable } from './table/DeadlineTable.tsx'
import { Horizon } from './table/Horizon.tsx'
import { deadlineTexts as texts } from './texts.ts'

const NewMemoModal = lazyPart(() => import('#ui/memos/NewMemoModal.tsx'))
/** Few tables rest on an act that ends. */
const ExpiringActs = lazyPart(async () => ({
  default: (await import('#ui/norms/ExpiringActs.tsx')).ExpiringActs,
}))
const DeadlineList = lazyPart(async () => ({
  default: (await import('./table/DeadlineList.tsx')).DeadlineList,
}))

type Props = { readonly section: Section }

/** One section's deadlines: choose rows, form a memo. */
export const DeadlineScreen = observer(function DeadlineScreen({ section }: Props) {
  const store = useService(deadlineTableStore)
  const [address] = useSearchParams()
  const overdue = address.get('part') === 'overdue'
  useEffect(() => void store.open(section, { is: overdue ? 'overdue' : 'all' }), [store, section, overdue])
  const until = formatDate(windowEnd(section, store.today))
  return (
    <Page
      title={rulesOf(section).words.name}
      subtitle={texts.subtitle(windowWords(section), until)}
      fullBelow={fullBelow(section)}
    >
      <Horizon store={store} />
      <Loaded
        state={store.rows.length > 0 ? { is: 'ready', value: null } : store.state}
        onRetry={store.reload}
        rows={8}
      >
        {() => <Rows store={store} />}
      </Loaded>
    </Page>
  )
})

const Rows = observer(function Rows({ store }: { readonly store: DeadlineTableStore }) {
  const phone = useMediaQuery('(max-width: 699.98px)', undefined, { getInitialValueInEffect: false })
  useAgain(store.state, () => void store.more())
  if (store.rows.length === 0) return <NothingDue store={store} />
  return (
    <>
      <Suspense>
        {store.expiring.length > 0 && <ExpiringActs acts={store.expiring} />}
        {phone ? <DeadlineList store={store} /> : <DeadlineTable store={store} />}
      </Suspense>
      <MemoBar store={store} />
    </>
  )
})

/** What is chosen, and the one thing to do with it. */
const MemoBar = observer(function MemoBar({ store }: { readonly store: DeadlineTableStore }) {
  const [forming, setForming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const shell = useService(shellStore)
  const { show } = useService(notices)
  const close = (formed: Memo | null) => {
    setForming(false)
    opener.current?.focus()
    if (formed === null) return
    store.clearChosen()
    void store.reload()
    void shell.refresh()
  }
  const start = () =>
    store.chosen.size > 0 ? setForming(true) : show(memos.chooseRows, { seconds: 2, tone: 'failed' })
  return (
    <>
      <ActionBar label={texts.actions} note={<Chosen store={store} />}>
        <Button ref={opener} disabled={store.allUsed} onClick={start}>
          {memos.form}
        </Button>
      </ActionBar>
      {forming && (
        <Suspense fallback={null}>
          <NewMemoModal section={store.section} rows={[...store.chosen.values()]} onClose={close} />
        </Suspense>
      )}
    </>
  )
})

const Chosen = observer(function Chosen({ store }: { readonly store: DeadlineTableStore }) {
  if (store.allUsed) return texts.allInMemos
  const { size } = store.chosen
  return (
    <span aria-live="polite">
      {texts.selected} <b>{size}</b> {texts.outOf(store.horizon?.total ?? store.rows.length)}
      {size > 0 && (
        <>
          {' · '}
          <button type="button" className={styles.clear} onClick={store.clearChosen}>
            {texts.clear}
          </button>
        </>
      )}
    </span>
  )
})
