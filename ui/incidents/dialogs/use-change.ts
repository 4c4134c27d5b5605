import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { type FormEvent, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { IncidentStore } from '../page/incident-store.ts'
import { dialogTexts } from './texts.ts'

/** A dialog's sending of what it changes; it closes once that is stored. */
export function useChange(store: IncidentStore, onClose: () => void) {
  const { show } = useService(notices)
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const send = async (patch: Input): Promise<boolean> => {
    setBusy(true)
    const refused = await store.change(patch)
    setBusy(false)
    setMessages(refused)
    const stored = Object.keys(refused).length === 0
    if (stored) {
      show(dialogTexts.saved)
      onClose()
    }
    return stored
  }
  const submit = (patch: () => Input) => (event: FormEvent) => {
    event.preventDefault()
    void send(patch())
  }
  return { messages, busy, submit }
}
