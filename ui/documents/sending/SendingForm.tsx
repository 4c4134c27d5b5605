import '#ui/kit/native-select-styles.ts'
import '#ui/kit/checkbox-styles.ts'
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { documentFormats } from '@osh/core/documents/document.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, Suspense, useEffect } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { PaperPicker } from './PaperPicker.tsx'
import styles from './Sending.module.css'
import { sendingStore } from './sending-store.ts'
import { sendingTexts as texts } from './texts.ts'

/** Where the cursor goes after a refusal. */
const places = ['documentIds', 'to', 'employeeIds', 'subject', 'text'] as const
const nameFieldId = (field: string): string => `sending-${field}`

const SendingPeople = makeLazyPart(() => import('./SendingPeople.tsx'))

/** Which papers, to whom, with which words. */
export const SendingForm = observer(function SendingForm({ onSent }: { readonly onSent: () => unknown }) {
  const store = useService(sendingStore)
  const { show } = useService(notices)
  useEffect(() => void store.find(''), [store])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const count = await store.send()
    if (count !== null) {
      show(texts.queued(count))
      onSent()
      return
    }
    const wrong = places.find((field) => store.messages[field] !== undefined)
    if (wrong) requestAnimationFrame(() => focusField(nameFieldId(wrong)))
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <fieldset className={styles.part}>
        <legend>{texts.papers}</legend>
        <PaperPicker store={store} id={nameFieldId('documentIds')} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{texts.recipients}</legend>
        <Textarea
          id={nameFieldId('to')}
          label={texts.to}
          description={texts.toHint}
          autosize
          minRows={1}
          inputMode="email"
          value={store.to}
          error={store.messages.to}
          onChange={({ currentTarget }) => store.type({ to: currentTarget.value })}
        />
        <Suspense fallback={<TextInput readOnly label={texts.employee} />}>
          <SendingPeople store={store} />
        </Suspense>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{texts.letter}</legend>
        <Textarea
          id={nameFieldId('subject')}
          autosize
          minRows={1}
          label={texts.subject}
          description={texts.subjectHint}
          value={store.subject}
          error={store.messages.subject}
          onChange={({ currentTarget }) => store.type({ subject: currentTarget.value })}
        />
        <Textarea
          id={nameFieldId('text')}
          label={texts.text}
          description={texts.textHint}
          autosize
          minRows={3}
          value={store.text}
          error={store.messages.text}
          onChange={({ currentTarget }) => store.type({ text: currentTarget.value })}
        />
        <div className={styles.ways}>
          <NativeSelect
            label={texts.format}
            data={documentFormats.map((value) => ({ value, label: texts.formats[value] }))}
            value={store.format}
            onChange={({ currentTarget: { value } }) =>
              store.type({ format: documentFormats.find((one) => one === value) ?? 'pdf' })
            }
          />
          <Checkbox
            size="sm"
            className={styles.zip}
            label={texts.zip}
            checked={store.zip}
            onChange={({ currentTarget }) => store.type({ zip: currentTarget.checked })}
          />
        </div>
      </fieldset>
      <p role="alert" className={styles.failed}>
        {store.messages.form}
      </p>
      <div>
        <Button type="submit" loading={store.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
})
