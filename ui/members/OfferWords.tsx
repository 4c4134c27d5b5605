import type { Offer } from '@osh/core/members/member-desk.ts'
import { roleMeanings, roleNames } from '@osh/core/rights/role-words.ts'
import styles from './Members.module.css'
import { membersTexts as texts } from './texts.ts'

/** Who invites whom, where to, and as what. */
export const OfferWords = ({ company, by, email, role }: Offer) => (
  <>
    <p>{texts.offer(company)}</p>
    {by !== null && <p>{texts.offeredBy(by)}</p>}
    <p>{texts.forWhom(email)}</p>
    <p>
      {texts.asRole(roleNames[role])}
      <span className={styles.about}>{roleMeanings[role]}</span>
    </p>
  </>
)
