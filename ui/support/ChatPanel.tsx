import '#ui/kit/modal-styles.ts'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { ConversationView } from './ConversationView.tsx'
import type { ChatStore } from './chat-store.ts'
import styles from './Support.module.css'
import { supportTexts as texts } from './texts.ts'

const CLOSING_MS = 400

/** The sliding panel; above 620 px it leaves the page beside it to be seen. */
export const ChatPanel = observer(function ChatPanel({ store }: { readonly store: ChatStore }) {
  return (
    <Drawer
      opened={store.isOpened}
      onClose={store.close}
      position="right"
      size="min(100%, 620px)"
      title={texts.title}
      closeButtonProps={{ 'aria-label': texts.close }}
      transitionProps={{ duration: CLOSING_MS }}
      styles={{ content: { display: 'flex', flexDirection: 'column' } }}
      classNames={{ body: styles.body ?? '' }}
    >
      <Loaded state={store.state} onRetry={() => void store.begin()} rows={3}>
        {(conversation) => <ConversationView store={conversation} timeZone={store.timeZone} />}
      </Loaded>
    </Drawer>
  )
})
