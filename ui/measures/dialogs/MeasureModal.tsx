import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import type { Measure } from '@osh/core/measures/measure.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Measures.module.css'
import type { MeasureStore } from '../measure-store.ts'
import { measureTexts as texts } from '../texts.ts'

/** What a dialog about one measure is given. */
export type MeasureDialogProps = {
  readonly store: MeasureStore
  readonly measure: Measure
  readonly onClose: () => void
}

type Props = {
  readonly title: string
  readonly save: string
  /** Fields that show their own message; what is about others is said at the top. */
  readonly fields: readonly string[]
  /** Sends what was typed: what was refused, by field. */
  readonly send: () => Promise<Messages>
  readonly onClose: () => void
  readonly children: (messages: Messages) => ReactNode
}

/** A dialog about measures: fields, what was refused, one button that sends. It closes once all is stored. */
export function MeasureModal({ title, save, fields, send, onClose, children }: Props) {
  const { show } = useService(notices)
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const refused = await send()
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length > 0) return
    show(texts.saved)
    onClose()
  }
  const others = Object.entries(messages).flatMap(([field, said]) => (fields.includes(field) ? [] : [said]))
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {others.length > 0 && (
          <p role="alert" className={styles.refusal}>
            {others.join(' ')}
          </p>
        )}
        <div className={styles.fields}>{children(messages)}</div>
        <Group gap="sm" mt="lg">
          <Button type="submit" loading={busy}>
            {save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
