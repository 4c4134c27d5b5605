import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './ToldAddress.module.css'

type Props = {
  readonly address: string
  readonly words: { readonly once: string; readonly copy: string; readonly copied: string }
  /** Other ways to use it, beside the copying. */
  readonly children?: ReactNode
}

/** An address with a secret, which is told once. */
export function ToldAddress({ address, words, children }: Props) {
  const { show } = useService(notices)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    show(words.copied)
  }
  return (
    <div role="status" className={styles.address}>
      <p>{words.once}</p>
      <code>{address}</code>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        {children}
      </div>
    </div>
  )
}
