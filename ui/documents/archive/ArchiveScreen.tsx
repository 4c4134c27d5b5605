import '#ui/kit/form-styles.ts'
import { Button } from '@mantine/core'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useService } from '#ui/app/services-context.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { groupPath } from '../document-paths.ts'
import { documentTexts, archiveTexts as texts } from '../texts.ts'
import styles from './Archive.module.css'
import { ArchiveFilters } from './ArchiveFilters.tsx'
import { ArchiveTable } from './ArchiveTable.tsx'
import { type ArchiveStore, archiveStore } from './archive-store.ts'

/** Every document that was issued, the latest first. */
export const ArchiveScreen = observer(function ArchiveScreen() {
  const store = useService(archiveStore)
  const [params] = useSearchParams()
  const templateId = Number(params.get('templateId'))
  useEffect(
    () => void store.open({ templateId: templateId > 0 ? (templateId as TemplateId) : null }),
    [store, templateId],
  )
  return (
    <Page
      title={texts.title}
      before={<Link to={groupPath('company', null)}>{documentTexts.whole.company}</Link>}
    >
      <ArchiveFilters store={store} />
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={8}>
        {() => <List store={store} />}
      </Loaded>
    </Page>
  )
})

const List = observer(function List({ store }: { readonly store: ArchiveStore }) {
  if (store.documents.length === 0) return <Nothing store={store} />
  return (
    <>
      <ArchiveTable documents={store.documents} />
      <p className={styles.total}>
        {texts.total(store.total)}
        {!store.complete && (
          <Button variant="default" onClick={() => void store.more()}>
            {texts.more}
          </Button>
        )}
      </p>
    </>
  )
})

const Nothing = observer(function Nothing({ store }: { readonly store: ArchiveStore }) {
  if (store.filtered)
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={() => void store.reset()}>
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
        <Button component={Link} to={groupPath('company', null)}>
          {texts.toForms}
        </Button>
      }
    >
      {texts.empty}
    </EmptyState>
  )
})
