import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import type { ConfirmModal } from './ConfirmModal.tsx'

/** The same question in the browser's own window, which needs nothing fetched; anything but a yes closes it. */
export function BrowserQuestion(props: ComponentProps<typeof ConfirmModal>) {
  const { opened } = props
  const ask = useEffectEvent(() => {
    const { title, onConfirm, onCancel, onClose = onCancel } = props
    if (window.confirm(title)) onConfirm()
    else onClose()
  })
  useEffect(() => {
    if (opened) ask()
  }, [opened])
  return null
}
