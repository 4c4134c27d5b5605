import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { previewTexts as texts } from '../texts.ts'
import type { IssueStore } from './issue-store.ts'
import { usePreview } from './use-preview.ts'

/** The paper as it is typed so far, gaps and all. */
export const PreviewButton = observer(function PreviewButton({ store }: { readonly store: IssueStore }) {
  const preview = usePreview()
  const [waiting, setWaiting] = useState(false)
  const show = async () => {
    if (store.asPreview === null) return
    setWaiting(true)
    await preview(store.asPreview)
    setWaiting(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconEye size={16} stroke={1.6} aria-hidden />}
      loading={waiting}
      onClick={() => void show()}
    >
      {texts.look}
    </Button>
  )
})
