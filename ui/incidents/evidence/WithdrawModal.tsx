import { Textarea } from '@mantine/core'
import type { Evidence } from '@osh/core/incidents/evidence/evidence.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { type FormEvent, useState } from 'react'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { ChangeModal } from '../dialogs/ChangeModal.tsx'
import type { EvidenceStore } from './evidence-store.ts'
import { evidenceTexts } from './texts.ts'

type Props = {
  readonly store: EvidenceStore
  readonly evidence: Evidence
  readonly onClose: () => void
}

/** Asks why the evidence is withdrawn, and says what follows. */
export function WithdrawModal({ store, evidence, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const refused = await store.withdraw(evidence, reason)
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length === 0) onClose()
  }
  return (
    <ChangeModal
      title={evidenceTexts.withdrawTitle}
      messages={messages}
      fields={['reason']}
      busy={busy}
      submit={(event) => void submit(event)}
      save={evidenceTexts.withdraw}
      onClose={onClose}
    >
      <p>{evidenceTexts.withdrawWarning(evidence.name)}</p>
      <Textarea
        data-autofocus
        autosize
        minRows={2}
        label={wordField('reason')}
        value={reason}
        error={messages.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ChangeModal>
  )
}
