import type { Department } from '@osh/core/departments/department.ts'
import { useCallback, useRef, useState } from 'react'

/** What is open above the list; a department is null while it is new. */
export type Dialog =
  | { readonly is: 'department'; readonly department: Department | null }
  | { readonly is: 'employee' | 'assign' }

/** The open dialog; when it closes, the cursor is back where it was opened from. */
export function useDialog() {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const opener = useRef<Element | null>(null)
  const open = useCallback((dialog: Dialog) => {
    opener.current = document.activeElement
    setDialog(dialog)
  }, [])
  const close = useCallback(() => {
    setDialog(null)
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    })
  }, [])
  return { dialog, open, close }
}
