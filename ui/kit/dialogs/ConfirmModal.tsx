import '../modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  readonly opened: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirm: string
  readonly cancel: string
  /** Something can't be undone: the button is red. */
  readonly destructive?: boolean
  readonly busy?: boolean
  /** The answer that loses nothing has the focus at first. */
  readonly safe?: 'confirm' | 'cancel'
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** The cross and Escape; by default the same as cancel. */
  readonly onClose?: () => void
}

/** A question before something that is hard to take back. */
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
  return (
    <Modal opened={opened} onClose={props.onClose ?? props.onCancel} title={title}>
      {children}
      <Group gap="sm" mt={children === undefined ? 0 : 'lg'}>
        <Button
          loading={busy}
          data-autofocus={safe === 'confirm' || undefined}
          {...(destructive ? { color: 'red' } : {})}
          onClick={props.onConfirm}
        >
          {confirm}
        </Button>
        <Button variant="default" data-autofocus={safe === 'cancel' || undefined} onClick={props.onCancel}>
          {cancel}
        </Button>
      </Group>
    </Modal>
  )
}
