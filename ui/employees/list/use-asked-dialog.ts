import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { EmployeeListStore } from './employee-list-store.ts'
import type { Dialog } from './use-dialog.ts'

const asked: Readonly<Record<string, Dialog>> = {
  department: { is: 'department', department: null },
  employee: { is: 'employee' },
  obligation: { is: 'assign' },
}

/** `?add=employee` opens that dialog as soon as the list is there; the address forgets it, so that a return does not open it again. */
export function useAskedDialog(store: EmployeeListStore, open: (dialog: Dialog) => void): void {
  const [params, setParams] = useSearchParams()
  const dialog = asked[params.get('add') ?? '']
  const isReady = store.state.is === 'ready'
  useEffect(() => {
    if (!isReady || dialog === undefined) return
    open(dialog)
    setParams({}, { replace: true })
  }, [isReady, dialog, open, setParams])
}
