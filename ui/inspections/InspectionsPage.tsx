import { Button } from '@mantine/core'
import type { ToldLink } from '@osh/core/inspections/inspections.ts'
import { partWords } from '@osh/core/inspections/part-words.ts'
import { hiddenNames } from '@osh/core/rights/role-words.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { ToldAddress } from '#ui/kit/page/ToldAddress.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { Loading } from '#ui/kit/states/Loading.tsx'
import styles from './Inspections.module.css'
import { type InspectionsStore, inspectionsStore } from './inspections-store.ts'
import { inspectionTexts as texts } from './texts.ts'

const LinkForm = makeLazyPart(async () => ({ default: (await import('./LinkForm.tsx')).LinkForm }))

/** «Ссылки для проверяющих»: what was given out, who opened it and when, and a new one. */
export const InspectionsPage = observer(function InspectionsPage() {
  const store = useService(inspectionsStore)
  useEffect(() => void store.open(), [store])
  const create = store.isThere && store.typed === null && (
    <Button onClick={() => store.begin()}>{texts.create}</Button>
  )
  return (
    <Page title={texts.title} actions={create}>
      <p className={styles.about}>{store.isThere ? texts.about : texts.inDemo}</p>
      {store.path !== null && (
        <ToldAddress address={new URL(store.path, window.location.origin).href} words={texts} />
      )}
      {store.typed !== null && (
        <Suspense fallback={<Loading rows={4} />}>
          <LinkForm store={store} />
        </Suspense>
      )}
      {store.isThere && (
        <Loaded state={store.state} onRetry={() => void store.open()}>
          {(links) =>
            links.length === 0 ? (
              <EmptyState>{texts.none}</EmptyState>
            ) : (
              <ul className={styles.list}>
                {links.map((link) => (
                  <Row key={link.id} link={link} store={store} />
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </Page>
  )
})

type RowProps = { readonly link: ToldLink; readonly store: InspectionsStore }

const Row = observer(function Row({ link, store }: RowProps) {
  const { name, parts, asOf, expiresOn, granted, state, openings } = link
  const shown = [...parts.map((part) => partWords[part]), ...granted.map((kind) => hiddenNames[kind])]
  const [last] = openings.latest
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{texts.said(state, asOf, expiresOn)}</p>
        <p className={styles.muted}>{shown.join(', ')}</p>
        {last === undefined ? (
          <p className={styles.muted}>{texts.neverOpened}</p>
        ) : (
          <details>
            <summary>{texts.opened(openings.count, formatMoment(last, store.timeZone))}</summary>
            <ul aria-label={texts.allOpenings}>
              {openings.latest.map((moment) => (
                <li key={moment}>{formatMoment(moment, store.timeZone)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {state === 'open' && (
        <AskedRemoval
          variant="default"
          about={`: ${name}`}
          words={texts.revoke}
          onRemove={() => store.revoke(link)}
          onRemoved={() => undefined}
        >
          {texts.revoke.about(name)}
        </AskedRemoval>
      )}
    </li>
  )
})
