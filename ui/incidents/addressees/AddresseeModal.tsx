import { TextInput } from '@mantine/core'
import type { AddresseeKind } from '@osh/core/incidents/addressees/addressee.ts'
import { type FormEvent, useState } from 'react'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { ChangeModal } from '../dialogs/ChangeModal.tsx'
import styles from '../Incidents.module.css'
import type { AddresseeStore } from './addressee-store.ts'
import { addresseeTexts as texts } from './texts.ts'

const fields = ['name', 'address', 'phone', 'email'] as const

type Props = { readonly store: AddresseeStore; readonly kind: AddresseeKind; readonly onClose: () => void }

/** How one of those who are told of accidents is reached. */
export function AddresseeModal({ store, kind, onClose }: Props) {
  const known = store.findOf(kind)
  const [typed, setTyped] = useState<Readonly<Record<(typeof fields)[number], string>>>({
    name: known?.name ?? '',
    address: known?.address ?? '',
    phone: known?.phone ?? '',
    email: known?.email ?? '',
  })
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    const refused = await store.keep({ addressee: kind, ...typed })
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length === 0) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep()
  }
  return (
    <ChangeModal title={texts.title} {...{ fields, messages, busy, submit, onClose }}>
      <p className={styles.muted}>
        {texts.kinds[kind]}. {texts.hint}
      </p>
      {fields.map((field) => (
        <TextInput
          key={field}
          data-autofocus={field === 'name' || undefined}
          label={texts[field]}
          type={field === 'phone' ? 'tel' : field === 'email' ? 'email' : 'text'}
          autoComplete="off"
          maxLength={500}
          value={typed[field]}
          error={messages[field]}
          onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
        />
      ))}
    </ChangeModal>
  )
}
