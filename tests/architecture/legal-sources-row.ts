import type { FullAct } from '@osh/core/norms/acts/full-acts.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { nameActFully } from '@osh/core/wording/law/expiry.ts'
import { confirmations, nameAmendment } from '@osh/core/wording/law/norms.ts'

/** The row of an act in docs/legal-sources.md. */
export const rowOf = (act: FullAct): string =>
  `| ${nameActFully(act)} | ${act.governs} | ${validityOf(act)} | ${confirmations[act.confidence]} |`

function validityOf({
  validFrom,
  validTo,
  expiryUnconfirmed,
  prolongationUnconfirmed,
  amendments,
}: FullAct): string {
  const from = validFrom === null ? [] : [`с ${formatDate(validFrom)}`]
  const to = validTo === null ? [] : [`до ${formatDate(validTo)}`]
  const doubt = expiryUnconfirmed === null ? [] : [`срок не подтверждён: ${expiryUnconfirmed}`]
  const past =
    prolongationUnconfirmed === undefined ? [] : [`продление не подтверждено: ${prolongationUnconfirmed}`]
  const changes = amendments.length === 0 ? [] : [`изменения: ${amendments.map(nameAmendment).join(', ')}`]
  return [[...from, ...to].join(' '), ...changes, ...doubt, ...past].filter(Boolean).join('; ')
}
