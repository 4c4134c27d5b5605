import type { Act, Expiring } from '@osh/core/norms/acts.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { warnOfExpiry } from '@osh/core/wording/law/expiry.ts'
import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './ActWarning.module.css'

type Props = {
  readonly acts: readonly Expiring<Pick<Act, 'short'>>[]
  /** What is known of each, unfolded. */
  readonly children: ReactNode
  readonly onUnfold?: () => void
}

/** A line about acts that end or have ended, which unfolds. */
export function ActWarning({ acts, children, onUnfold }: Props) {
  return (
    <details className={styles.acts} onToggle={onUnfold}>
      <summary>
        <IconClock size={16} stroke={1.6} aria-hidden />
        <span>{keepTogether(warnOfExpiry(acts))}</span>
      </summary>
      {children}
    </details>
  )
}
