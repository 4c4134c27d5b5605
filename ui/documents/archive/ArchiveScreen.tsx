import '#ui/kit/text-field-styles.ts'
import { Button } from '@mantine/core'
import type { DocumentFilter } from '@osh/core/documents/document-filter.ts'
import { isHiddenPaper } from '@osh/core/hiding/hidden-paper.ts'
import { IconPrinter } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useHidden } from '#ui/app/session/May.tsx'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import { lawReviewPath, nameGroupPath } from '../document-paths.ts'
import { documentTexts } from '../texts.ts'
import { usePrintTogether } from '../use-print-together.ts'
import styles from './Archive.module.css'
import { ArchiveFilters } from './ArchiveFilters.tsx'
import { ArchiveTable } from './ArchiveTable.tsx'
import { isFiltered, readArchiveAddress, writeArchiveAddress } from './archive-address.ts'
import { type ArchiveStore, archiveStore } from './archive-store.ts'
import { archiveTexts as texts } from './texts.ts'

/** Every document that was issued, the latest first. */
export const ArchiveScreen = observer(function ArchiveScreen() {
  const store = useService(archiveStore)
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readArchiveAddress(params), [params])
  useEffect(() => void store.open(filter), [store, filter])
  const narrow = (changes: Partial<DocumentFilter>) =>
    setParams((known) => writeArchiveAddress({ ...readArchiveAddress(known), ...changes }), { replace: true })
  const reset = () => setParams({})
  return (
    <Page
      title={texts.title}
      before={<Link to={nameGroupPath('company', null)}>{documentTexts.whole.company}</Link>}
      actions={store.documents.length > 0 && <Save store={store} />}
    >
      <p className={styles.total}>
        <Link to={lawReviewPath}>{texts.law}</Link>
      </p>
      <ArchiveFilters filter={filter} onNarrow={narrow} />
      {filter.incidentId !== null && (
        <p className={styles.total}>
          {texts.onlyOfIncident}{' '}
          <Link to={`/notifications/incident/${filter.incidentId}`}>{texts.toIncident}</Link>
          <Button variant="subtle" onClick={() => narrow({ incidentId: null })}>
            {texts.allIncidents}
          </Button>
        </p>
      )}
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={8}>
        {() => <List store={store} onReset={isFiltered(filter) ? reset : null} />}
      </Loaded>
    </Page>
  )
})

const Save = observer(function Save({ store }: { readonly store: ArchiveStore }) {
  const names = useMemberNames()
  return (
    <SaveTable
      ask={async () => {
        const { makeArchiveFile } = await fetchPart(() => import('./archive-file.ts'))
        return makeArchiveFile(store, names)
      }}
    />
  )
})

type ListProps = {
  readonly store: ArchiveStore
  /** Null while there is no filter. */
  readonly onReset: (() => void) | null
}

const List = observer(function List({ store, onReset }: ListProps) {
  if (store.documents.length === 0) return <Nothing onReset={onReset} />
  return (
    <>
      <ArchiveTable store={store} />
      <p className={styles.total}>
        {texts.total(store.total, store.uncounted)}
        {!store.complete && (
          <Button variant="default" onClick={() => void store.readMore()}>
            {texts.more}
          </Button>
        )}
        {onReset !== null && (
          <Button variant="subtle" onClick={onReset}>
            {texts.reset}
          </Button>
        )}
      </p>
      {store.chosen.size > 0 && <PrintBar store={store} />}
    </>
  )
})

const PrintBar = observer(function PrintBar({ store }: { readonly store: ArchiveStore }) {
  const print = usePrintTogether()
  const { chosenIds } = store
  const hidden = useHidden()
  const leftOut = store.documents.filter((document) => isHiddenPaper(document, hidden)).length
  return (
    <ActionBar
      label={texts.chosenActions}
      note={
        <>
          {texts.chosen(chosenIds.length)}{' '}
          <button type="button" className={styles.clear} onClick={store.clearChosen}>
            {texts.clearChosen}
          </button>
          {leftOut > 0 && ` ${texts.leftOut(leftOut)}`}
        </>
      }
    >
      <Button
        leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
        onClick={() => void print({ ids: chosenIds })}
      >
        {documentTexts.printTogether}
      </Button>
    </ActionBar>
  )
})

function Nothing({ onReset }: Pick<ListProps, 'onReset'>) {
  if (onReset !== null)
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={onReset}>
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
        <Button component={Link} to={nameGroupPath('company', null)}>
          {texts.toForms}
        </Button>
      }
    >
      {texts.empty}
    </EmptyState>
  )
}
