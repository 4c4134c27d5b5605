import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '#ui/app/session/May.tsx'
import type { EmployeeListStore } from './employee-list-store.ts'
import type { Dialog } from './use-dialog.ts'

const asked: Readonly<Record<string, Dialog>> = {
  department: { is: 'department', department: null },
  employee: { is: 'employee' },
  obligation: { is: 'assign' },
}

/** `?add=employee` opens that dialog as soon as the list is there; the address forgets it, so that a return does not open it again. Whoever may not add has no such dialog. */
export function useAskedDialog(store: EmployeeListStore, open: (dialog: Dialog) => void): void {
  const [params, setParams] = useSearchParams()
  const dialog = asked[params.get('add') ?? '']
  const mayAdd = useMay('change')
  const isReady = store.state.is === 'ready'
  useEffect(() => {
    if (!isReady || dialog === undefined) return
    if (mayAdd) open(dialog)
    setParams({}, { replace: true })
  }, [isReady, dialog, mayAdd, open, setParams])
}
