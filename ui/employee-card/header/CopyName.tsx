import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { employees } from '@osh/core/wording/employees.ts'
import { IconCopy } from '@tabler/icons-react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { cardTexts as texts } from '../texts.ts'

/** Puts the name into the clipboard. */
export function CopyName({ fullName }: { readonly fullName: string }) {
  const { show } = useService(notices)
  const copy = async () => {
    const copied = await writeToClipboard(fullName)
    if (copied) show(employees.namesCopied)
    else show(texts.copyFailed, { tone: 'failed', seconds: 6 })
  }
  return (
    <ActionIcon variant="subtle" color="gray" size="md" aria-label={texts.copy} onClick={() => void copy()}>
      <IconCopy size={18} stroke={1.6} />
    </ActionIcon>
  )
}

/** Answers whether the browser let it: without https there is no clipboard, and a person may forbid it. */
async function writeToClipboard(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard === undefined) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
