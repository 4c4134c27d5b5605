import { Button } from '@mantine/core'
import { employees as words } from '@osh/core/wording/employees.ts'
import { IconPlus } from '@tabler/icons-react'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useKept } from '#ui/app/session/kept-screens.ts'
import { May } from '#ui/app/session/May.tsx'
import { useReread } from '#ui/app/session/use-reread.ts'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useAddress } from '#ui/kit/page/use-address.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { employeeTexts as texts } from '../texts.ts'
import { AssignButton } from './AssignButton.tsx'
import styles from './EmployeeListScreen.module.css'
import { EmployeeTable } from './EmployeeTable.tsx'
import { type EmployeeListStore, employeeListStore } from './employee-list-store.ts'
import { Legend } from './Legend.tsx'
import { readStaffAddress, writeStaffAddress } from './list-address.ts'
import { NoEmployees } from './NoEmployees.tsx'
import { SaveStaff } from './SaveStaff.tsx'
import { SearchField } from './SearchField.tsx'
import { useAskedDialog } from './use-asked-dialog.ts'
import { type Dialog, useDialog } from './use-dialog.ts'

const DepartmentModal = makeLazyPart(() => import('../DepartmentModal.tsx'))
const AddEmployeeModal = makeLazyPart(() => import('../AddEmployeeModal.tsx'))
const AssignModal = makeLazyPart(() => import('../assign/AssignModal.tsx'))

const action = styles.action ?? ''

type Props = { readonly store: EmployeeListStore; readonly onOpen: (dialog: Dialog) => void }

/** «Работники»: the staff register by departments. */
export const EmployeeListScreen = observer(function EmployeeListScreen() {
  const { store, begun } = useKept(employeeListStore)
  const { dialog, open, close } = useDialog()
  useAddress({
    begin: (asked) => store.begin(readStaffAddress(asked)),
    words: () => writeStaffAddress(store.filter),
    begun,
  })
  useEffect(() => reaction(() => store.filter, store.remember, { fireImmediately: true }), [store])
  useEffect(() => void store.open(), [store])
  useReread(store.open)
  useAskedDialog(store, open)
  return (
    <Page
      title={words.title}
      subtitle={<Subtitle store={store} />}
      fullBelow={880}
      actions={store.departments.length > 0 && <Actions store={store} onOpen={open} />}
    >
      <Loaded state={store.state} onRetry={() => void store.open()} rows={8}>
        {() => <Register store={store} onOpen={open} />}
      </Loaded>
      <Dialogs store={store} dialog={dialog} onClose={close} />
    </Page>
  )
})

const Subtitle = observer(function Subtitle({ store }: { readonly store: EmployeeListStore }) {
  if (store.state.is !== 'ready') return '\u00a0'
  if (store.shortage) return texts.shortage(store.shortage)
  return texts.total(store.employed, store.departments.length)
})

const Actions = observer(function Actions({ store, onOpen }: Props) {
  return (
    <>
      <SearchField store={store} />
      <May right="see-records">
        <Button className={action} component={Link} to="/employees/documents/forms" variant="default">
          {texts.documents}
        </Button>
      </May>
      <May right="change">
        <Button className={action} component={Link} to="/employees/import" variant="default">
          {texts.bringIn}
        </Button>
      </May>
      <SaveStaff on="phone" store={store} className={action} />
      <Button className={action} variant="default" onClick={store.toggleAll}>
        {store.allFolded ? texts.unfoldAll : texts.foldAll}
      </Button>
      <May right="change">
        <Button
          className={action}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => onOpen({ is: 'department', department: null })}
        >
          {texts.department}
        </Button>
      </May>
      <AssignButton on="phone" store={store} className={action} onOpen={onOpen} />
      <May right="change">
        <Button
          className={action}
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => onOpen({ is: 'employee' })}
        >
          {texts.employee}
        </Button>
      </May>
    </>
  )
})

const Register = observer(function Register({ store, onOpen }: Props) {
  if (store.departments.length === 0) return <NoEmployees store={store} onOpen={onOpen} />
  return (
    <>
      <Legend store={store} onOpen={onOpen} />
      {(store.shown.length > 0 || store.shortage !== null) && (
        <EmployeeTable store={store} onRename={(department) => onOpen({ is: 'department', department })} />
      )}
      {store.shownCount === 0 && <NoEmployees store={store} onOpen={onOpen} />}
    </>
  )
})

type DialogsProps = {
  readonly store: EmployeeListStore
  readonly dialog: Dialog | null
  readonly onClose: () => void
}

const Dialogs = observer(function Dialogs({ store, dialog, onClose }: DialogsProps) {
  const shell = useService(shellStore)
  const reload = () => void store.open()
  const reloadAll = () => {
    reload()
    void shell.refresh()
  }
  if (dialog === null) return null
  return (
    <Suspense fallback={null}>
      {dialog.is === 'department' && (
        <DepartmentModal department={dialog.department} onClose={onClose} onSaved={reload} />
      )}
      {dialog.is === 'employee' && <AddEmployeeModal onClose={onClose} onAdded={reload} />}
      {dialog.is === 'assign' && (
        <AssignModal groups={store.groups} onClose={onClose} onAssigned={reloadAll} />
      )}
    </Suspense>
  )
})
