import type { Template } from '@osh/core/documents/library/template.ts'
import { IconDownload } from '@tabler/icons-react'
import styles from '../Documents.module.css'
import { ownFormTexts as texts } from './texts.ts'
import { useEditable } from './use-editable.ts'

/** The standard form to begin the company's own one with. */
export function EditableLink({ template }: { readonly template: Template }) {
  const { isBusy, download } = useEditable(template)
  return (
    <button type="button" className={styles.file} aria-disabled={isBusy} onClick={() => void download()}>
      <IconDownload size={16} stroke={1.6} aria-hidden />
      {isBusy ? texts.preparing : texts.editable}
      <span className="visually-hidden"> {template.title}</span>
    </button>
  )
}
