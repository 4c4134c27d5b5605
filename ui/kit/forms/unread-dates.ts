import { type RefObject, useEffect } from 'react'

/** The mark of a field whose text is no day. */
const MARK = 'data-unread-date'

/** Puts the cursor into a field whose text is no day; false when there is none. Ask before saving what has no form. */
export function stopAtUnreadDate(): boolean {
  const field = document.querySelector<HTMLElement>(`[${MARK}]`)
  field?.focus()
  return field !== null
}

/** While the field's text is no day, its form can't be sent: the cursor goes to the field instead. */
export function useUnreadGuard(input: RefObject<HTMLInputElement | null>, unread: boolean): void {
  useEffect(() => {
    const field = input.current
    if (!unread || field === null) return
    const stop = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      field.focus()
    }
    const form = field.form
    field.setAttribute(MARK, '')
    form?.addEventListener('submit', stop, { capture: true })
    return () => {
      field.removeAttribute(MARK)
      form?.removeEventListener('submit', stop, { capture: true })
    }
  }, [input, unread])
}
