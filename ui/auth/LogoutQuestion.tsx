import { auth as words } from '@osh/core/wording/auth.ts'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'

type Props = {
  readonly opened: boolean
  /** How many changes this device has still to send. */
  readonly unsent: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Loads with its first use, as dialogs are heavy. */
export default function LogoutQuestion({ unsent, ...props }: Props) {
  return (
    <ConfirmModal {...props} title={words.logOutTitle} confirm={words.confirmLogOut} cancel={words.stay}>
      {unsent > 0 && <p>{words.unsentStays(unsent)}</p>}
    </ConfirmModal>
  )
}
