import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import styles from '../AccountSettings.module.css'
import { reload } from './reload.ts'

type Props = {
  readonly words: { readonly says: string; readonly keep: string }
  /** Answers why it was refused, in words; null for whoever may not. */
  readonly onKeep: (() => Promise<string | null>) | null
  /** What may be done meanwhile. */
  readonly children?: ReactNode
}

/** Until when what was closed is there, and the way back. */
export function ClosingNote({ words, onKeep, children }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = async () => {
    const refused = await onKeep?.()
    if (refused) setRefusal(refused)
    else reload()
  }
  return (
    <>
      <p className={styles.about}>{words.says}</p>
      <p role="alert" className={styles.failure}>
        {refusal}
      </p>
      {onKeep && (
        <div className={styles.buttons}>
          <Button onClick={() => void keep()}>{words.keep}</Button>
          {children}
        </div>
      )}
    </>
  )
}
