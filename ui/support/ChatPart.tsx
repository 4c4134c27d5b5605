import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useAgain } from '#ui/kit/connection/use-again.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { PartHead } from '#ui/today/PartHead.tsx'
import styles from './ChatPart.module.css'
import { chatStore } from './chat-store.ts'
import { supportTexts as texts } from './texts.ts'

const ChatPanel = makeLazyPart(async () => ({ default: (await import('./ChatPanel.tsx')).ChatPanel }))

/** «Чат с поддержкой»: what is new in it, and what opens it. */
export const ChatPart = observer(function ChatPart() {
  const store = useService(chatStore)
  useEffect(() => store.follow(), [store])
  useAgain(store.state, () => void store.begin())
  if (!store.isThere) return null
  return (
    <section className={styles.part} aria-labelledby="chat-today">
      <PartHead id="chat-today" title={texts.title} />
      <p className={styles.hint}>{texts.hint}</p>
      <Button variant="default" fullWidth onClick={store.open}>
        {texts.open(store.unread)}
      </Button>
      {store.isAsked && (
        <Suspense>
          <ChatPanel store={store} />
        </Suspense>
      )}
    </section>
  )
})
