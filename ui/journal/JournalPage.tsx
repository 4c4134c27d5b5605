import { Button } from '@mantine/core'
import { type JournalFilter, wholeJournal } from '@osh/core/journal/journal-repository.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { memberNames } from '#ui/app/session/member-names.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import styles from './Journal.module.css'
import { JournalFilters } from './JournalFilters.tsx'
import { JournalList } from './JournalList.tsx'
import { isFiltered, readJournalAddress, writeJournalAddress } from './journal-address.ts'
import { makeJournalFile } from './journal-file.ts'
import { type JournalStore, journalStore } from './journal-store.ts'
import { journalTexts as texts } from './texts.ts'

/** «Журнал действий»: who has done what, when, and to which records. */
export const Component = observer(function JournalPage() {
  const store = useService(journalStore)
  const names = useService(memberNames)
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readJournalAddress(params), [params])
  useEffect(() => void store.open(filter), [store, filter])
  useEffect(() => void names.read(), [names])
  const narrow = (changes: Partial<JournalFilter>) =>
    setParams((known) => writeJournalAddress({ ...readJournalAddress(known), ...changes }), { replace: true })
  const reset = () => setParams({})
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={store.lines.length > 0 && <SaveTable ask={() => makeJournalFile(store, names)} />}
    >
      <JournalFilters filter={filter} onNarrow={narrow} />
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={8}>
        {() => <List store={store} onReset={isFiltered(filter) ? reset : null} />}
      </Loaded>
      <Export store={store} />
    </Page>
  )
})

type ListProps = {
  readonly store: JournalStore
  /** Null while there is no filter. */
  readonly onReset: (() => void) | null
}

const List = observer(function List({ store, onReset }: ListProps) {
  const again = onReset !== null && (
    <Button variant="default" onClick={onReset}>
      {texts.reset}
    </Button>
  )
  if (store.lines.length === 0)
    return <EmptyState action={again}>{onReset === null ? texts.empty : texts.noneFound}</EmptyState>
  return (
    <>
      <JournalList lines={store.lines} />
      <p className={styles.total}>
        {texts.total(store.lines.length, store.total, store.uncounted)}
        {!store.complete && (
          <Button variant="default" onClick={() => void store.readMore()}>
            {texts.more}
          </Button>
        )}
        {again}
      </p>
    </>
  )
})

/** Nothing in the browser's own demo. */
const Export = observer(function Export({ store: { company, filter } }: { readonly store: JournalStore }) {
  const files = useService(ports.journalFiles)
  const { save } = useFiles()
  if (files === null) return null
  return (
    <div className={styles.export}>
      <Button
        variant="default"
        onClick={() =>
          void save(() => files.makeLink(company.id, { ...filter, format: 'csv' }), texts.exportName)
        }
      >
        {texts.export}
      </Button>
      <Button
        variant="default"
        onClick={() =>
          void save(() => files.makeLink(company.id, { ...wholeJournal, format: 'jsonl' }), texts.proofName)
        }
      >
        {texts.exportProof}
      </Button>
      <p>{texts.exported}</p>
    </div>
  )
})
