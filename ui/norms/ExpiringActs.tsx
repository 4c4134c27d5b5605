import type { ExpiringAct } from '@osh/core/norms/acts.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { describeExpiry, nameActFully, warnOfExpiry } from '@osh/core/wording/law/expiry.ts'
import { IconClock } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import styles from './ExpiringActs.module.css'

const LAW_LINK = 'Все акты и их сроки'

/** A line about acts that end or have ended; what is known of each on demand. Nothing where none does. */
export function ExpiringActs({ acts }: { readonly acts: readonly ExpiringAct[] }) {
  if (acts.length === 0) return null
  return (
    <details className={styles.acts}>
      <summary>
        <IconClock size={16} stroke={1.6} aria-hidden />
        <span>{keepTogether(warnOfExpiry(acts))}</span>
      </summary>
      <ul>
        {acts.map((expiring) => (
          <li key={expiring.act.id}>
            <b>{keepTogether(nameActFully(expiring.act))}</b>
            <span>{keepTogether(describeExpiry(expiring))}</span>
          </li>
        ))}
        <li>
          <Link to="/law">{LAW_LINK}</Link>
        </li>
      </ul>
    </details>
  )
}
