import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import { exampleTexts as texts } from './texts.ts'

type Props = {
  readonly opened: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Loads with its first use, as dialogs are heavy. */
export default function RemoveQuestion(props: Props) {
  return (
    <ConfirmModal {...props} destructive title={texts.removeTitle} confirm={texts.remove} cancel={texts.keep}>
      {texts.removeAbout}
    </ConfirmModal>
  )
}
