import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import styles from './OwnForm.module.css'
import type { ChosenFile } from './own-form-store.ts'
import { ownFormTexts as texts } from './texts.ts'

type Props = {
  readonly label: string
  /** The name of the file on its way; nothing else is taken meanwhile. */
  readonly sending: string | null
  readonly onFile: (file: ChosenFile) => void
}

const DOCX = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Takes one file: dropped, or chosen by the button. */
export function FileDrop({ label, sending, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && sending === null) onFile(file)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever has no mouse has the button inside
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {sending === null ? (
        <>
          <span>{texts.drop}</span>
          <Button
            leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {label}
          </Button>
          <span className={styles.second}>{texts.limit}</span>
        </>
      ) : (
        <span role="status" className={styles.sending}>
          <progress aria-hidden />
          {texts.checking(sending)}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={DOCX}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
