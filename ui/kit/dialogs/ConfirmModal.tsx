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
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** The cross and Escape; by default the same as cancel. */
  readonly onClose?: () => void
}

/** A question before something that is hard to take back. */
export function ConfirmModal(props: Props) {
  const { opened, title, children, confirm, cancel, destructive = false, busy = false } = props
  return (
    <Modal opened={opened} onClose={props.onClose ?? props.onCancel} title={title}>
      {children}
      <Group gap="sm" mt={children === undefined ? 0 : 'lg'}>
        <Button loading={busy} {...(destructive ? { color: 'red' } : {})} onClick={props.onConfirm}>
          {confirm}
        </Button>
        <Button variant="default" data-autofocus onClick={props.onCancel}>
          {cancel}
        </Button>
      </Group>
    </Modal>
  )
}
