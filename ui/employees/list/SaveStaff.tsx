import type { ButtonProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { observer } from 'mobx-react-lite'
import { useHidden } from '#ui/app/session/May.tsx'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import type { EmployeeListStore } from './employee-list-store.ts'

type Props = Pick<ButtonProps, 'size' | 'className'> & {
  /** As the button beside it. */
  readonly on: 'phone' | 'wide'
  readonly store: EmployeeListStore
}

/** Saves the list as it is searched and filtered. */
export const SaveStaff = observer(function SaveStaff({ on, store, ...look }: Props) {
  const phone = useMediaQuery('(max-width: 619.98px)', undefined, { getInitialValueInEffect: false })
  const hidden = useHidden()
  if (phone !== (on === 'phone') || store.shownCount === 0) return null
  return (
    <SaveTable
      {...look}
      ask={async () => {
        const { makeStaffFile } = await fetchPart(() => import('./staff-file.ts'))
        return makeStaffFile(store.shown, hidden)
      }}
    />
  )
})
