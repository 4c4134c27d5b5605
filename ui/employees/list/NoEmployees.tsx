import { Button } from '@mantine/core'
import { employees as words } from '@osh/core/wording/employees.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { employeeTexts as texts } from '../texts.ts'
import type { EmployeeListStore } from './employee-list-store.ts'
import type { Dialog } from './use-dialog.ts'

type Props = { readonly store: EmployeeListStore; readonly onOpen: (dialog: Dialog) => void }

/** No one to show: because of the filters, or because no one has been added yet. */
export const NoEmployees = observer(function NoEmployees({ store, onOpen }: Props) {
  if (store.departments.length === 0)
    return (
      <EmptyState
        hint={texts.addFirstDepartment}
        action={
          <May right="change">
            <Button component={Link} to="/employees/import">
              {texts.bringIn}
            </Button>
            <Button variant="default" onClick={() => onOpen({ is: 'department', department: null })}>
              {texts.addDepartment}
            </Button>
          </May>
        }
      >
        {words.noDepartments}
      </EmptyState>
    )
  if (store.filtered)
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={store.reset}>
            {texts.reset}
          </Button>
        }
      >
        {store.shortage && store.search.trim() === ''
          ? texts.noShortage(store.shortage, store.assignedTo(store.shortage))
          : words.nothingFound}
      </EmptyState>
    )
  return (
    <EmptyState
      hint={texts.addFirstEmployee}
      action={
        <May right="change">
          <Button variant="default" onClick={() => onOpen({ is: 'employee' })}>
            {texts.addEmployee}
          </Button>
        </May>
      }
    >
      {texts.noOne}
    </EmptyState>
  )
})
