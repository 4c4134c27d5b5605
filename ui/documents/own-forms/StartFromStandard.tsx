import { Button } from '@mantine/core'
import type { Template } from '@osh/core/documents/library/template.ts'
import { IconDownload } from '@tabler/icons-react'
import styles from './OwnForm.module.css'
import { ownFormTexts as texts } from './texts.ts'
import { useEditable } from './use-editable.ts'

/** The standard form as a file to change, above the place for the changed one. */
export function StartFromStandard({ template }: { readonly template: Template }) {
  const { isBusy, download } = useEditable(template)
  return (
    <div className={styles.start}>
      <p>{texts.startFrom}</p>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        onClick={() => void download()}
      >
        {texts.editable}
      </Button>
    </div>
  )
}
