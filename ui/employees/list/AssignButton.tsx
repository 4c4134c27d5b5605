import { Button, type ButtonProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { observer } from 'mobx-react-lite'
import { useMay } from '#ui/app/session/May.tsx'
import { employeeTexts as texts } from '../texts.ts'
import type { EmployeeListStore } from './employee-list-store.ts'
import type { Dialog } from './use-dialog.ts'

type Props = Pick<ButtonProps, 'size' | 'className'> & {
  /** On a phone it is among the other buttons, for a line of its own would take a row's place. */
  readonly on: 'phone' | 'wide'
  readonly store: EmployeeListStore
  readonly onOpen: (dialog: Dialog) => void
}

/** Gives many employees an obligation at once; not there while there is no one to have it. */
export const AssignButton = observer(function AssignButton({ on, store, onOpen, ...look }: Props) {
  const phone = useMediaQuery('(max-width: 619.98px)', undefined, { getInitialValueInEffect: false })
  const may = useMay('change')
  if (!may || phone !== (on === 'phone') || store.employed === 0) return null
  return (
    <Button {...look} variant="default" onClick={() => onOpen({ is: 'assign' })}>
      {texts.assign}
    </Button>
  )
})
