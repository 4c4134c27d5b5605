import '../modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'

type Props = {
  readonly opened: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirm: string
  readonly cancel: string
  /** Something can't be undone: the button is red. */
  readonly destructive?: boolean
  readonly busy?: boolean
  /** The answer that loses nothing has the focus at first; where each loses something none has it, and Enter takes neither. */
  readonly safe?: 'cancel' | 'none'
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** The cross and Escape; by default the same as cancel. */
  readonly onClose?: () => void
}

/** Mantine's mark of an element whose Escape is not for dialogs: the dialog under the question would hear it too. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' }

/** A question before something that is hard to take back. Its Escape answers it alone, whatever dialog it is over. */
export function ConfirmModal(props: Props) {
  const {
    opened,
    title,
    children,
    confirm,
    cancel,
    destructive = false,
    busy = false,
    safe = 'cancel',
  } = props
  const close = props.onClose ?? props.onCancel
  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      onKeyDown={closeAtEscape}
      attributes={{ content: ownEscape, close: ownEscape }}
    >
      {safe === 'none' && <span {...ownEscape} className="visually-hidden" tabIndex={-1} data-autofocus />}
      {children}
      <Group gap="sm" mt={children === undefined ? 0 : 'lg'}>
        <Button
          {...ownEscape}
          loading={busy}
          {...(destructive ? { color: 'red' } : {})}
          onClick={props.onConfirm}
        >
          {confirm}
        </Button>
        <Button
          {...ownEscape}
          variant="default"
          data-autofocus={safe === 'cancel' || undefined}
          onClick={props.onCancel}
        >
          {cancel}
        </Button>
      </Group>
    </Modal>
  )
}
