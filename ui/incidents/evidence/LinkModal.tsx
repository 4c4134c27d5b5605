import { TextInput } from '@mantine/core'
import type { EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import { type FormEvent, useState } from 'react'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { ChangeModal } from '../dialogs/ChangeModal.tsx'
import type { EvidenceStore } from './evidence-store.ts'
import { evidenceTexts } from './texts.ts'

type Props = { readonly store: EvidenceStore; readonly of: EvidenceOf; readonly onClose: () => void }

/** Attaches the address of a recording that is kept elsewhere. */
export function LinkModal({ store, of, onClose }: Props) {
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const refused = await store.attachLink(of, { name, url })
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length === 0) onClose()
  }
  return (
    <ChangeModal
      title={evidenceTexts.linkTitle}
      messages={messages}
      fields={['name', 'url']}
      busy={busy}
      submit={(event) => void submit(event)}
      save={evidenceTexts.attachSave}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={evidenceTexts.linkName}
        value={name}
        error={messages.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        type="url"
        label={evidenceTexts.linkUrl}
        description={evidenceTexts.linkHint}
        value={url}
        error={messages.url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
    </ChangeModal>
  )
}
