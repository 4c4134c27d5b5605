import { Button } from '@mantine/core'
import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type { PaperEditions } from '@osh/core/documents/editions/edition-desk.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { archivePath, nameEditionsPath } from '../document-paths.ts'
import { FileButtons } from '../FileButtons.tsx'
import { sayWhoAnnulled, sayWhoIssued } from '../issued-by.ts'
import { documentTexts } from '../texts.ts'
import styles from './Editions.module.css'
import { type EditionsStore, editionsStore } from './editions-store.ts'
import { ParagraphPairs } from './ParagraphPairs.tsx'
import { editionTexts as texts } from './texts.ts'

/** A paper's editions: all of them with their files, what this one has changed, and issuing another. */
export const EditionsPage = observer(function EditionsPage() {
  const store = useService(editionsStore)
  const id = (readId(useParams().documentId) ?? 0) as DocumentId
  useEffect(() => void store.open(id), [store, id])
  const told = store.state.is === 'ready' ? store.state.value : null
  const one = told?.editions.find((edition) => edition.id === id)
  return (
    <Page
      title={texts.title}
      before={<Link to={archivePath}>{texts.back}</Link>}
      subtitle={one ? nameDocument(one) : '\u00a0'}
    >
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={8}>
        {(editions) =>
          editions && one ? (
            <Opened store={store} told={editions} one={one} />
          ) : (
            <EmptyState>{texts.notFound}</EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
})

const nameDocument = ({ title, number, date }: Document): string =>
  `${title}, ${documentTexts.version(printDocumentNumber(number), formatDate(date))}`

type Props = { readonly store: EditionsStore; readonly told: PaperEditions; readonly one: Document }

const Opened = observer(function Opened({ store, told: { editions, changes, next }, one }: Props) {
  const last = editions.at(-1) ?? one
  return (
    <>
      <EditionList editions={editions} one={one} />
      {takeEdition(one) > 1 && (
        <section aria-labelledby="changes" className={styles.part}>
          <h2 id="changes">{texts.changes(takeEdition(one) - 1)}</h2>
          {changes ? <ParagraphPairs pairs={changes} /> : <p className={styles.muted}>{texts.unread}</p>}
        </section>
      )}
      {one.id === last.id && (
        <section aria-labelledby="next" className={styles.part}>
          <h2 id="next">{texts.next(takeEdition(last) + 1)}</h2>
          {next ? (
            <Next store={store} next={next} edition={takeEdition(last) + 1} />
          ) : (
            <p className={styles.muted}>{texts.same}</p>
          )}
        </section>
      )}
    </>
  )
})

const takeEdition = ({ edition = 1 }: Document): number => edition

type ListProps = { readonly editions: readonly Document[]; readonly one: Document }

const EditionList = observer(function EditionList({ editions, one }: ListProps) {
  const names = useMemberNames()
  return (
    <ul aria-label={texts.list} className={styles.editions}>
      {editions.map((edition) => (
        <li key={edition.id}>
          <div>
            {edition.id === one.id ? (
              <b aria-current="page">{texts.edition(takeEdition(edition))}</b>
            ) : (
              <Link to={nameEditionsPath(edition.id)}>{texts.edition(takeEdition(edition))}</Link>
            )}
            <span className={styles.muted}>{sayWhoIssued(edition, names)}</span>
            {edition.annulled && (
              <span className={styles.wrong}>{sayWhoAnnulled(edition.annulled, names)}</span>
            )}
          </div>
          <div>
            <FileButtons document={edition} short />
          </div>
        </li>
      ))}
    </ul>
  )
})

type NextProps = {
  readonly store: EditionsStore
  readonly next: NonNullable<PaperEditions['next']>
  readonly edition: number
}

const Next = observer(function Next({ store, next: { changes, lacks }, edition }: NextProps) {
  const navigate = useNavigate()
  const { show } = useService(notices)
  if (lacks.length > 0) return <p role="alert">{texts.lacks(lacks)}</p>
  const reissue = async () => {
    const issued = await store.reissue()
    if (!issued) return
    show(texts.issued(edition))
    await navigate(nameEditionsPath(issued.id))
  }
  return (
    <>
      <p className={styles.muted}>{texts.nextAbout}</p>
      <Button loading={store.busy} onClick={() => void reissue()}>
        {texts.reissue(edition)}
      </Button>
      {store.message !== null && (
        <p role="alert" className={styles.wrong}>
          {store.message}
        </p>
      )}
      {changes.length > 0 && (
        <div className={styles.next}>
          <ParagraphPairs pairs={changes} />
        </div>
      )}
    </>
  )
})
