import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import styles from '../../Incidents.module.css'
import { microtraumaTexts as texts } from '../texts.ts'

type Props<Typed> = {
  readonly title: string
  readonly save?: string
  /** What the fields begin with. */
  readonly begin: Typed
  /** Ids of the fields in their order; a refusal of any other is said at the top. */
  readonly fields: readonly string[]
  /** Stores what is typed; answers what was refused. */
  readonly send: (typed: Typed) => Promise<Messages>
  /** Stored: the dialog goes. */
  readonly onStored: () => void
  readonly onClose: () => void
  readonly children: (typed: Typed, type: (changes: Partial<Typed>) => void, messages: Messages) => ReactNode
}

/** A dialog that keeps what is typed through refusals, and asks before it is lost. */
export function FormModal<Typed extends object>(props: Props<Typed>) {
  const { title, save = texts.save, begin, fields, send, onStored, onClose, children } = props
  const [first] = useState(begin)
  const [typed, setTyped] = useState(begin)
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const [stored, setStored] = useState(false)
  const type = (changes: Partial<Typed>) => {
    setTyped((known) => ({ ...known, ...changes }))
    setMessages((said) => Object.fromEntries(Object.entries(said).filter(([field]) => !(field in changes))))
  }
  const dirty = !stored && JSON.stringify(typed) !== JSON.stringify(first)
  const store = async (): Promise<boolean> => {
    setBusy(true)
    const refused = await send(typed)
    setBusy(false)
    setMessages(refused)
    const isStored = Object.keys(refused).length === 0
    if (isStored) setStored(true)
    else focusRefused(fields.find((field) => refused[field] !== undefined))
    return isStored
  }
  const { question, leave, ways } = useUnsavedChanges(dirty, store)
  const goOn = useEffectEvent(onStored)
  useEffect(() => {
    if (stored) goOn()
  }, [stored])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void store()
  }
  const others = Object.entries(messages).flatMap(([field, said]) => (fields.includes(field) ? [] : [said]))
  return (
    <>
      <Modal opened {...ways(onClose, dirty)} title={title} size={560}>
        <form noValidate onSubmit={submit}>
          {others.length > 0 && (
            <p role="alert" className={styles.refusal}>
              {others.join(' ')}
            </p>
          )}
          <div className={styles.fields}>{children(typed, type, messages)}</div>
          <Group gap="sm" mt="lg">
            <Button type="submit" loading={busy}>
              {save}
            </Button>
            <Button variant="default" onClick={() => leave(onClose)}>
              {texts.cancel}
            </Button>
          </Group>
        </form>
      </Modal>
      {question}
    </>
  )
}
