import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { type FormEvent, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { IncidentStore } from '../page/incident-store.ts'
import { dialogTexts } from './texts.ts'

/** A dialog's sending of what it changes; it closes once that is stored. `word` says what is refused. */
export function useChange(store: IncidentStore, onClose: () => void, word = wordMessages) {
  const { show } = useService(notices)
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const send = async (patch: Input): Promise<Messages> => {
    setBusy(true)
    const refused = await store.change(patch, word)
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length === 0) {
      show(dialogTexts.saved)
      onClose()
    }
    return refused
  }
  const submit = (patch: () => Input) => (event: FormEvent) => {
    event.preventDefault()
    void send(patch())
  }
  return { messages, busy, submit, send, forget: () => setMessages({}) }
}
