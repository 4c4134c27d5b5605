import type { Template } from '@osh/core/documents/library/template.ts'
import { useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'

/** Saves the standard form as a .docx to change in Word; not twice at once. A failure is told in a notice. */
export function useEditable({ id, title }: Template) {
  const ownForms = useService(ports.ownForms)
  const { save } = useFiles()
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await save(() => ownForms.makeEditableLink(id), `Образец ${title}.docx`)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, download }
}
