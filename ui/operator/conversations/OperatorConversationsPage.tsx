import { Button } from '@mantine/core'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { ListedConversation } from '@osh/core/support/support-repository.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { ConversationView } from '#ui/support/ConversationView.tsx'
import styles from '#ui/support/Support.module.css'
import { supportTexts } from '#ui/support/texts.ts'
import { OperatorPage } from '../OperatorPage.tsx'
import { type Chosen, type ConversationsStore, conversationsStore } from './conversations-store.ts'

const texts = supportTexts.operator

/** «Чат»: conversations of all companies, and the one that is open. */
export const Component = observer(function OperatorConversationsPage() {
  const store = useService(conversationsStore)
  useEffect(() => store.follow(), [store])
  return (
    <OperatorPage title={texts.title} state={store.state} onRetry={() => void store.open()}>
      {(conversations) =>
        conversations.length === 0 ? (
          <EmptyState>{texts.none}</EmptyState>
        ) : (
          <div className={styles.desk}>
            <ul className={styles.conversations} aria-label={texts.title}>
              {conversations.map((one) => (
                <Row key={`${one.companyId} ${one.person}`} one={one} store={store} />
              ))}
            </ul>
            {store.chosen === null ? (
              <p>{texts.choose}</p>
            ) : (
              <Open key={store.chosen.name} store={store} chosen={store.chosen} />
            )}
          </div>
        )
      }
    </OperatorPage>
  )
})

type StoreProps = { readonly store: ConversationsStore }

const Row = observer(function Row({ one, store }: StoreProps & { readonly one: ListedConversation }) {
  const isChosen = store.listed === one
  return (
    <li>
      <button
        type="button"
        className={isChosen ? styles.chosen : styles.other}
        aria-pressed={isChosen}
        onClick={() => store.choose(one)}
      >
        <b>{texts.of(one.company, one.name ?? texts.nameless)}</b>
        <br />
        {one.lastWords}
        {one.last > one.read.support && (
          <span className={styles.unread}>{texts.unread(one.last - one.read.support)}</span>
        )}
        {one.waitsSince !== null && (
          <span className={styles.waits}>{texts.waits(formatMoment(one.waitsSince, DEFAULT_TIME_ZONE))}</span>
        )}
      </button>
    </li>
  )
})

const Open = observer(function Open({ store, chosen }: StoreProps & { readonly chosen: Chosen }) {
  const { listed } = store
  const head = useRef<HTMLHeadingElement>(null)
  // On a phone it is below the list.
  useEffect(() => head.current?.focus(), [])
  return (
    <section aria-labelledby="open-conversation">
      <div className={styles.deskHead}>
        <h2 id="open-conversation" ref={head} tabIndex={-1}>
          {listed && texts.of(listed.company, listed.name ?? texts.nameless)}
        </h2>
        {listed?.waitsSince && (
          <Button variant="default" onClick={() => void store.settle()}>
            {texts.settle}
          </Button>
        )}
      </div>
      <ConversationView store={chosen.conversation} timeZone={DEFAULT_TIME_ZONE} />
    </section>
  )
})
