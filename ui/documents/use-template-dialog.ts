import type { Template } from '@osh/core/documents/library/template.ts'
import { useCallback, useRef, useState } from 'react'

/** The form whose dialog is open; when it closes, the cursor is back where it was opened from. */
export function useTemplateDialog() {
  const [template, setTemplate] = useState<Template | null>(null)
  const opener = useRef<Element | null>(null)
  const open = useCallback((template: Template) => {
    opener.current = document.activeElement
    setTemplate(template)
  }, [])
  const close = useCallback(() => {
    setTemplate(null)
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    })
  }, [])
  return { template, open, close }
}
