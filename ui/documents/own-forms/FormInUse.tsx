import { Button } from '@mantine/core'
import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './OwnForm.module.css'
import type { OwnFormStore } from './own-form-store.ts'
import { ownFormTexts as texts } from './texts.ts'

type Props = {
  readonly store: OwnFormStore
  readonly form: OwnForm | null
  readonly onReverted: () => void
}

/** Which form documents are made by; the company's own can be had back and given up. */
export const FormInUse = observer(function FormInUse({ store, form, onReverted }: Props) {
  const names = useMemberNames()
  const ownForms = useService(ports.ownForms)
  const { save } = useFiles()
  const [asking, setAsking] = useState(false)
  if (form === null) return <p className={styles.state}>{texts.standard}</p>
  const entered = texts.entered(names.nameOf(form.enteredBy), formatMoment(form.enteredAt, store.timeZone))
  return (
    <div className={styles.own}>
      <p>{texts.own}</p>
      <p>
        <b className={styles.name}>{form.fileName}</b>
        <span className={styles.second}>
          {texts.size(form.size)}, {entered}
        </span>
      </p>
      <div className={styles.buttons}>
        <Button
          variant="default"
          onClick={() => void save(() => ownForms.makeLink(form.companyId, form.id), form.fileName)}
        >
          {texts.download}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {texts.revert}
        </Button>
      </div>
      <Revert store={store} opened={asking} onClose={() => setAsking(false)} onReverted={onReverted} />
    </div>
  )
})

type RevertProps = {
  readonly store: OwnFormStore
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReverted: () => void
}

const Revert = observer(function Revert({ store, opened, onClose, onReverted }: RevertProps) {
  const { show } = useService(notices)
  const revert = async () => {
    const failure = await store.revert()
    onClose()
    if (failure !== null) return show(failure, { tone: 'failed' })
    show(texts.reverted)
    onReverted()
  }
  return (
    <ConfirmModal
      opened={opened}
      title={texts.revertTitle}
      confirm={texts.revert}
      cancel={texts.cancel}
      busy={store.reverting}
      onConfirm={() => void revert()}
      onCancel={onClose}
    >
      {texts.revertBody}
    </ConfirmModal>
  )
})
