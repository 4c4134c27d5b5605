import type { PaperOffer } from '@osh/core/paper-records/offer.ts'
import type { DocumentId } from '@osh/core/shared/identity.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { archivePath } from '#ui/documents/document-paths.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { LeftRows, OfferedRows } from './OfferedRows.tsx'
import styles from './PaperRecord.module.css'
import { type PaperRecordStore, paperRecordStore } from './paper-record-store.ts'
import { RecordBar } from './RecordBar.tsx'
import { paperRecordTexts as texts } from './texts.ts'

/** «Внести в записи»: one confirmation of what a paper says, and undoing it. */
export const PaperRecordPage = observer(function PaperRecordPage() {
  const store = useService(paperRecordStore)
  const id = (readId(useParams().documentId) ?? 0) as DocumentId
  useEffect(() => void store.open(id), [store, id])
  const { offer } = store
  return (
    <Page
      title={texts.title}
      before={<Link to={archivePath}>{texts.back}</Link>}
      subtitle={offer ? texts.about(offer) : '\u00a0'}
    >
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={8}>
        {(told) =>
          told === null ? (
            <EmptyState hint={texts.notFoundHint}>{texts.notFound}</EmptyState>
          ) : (
            <Opened store={store} offer={told} />
          )
        }
      </Loaded>
    </Page>
  )
})

type Props = { readonly store: PaperRecordStore; readonly offer: PaperOffer }

const Opened = observer(function Opened({ store, offer: { kind, record } }: Props) {
  if (record && !record.undone)
    return (
      <div className={styles.recorded}>
        <p role="status">{texts.recorded(record.count, formatMoment(record.made.at, store.timeZone))}</p>
        <AskedRemoval
          variant="default"
          words={texts.undo}
          onRemove={() => store.undo()}
          onRemoved={() => undefined}
        >
          {texts.undo.about}
        </AskedRemoval>
      </div>
    )
  const undone = record?.undone
  return (
    <>
      <p className={styles.notYet}>
        {undone && `${texts.undone(formatMoment(undone.at, store.timeZone))}. `}
        {texts.notYet}
      </p>
      {store.rows.length === 0 ? (
        <EmptyState hint={texts.nothingHint}>{texts.nothing}</EmptyState>
      ) : (
        <OfferedRows store={store} kind={kind} />
      )}
      <LeftRows store={store} />
      {store.rows.length > 0 && <RecordBar store={store} />}
    </>
  )
})
