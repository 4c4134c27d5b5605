import '#ui/kit/text-field-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal, Textarea } from '@mantine/core'
import type { Document } from '@osh/core/documents/document.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { documentTexts } from '../texts.ts'
import type { ArchiveStore } from './archive-store.ts'
import { archiveTexts as texts } from './texts.ts'

const FIELD = 'annulReason'

type Props = {
  readonly store: ArchiveStore
  readonly document: Document
  readonly onClose: () => void
}

/** Asks why the document is annulled, and says what follows. */
export default observer(function AnnulModal({ store, document, onClose }: Props) {
  const { show } = useService(notices)
  const [reason, setReason] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const annul = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const refused = await store.annul(document, reason)
    setBusy(false)
    setMessage(refused)
    if (refused !== null) return focusField(FIELD)
    onClose()
    show(texts.annulled)
  }
  const name = documentTexts.version(printDocumentNumber(document.number), formatDate(document.date))
  return (
    <Modal opened onClose={onClose} title={texts.annulTitle}>
      <form noValidate onSubmit={(event) => void annul(event)}>
        <p>
          {document.title}, {name}
        </p>
        <p>{texts.annulWarning}</p>
        <Textarea
          id={FIELD}
          mt="md"
          data-autofocus
          autosize
          minRows={2}
          label={wordField('reason')}
          value={reason}
          error={message}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setMessage(null)
          }}
        />
        <Group gap="sm" mt="lg">
          <Button type="submit" color="red" loading={busy}>
            {texts.annul}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.keep}
          </Button>
        </Group>
      </form>
    </Modal>
  )
})
