import type { ExpiringAct } from '@osh/core/norms/acts/full-acts.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { describeExpiry, nameActFully } from '@osh/core/wording/law/expiry.ts'
import { Link } from 'react-router-dom'

const LAW_LINK = 'Все акты и их сроки'

/** What is known of the end of each act. */
export function ActEnds({ acts }: { readonly acts: readonly ExpiringAct[] }) {
  return (
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
  )
}
