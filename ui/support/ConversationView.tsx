import '#ui/kit/text-field-styles.ts'
import { Button, Textarea } from '@mantine/core'
import { LONGEST_MESSAGE } from '@osh/core/support/message.ts'
import type { SaidMessage } from '@osh/core/support/support-desk.ts'
import { IconPaperclip } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import type { ConversationStore } from './conversation-store.ts'
import styles from './Support.module.css'
import { supportTexts as texts } from './texts.ts'

type Props = { readonly store: ConversationStore; readonly timeZone: string }

/** The messages of a conversation, and what sends one more. What was said is shown as text: no markup of it runs. */
export const ConversationView = observer(function ConversationView({ store, timeZone }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const { last } = store
  useEffect(() => {
    if (last === 0) return
    end.current?.scrollIntoView({ block: 'nearest' })
    void store.markRead()
  }, [last, store])
  return (
    <div className={styles.conversation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.messages} aria-label={texts.messages} tabIndex={0}>
        <Loaded state={store.loading} onRetry={() => void store.open()} rows={3}>
          {() => (
            <>
              {store.hasEarlier && (
                <Button variant="default" size="xs" onClick={() => void store.readEarlier()}>
                  {texts.earlier}
                </Button>
              )}
              {store.messages.length === 0 && <p className={styles.note}>{texts.nobody}</p>}
              <ol className={styles.list} aria-live="polite">
                {store.messages.map((one) => (
                  <Message key={one.number} store={store} message={one} timeZone={timeZone} />
                ))}
              </ol>
            </>
          )}
        </Loaded>
        <div ref={end} />
      </section>
      <Composer store={store} />
    </div>
  )
})

const Message = observer(function Message({
  store,
  message,
  timeZone,
}: Props & { readonly message: SaidMessage }) {
  const files = useFiles()
  const { number, from, at, text, file } = message
  const isOwn = from === store.side
  const author = isOwn ? texts.you : texts[from]
  return (
    <li className={isOwn ? styles.own : styles.theirs}>
      <p className={styles.who}>
        {author}, {formatMoment(at, timeZone)}
      </p>
      {file ? (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPaperclip size={16} stroke={1.6} aria-hidden />}
          aria-label={texts.download(file.name)}
          onClick={() => void files.save(() => store.desk.openFile(number), file.name)}
        >
          {file.name}
        </Button>
      ) : (
        <p className={styles.text}>{text === '' ? texts.emptied : text}</p>
      )}
      {number === store.lastOwn && store.readByOther >= number && <p className={styles.note}>{texts.read}</p>}
    </li>
  )
})

const Composer = observer(function Composer({ store }: { readonly store: ConversationStore }) {
  const picker = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const sendAtEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void store.say()
  }
  return (
    <form
      noValidate
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void store.say()
        if (store.isBlank) field.current?.focus()
      }}
    >
      <Textarea
        ref={field}
        label={texts.field}
        value={store.draft}
        rows={3}
        data-autofocus
        error={store.isBlank ? texts.blank : store.isTooLong ? texts.tooLong(LONGEST_MESSAGE) : undefined}
        onChange={(event) => store.type(event.currentTarget.value)}
        onKeyDown={sendAtEnter}
      />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept="image/*,application/pdf,.docx,.xlsx"
        onChange={({ currentTarget }) => {
          void store.attach([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {store.failure && (
        <p role="alert" className={styles.failure}>
          {store.failure}
        </p>
      )}
      <div className={styles.tools}>
        <Button
          variant="default"
          leftSection={<IconPaperclip size={16} stroke={1.6} aria-hidden />}
          title={texts.attachHint}
          disabled={store.isSending}
          onClick={() => picker.current?.click()}
        >
          {texts.attach}
        </Button>
        <Button type="submit" loading={store.isSending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
})
