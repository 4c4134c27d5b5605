import { Button } from '@mantine/core'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { DeskNews } from '@osh/core/news/desk/written-news.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loading } from '#ui/kit/states/Loading.tsx'
import { OperatorPage } from '../OperatorPage.tsx'
import styles from './OperatorNews.module.css'
import { type OperatorNewsStore, operatorNewsStore } from './operator-news-store.ts'
import { newsDeskTexts as texts } from './texts.ts'

const NewsEditor = makeLazyPart(async () => ({ default: (await import('./NewsEditor.tsx')).NewsEditor }))

/** «Новости сервиса»: what was published, what is going to be, and what was withdrawn. */
export const OperatorNewsPage = observer(function OperatorNewsPage() {
  const store = useService(operatorNewsStore)
  useEffect(() => void store.open(), [store])
  const { draft } = store
  if (draft)
    return (
      <Suspense fallback={<Loading rows={6} />}>
        <NewsEditor draft={draft} store={store} />
      </Suspense>
    )
  return (
    <OperatorPage
      title={texts.title}
      actions={<Button onClick={() => store.write(null)}>{texts.write}</Button>}
      isOthers={store.isOthers}
      state={store.state}
      onRetry={() => void store.open()}
    >
      {({ items }) => (
        <>
          <p role="alert" className={styles.failure}>
            {store.failure}
          </p>
          {items.length === 0 ? (
            <EmptyState>{texts.none}</EmptyState>
          ) : (
            <ul className={styles.list}>
              {items.map((news) => (
                <Row key={news.id} news={news} store={store} />
              ))}
            </ul>
          )}
          {!store.isComplete && (
            <Button variant="default" onClick={() => void store.more()}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </OperatorPage>
  )
})

type RowProps = { readonly news: DeskNews; readonly store: OperatorNewsStore }

const Row = observer(function Row({ news, store }: RowProps) {
  const { show } = useService(notices)
  const { title, state, important, release, publishedAt } = news
  const isOut = state === 'withdrawn'
  const turn = isOut ? texts.putBack : texts.withdraw
  const withdraw = async () => {
    if (await store.withdraw(news, !isOut)) show(isOut ? texts.isBack : texts.isWithdrawn)
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <p className={styles.muted}>
          {[
            texts.states[state],
            formatMoment(publishedAt, DEFAULT_TIME_ZONE),
            ...(important ? [texts.important] : []),
            ...(release === null ? [] : [texts.release(release)]),
          ].join(' · ')}
        </p>
      </div>
      <div className={styles.ways}>
        <Button
          variant="default"
          aria-label={texts.of(texts.change, title)}
          onClick={() => store.write(news)}
        >
          {texts.change}
        </Button>
        <Button
          variant="default"
          aria-label={texts.of(turn, title)}
          disabled={store.busy}
          onClick={() => void withdraw()}
        >
          {turn}
        </Button>
      </div>
    </li>
  )
})
