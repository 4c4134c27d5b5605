import '#ui/kit/text-field-styles.ts'
import '#ui/kit/checkbox-styles.ts'
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { NewsBody } from '#ui/news/NewsBody.tsx'
import type { NewsDraftStore } from './news-draft-store.ts'
import styles from './OperatorNews.module.css'
import type { OperatorNewsStore } from './operator-news-store.ts'
import { newsDeskTexts as texts } from './texts.ts'

/** Where the cursor goes after a refusal. */
const places = ['title', 'body', 'publishedAt'] as const
const idOf = (field: string): string => `news-${field}`

type Props = { readonly draft: NewsDraftStore; readonly store: OperatorNewsStore }

/** A piece of news as it is written, and beside it as the feed would show it. */
export const NewsEditor = observer(function NewsEditor({ draft, store }: Props) {
  const { show } = useService(notices)
  const { typed, messages, of } = draft
  const look = useDebouncedCallback(() => void draft.look(), 300)
  useEffect(() => void draft.look(), [draft])
  const save = async (): Promise<boolean> => {
    const isKept = await store.save()
    if (isKept) show(texts.saved)
    const wrong = places.find((field) => draft.messages[field] !== undefined)
    if (wrong) requestAnimationFrame(() => focusField(idOf(wrong)))
    return isKept
  }
  const { question, leave } = useUnsavedChanges(draft.isChanged, save)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await save()) store.drop()
  }
  return (
    <Page title={of ? texts.changing : texts.newOne}>
      {question}
      <div className={styles.editor}>
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {of?.release && <p className={styles.muted}>{texts.changedRelease}</p>}
          <TextInput
            id={idOf('title')}
            label={texts.heading}
            maxLength={200}
            autoComplete="off"
            value={typed.title}
            error={messages.title}
            onChange={({ currentTarget }) => draft.type({ title: currentTarget.value })}
          />
          <Textarea
            id={idOf('body')}
            label={texts.body}
            description={texts.bodyHint}
            autosize
            minRows={10}
            maxRows={24}
            value={typed.body}
            error={messages.body}
            onChange={({ currentTarget }) => {
              draft.type({ body: currentTarget.value })
              look()
            }}
          />
          <Checkbox
            label={texts.mark}
            checked={typed.important}
            onChange={({ currentTarget }) => draft.type({ important: currentTarget.checked })}
          />
          <div className={styles.when}>
            <DateField
              id={idOf('publishedAt')}
              label={texts.date}
              description={texts.dateHint}
              clearable
              value={typed.date}
              error={messages.publishedAt}
              onChange={(date) => draft.type({ date })}
            />
            <TextInput
              label={texts.time}
              maxLength={5}
              inputMode="numeric"
              autoComplete="off"
              disabled={typed.date === null}
              value={typed.time}
              onChange={({ currentTarget }) => draft.type({ time: currentTarget.value })}
            />
          </div>
          <p role="alert" className={styles.failure}>
            {messages.form}
          </p>
          <div className={styles.ways}>
            <Button type="submit" loading={draft.busy}>
              {of ? texts.save : texts.publish}
            </Button>
            <Button variant="default" onClick={() => leave(store.drop)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
        <section className={styles.preview} aria-labelledby="news-preview" aria-live="polite">
          <h2 id="news-preview">{texts.preview}</h2>
          <strong>{typed.title}</strong>
          {draft.preview === null || draft.preview.html === '' ? (
            <p className={styles.muted}>{texts.noPreview}</p>
          ) : (
            <NewsBody html={draft.preview.html} />
          )}
        </section>
      </div>
    </Page>
  )
})
