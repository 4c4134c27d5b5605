import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Figures.module.css'
import type { FiguresStore } from './figures-store.ts'
import { figureTexts as texts } from './texts.ts'

type Props = { readonly store: FiguresStore; readonly entered: number | null; readonly onClose: () => void }

/** Enters the average number on the payroll of a year. */
export function HeadcountModal({ store, entered, onClose }: Props) {
  const { show } = useService(notices)
  const [headcount, setHeadcount] = useState(entered === null ? '' : String(entered))
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const refused = await store.enter(headcount)
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length > 0) return
    show(texts.saved)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={texts.enterTitle(store.year)}>
      <form noValidate onSubmit={(event) => void save(event)}>
        {messages.form !== undefined && (
          <p role="alert" className={styles.warning}>
            {messages.form}
          </p>
        )}
        <TextInput
          data-autofocus
          label={texts.enterLabel}
          description={texts.enterHint}
          inputMode="numeric"
          maxLength={7}
          value={headcount}
          error={messages.headcount}
          onChange={({ currentTarget }) => setHeadcount(currentTarget.value)}
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
