import { Button } from '@mantine/core'
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAgain } from '../connection/use-again.ts'
import { kitTexts } from '../texts.ts'
import styles from './states.module.css'
import { stateTexts } from './texts.ts'

type Props = {
  readonly status: number | null
  readonly onRetry: () => void
  /** What is safe; by default that what was saved stays. */
  readonly hint?: ReactNode
}

/** The outside failed: what happened, what is safe, and another try, which comes by itself once the server answers. */
export function FailedState({ status, onRetry, hint }: Props) {
  useAgain({ is: 'failed', status }, onRetry)
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.failure}>
        <IconAlertCircle size={20} stroke={1.6} aria-hidden />
        {stateTexts.failed(status)}
      </p>
      <p className={styles.hint}>{hint ?? stateTexts.failedHint(status)}</p>
      <div className={styles.action}>
        <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.6} />} onClick={onRetry}>
          {kitTexts.retry}
        </Button>
      </div>
    </div>
  )
}
