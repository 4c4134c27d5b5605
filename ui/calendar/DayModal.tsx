import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal, Radio, TextInput } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type FormEvent, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Calendar.module.css'
import type { CalendarStore } from './calendar-store.ts'
import { calendarTexts as texts } from './texts.ts'

type Props = { readonly store: CalendarStore; readonly onClose: () => void }

/** Makes a day a working day or a day off in the company's own calendar. */
export function DayModal({ store, onClose }: Props) {
  const { show } = useService(notices)
  const [day, setDay] = useState<LocalDate | null>(null)
  const [kind, setKind] = useState('off')
  const [note, setNote] = useState('')
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const refused = await store.set({ day, kind, note })
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length > 0) return
    show(texts.saved)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={texts.dialogTitle}>
      <form noValidate onSubmit={(event) => void save(event)}>
        {messages.form !== undefined && (
          <p role="alert" className={styles.refusal}>
            {messages.form}
          </p>
        )}
        <DateField data-autofocus label={texts.day} value={day} error={messages.day} onChange={setDay} />
        <Radio.Group mt="md" label={texts.kind} value={kind} error={messages.kind} onChange={setKind}>
          <Group gap="lg" mt="xs">
            <Radio value="off" label={texts.kinds.off} />
            <Radio value="working" label={texts.kinds.working} />
          </Group>
        </Radio.Group>
        <TextInput
          mt="md"
          label={texts.note}
          description={texts.noteHint}
          maxLength={200}
          value={note}
          error={messages.note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Group gap="sm" mt="lg">
          <Button type="submit" loading={busy}>
            {texts.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
