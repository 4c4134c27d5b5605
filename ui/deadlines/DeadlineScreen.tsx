import { useMediaQuery } from '@mantine/hooks'
import { findWindowEnd } from '@osh/core/deadlines/window.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useKept } from '#ui/app/session/kept-screens.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useAgain } from '#ui/kit/connection/use-again.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useAddress } from '#ui/kit/page/use-address.ts'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './DeadlineScreen.module.css'
import { type DeadlineTableStore, deadlineTableStore } from './deadline-table-store.ts'
import { isSearched } from './not-there.ts'
import { findFullWidth, wordWindow } from './section-screens.ts'
import { DeadlineTable } from './table/DeadlineTable.tsx'
import { Horizon } from './table/Horizon.tsx'
import { readTableAddress, writeTableAddress } from './table-address.ts'
import { deadlineTexts as texts } from './texts.ts'

/** Few tables rest on an act that ends. */
const ExpiringRules = makeLazyPart(async () => ({
  default: (await import('#ui/norms/ExpiringRules.tsx')).ExpiringRules,
}))
const DeadlineList = makeLazyPart(async () => ({
  default: (await import('./table/DeadlineList.tsx')).DeadlineList,
}))
const TableFilters = makeLazyPart(async () => ({
  default: (await import('./filters/TableFilters.tsx')).TableFilters,
}))
const MemoBar = makeLazyPart(async () => ({ default: (await import('./MemoBar.tsx')).MemoBar }))
const TableActions = makeLazyPart(async () => ({
  default: (await import('./TableActions.tsx')).TableActions,
}))
const NotThere = makeLazyPart(async () => ({ default: (await import('./NotThere.tsx')).NotThere }))
const NothingDue = makeLazyPart(async () => ({ default: (await import('./NothingDue.tsx')).NothingDue }))

type Props = { readonly store: DeadlineTableStore }

/** One section's deadlines: choose rows, form a memo. */
export const DeadlineScreen = observer(function DeadlineScreen({ section }: { readonly section: Section }) {
  const { store, begun } = useKept(deadlineTableStore)
  useAddress({
    begin: (asked) => void store.begin(section, readTableAddress(asked, section, store.today)),
    words: () => writeTableAddress(store.view, section, store.today, store.saved !== null),
    begun,
  })
  useEffect(() => void (begun && store.reload()), [store, begun])
  const until = formatDate(findWindowEnd(section, store.today))
  return (
    <Page
      title={findRules(section).words.name}
      subtitle={texts.subtitle(wordWindow(section), until)}
      fullBelow={findFullWidth(section)}
      actions={
        <Suspense>
          {(store.rows.length > 0 || section === 'training') && <TableActions store={store} />}
        </Suspense>
      }
    >
      <Horizon store={store} />
      <Suspense fallback={<div className={styles.filters} />}>
        <TableFilters store={store} />
      </Suspense>
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

const Rows = observer(function Rows({ store }: Props) {
  const phone = useMediaQuery('(max-width: 699.98px)', undefined, { getInitialValueInEffect: false })
  useAgain(store.state, () => void store.readMore())
  if (store.rows.length === 0)
    return (
      <Suspense>
        <NothingDue store={store} />
      </Suspense>
    )
  return (
    <>
      <Suspense>
        {store.expiring.length > 0 && <ExpiringRules acts={store.expiring} />}
        {phone ? <DeadlineList store={store} /> : <DeadlineTable store={store} />}
      </Suspense>
      <Suspense>{isSearched(store) && <NotThere store={store} />}</Suspense>
      <Suspense>
        <MemoBar store={store} />
      </Suspense>
    </>
  )
})
