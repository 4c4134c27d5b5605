import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AskedRemoval.module.css'
import { notices } from './notices.ts'

const ConfirmModal = makeLazyPart(async () => ({
  default: (await import('./ConfirmModal.tsx')).ConfirmModal,
}))

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  /** On the button, after its word, for whoever doesn't see what is beside it. */
  readonly about?: string
  readonly words: {
    readonly remove: string
    readonly title: string
    readonly keep: string
    readonly removed: string
  }
  /** What is removed, and what follows. */
  readonly children: ReactNode
  /** Answers why it was refused, in words, none where the fields say it; null when it is done. */
  readonly onRemove: () => Promise<string | null>
  readonly onRemoved: () => void
}

/** A button that removes something after a question; a refusal is said in the question itself. */
export function AskedRemoval({ about, words, children, onRemove, onRemoved, ...look }: Props) {
  const { show } = useService(notices)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const close = () => {
    setAsked(false)
    setRefusal(null)
  }
  const remove = async () => {
    setBusy(true)
    const refused = await onRemove()
    setBusy(false)
    setRefusal(refused)
    if (refused !== null) return
    close()
    show(words.removed)
    onRemoved()
  }
  return (
    <>
      <Button
        {...look}
        {...(look.variant === 'subtle' ? { color: 'red' } : { c: 'red.6' })}
        onClick={() => setAsked(true)}
      >
        {words.remove}
        {about !== undefined && <span className="visually-hidden">{about}</span>}
      </Button>
      {asked && (
        <Suspense>
          <ConfirmModal
            opened
            title={words.title}
            confirm={words.remove}
            cancel={words.keep}
            destructive
            busy={busy}
            onConfirm={() => void remove()}
            onCancel={close}
          >
            {children}
            {refusal && (
              <p role="alert" className={styles.refusal}>
                {refusal}
              </p>
            )}
          </ConfirmModal>
        </Suspense>
      )}
    </>
  )
}
