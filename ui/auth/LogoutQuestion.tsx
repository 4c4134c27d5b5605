import { auth as words } from '@osh/core/wording/auth.ts'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'

type Props = {
  readonly opened: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Loads with its first use, as dialogs are heavy. */
export default function LogoutQuestion(props: Props) {
  return (
    <ConfirmModal {...props} title={words.logOutTitle} confirm={words.confirmLogOut} cancel={words.stay} />
  )
}
