import { Button } from '@mantine/core'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { DeskNews } from '@osh/core/news/desk/written-news.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loading } from '#ui/kit/states/Loading.tsx'
import shared from '../Operator.module.css'
import { OperatorList } from '../OperatorList.tsx'
import { OperatorPage } from '../OperatorPage.tsx'
import styles from './OperatorNews.module.css'
import { type OperatorNewsStore, operatorNewsStore } from './operator-news-store.ts'
import { newsDeskTexts as texts } from './texts.ts'

const NewsEditor = makeLazyPart(async () => ({ default: (await import('./NewsEditor.tsx')).NewsEditor }))

/** «Новости сервиса»: what was published, what is going to be, and what was withdrawn. */
export const Component = observer(function OperatorNewsPage() {
  const store = useService(operatorNewsStore)
  const { draft, list } = store
  useEffect(() => void list.open(), [list])
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
      state={list.state}
      onRetry={() => void list.open()}
    >
      {(items) => (
        <OperatorList
          items={items}
          none={texts.none}
          row={(news) => <Row key={news.id} news={news} store={store} />}
          failure={store.attempt.failure}
          onMore={list.onMore}
        />
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
    <li className={shared.row}>
      <div className={shared.words}>
        <strong>{title}</strong>
        <p className={shared.muted}>
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
          disabled={store.attempt.busy}
          onClick={() => void withdraw()}
        >
          {turn}
        </Button>
      </div>
    </li>
  )
})
