import { findRules } from '@osh/core/sections/section.ts'
import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect } from '@mantine/core'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { MemoStatus } from '@osh/core/memos/memo-status.ts'
import { memoStatusWords, memos as words } from '@osh/core/wording/memos.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ownRights } from '#ui/app/session/own-rights.ts'
import { tableSections } from '#ui/deadlines/section-tables.ts'
import { fetchPart, makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import { closeMemo, openedFromHere, registerPath } from '../MemoLink.tsx'
import { memoTexts as texts } from '../texts.ts'
import styles from './MemoRegister.module.css'
import { MemoTable } from './MemoTable.tsx'
import { type MemoRegisterStore, memoRegisterStore } from './memo-register-store.ts'

const MemoModal = makeLazyPart(async () => ({ default: (await import('../MemoModal.tsx')).MemoModal }))

/** «Реестр чек-листов по заявкам»; a memo of the path is open over it. */
export const MemoRegister = observer(function MemoRegister() {
  const store = useService(memoRegisterStore)
  const navigate = useNavigate()
  const { memoId } = useParams()
  const { state } = useLocation()
  useEffect(() => void store.reload(), [store])
  const opened = Number(memoId)
  return (
    <Page title={words.registerTitle} fullBelow={880} actions={<Filters store={store} />}>
      <Loaded state={store.state} onRetry={store.reload} rows={8}>
        {() => (
          <List
            store={store}
            onOpen={(id) => void navigate(`${registerPath}/${id}`, { state: openedFromHere })}
          />
        )}
      </Loaded>
      {opened > 0 && (
        <Suspense fallback={null}>
          <MemoModal
            key={opened}
            id={opened as MemoId}
            onClose={() => closeMemo(navigate, state)}
            onChanged={() => void store.reload()}
          />
        </Suspense>
      )}
    </Page>
  )
})

const statuses: readonly MemoStatus[] = ['active', 'completed', 'canceled']
const sectionChoices = [
  { value: 'all', label: `${texts.filter.section}: ${words.all}` },
  ...tableSections.map((value) => ({ value, label: findRules(value).words.name })),
]
const statusChoices = [
  { value: 'all', label: `${texts.filter.status}: ${words.all}` },
  ...statuses.map((value) => ({ value, label: memoStatusWords[value] })),
]

const Filters = observer(function Filters({ store }: { readonly store: MemoRegisterStore }) {
  const { section, status } = store
  const rights = useService(ownRights)
  return (
    <div className={styles.filters}>
      <NativeSelect
        aria-label={texts.filter.section}
        data={sectionChoices}
        value={section ?? 'all'}
        onChange={({ target }) => {
          const chosen = tableSections.find((known) => known === target.value) ?? null
          void store.filter(chosen, status)
        }}
      />
      <NativeSelect
        aria-label={texts.filter.status}
        data={statusChoices}
        value={status ?? 'all'}
        onChange={({ target }) => {
          const chosen = statuses.find((known) => known === target.value) ?? null
          void store.filter(section, chosen)
        }}
      />
      {store.memos.length > 0 && (
        <SaveTable
          ask={async () => {
            const { makeRegisterFile } = await fetchPart(() => import('./register-file.ts'))
            return makeRegisterFile(store, rights)
          }}
        />
      )}
    </div>
  )
})

type ListProps = { readonly store: MemoRegisterStore; readonly onOpen: (id: MemoId) => void }

const List = observer(function List({ store, onOpen }: ListProps) {
  if (store.memos.length === 0) return <Nothing store={store} />
  return (
    <>
      <MemoTable memos={store.memos} onOpen={onOpen} />
      <p className={styles.total}>
        {texts.total(store.uncounted ? `${store.total}+` : String(store.total))}
        {!store.complete && (
          <Button variant="default" onClick={() => void store.readMore()}>
            {texts.more}
          </Button>
        )}
      </p>
    </>
  )
})

const Nothing = observer(function Nothing({ store }: { readonly store: MemoRegisterStore }) {
  if (store.filtered)
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={() => void store.filter(null, null)}>
            {texts.reset}
          </Button>
        }
      >
        {texts.noneFound}
      </EmptyState>
    )
  return (
    <EmptyState
      action={
        <Button component={Link} to="/employees">
          {texts.addEmployees}
        </Button>
      }
    >
      {words.registerEmpty}
    </EmptyState>
  )
})
