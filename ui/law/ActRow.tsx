import type { UsesOfAct } from '@osh/core/norms/acts/cited-acts.ts'
import type { FullAct } from '@osh/core/norms/acts/full-acts.ts'
import type { Confidence } from '@osh/core/norms/confidence.ts'
import { putInsideSentence } from '@osh/core/shared/texts/inside-sentence.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { nameActFully } from '@osh/core/wording/law/expiry.ts'
import { confirmations, NOTHING_COMPARED, nameAmendment } from '@osh/core/wording/law/norms.ts'
import { IconCheck, IconLink, IconQuestionMark } from '@tabler/icons-react'
import { kitTexts } from '#ui/kit/texts.ts'
import styles from './ActRow.module.css'
import { ActUses } from './ActUses.tsx'
import { lawTexts as texts } from './texts.ts'

type Props = { readonly act: FullAct; readonly uses: UsesOfAct }

/** An act of the list: what it is, when it is in force, how surely that is known, what rests on it. */
export function ActRow({ act, uses }: Props) {
  return (
    <li className={styles.row} id={`act-${act.id}`}>
      <div>
        <b className={styles.short}>{keepTogether(capitalize(act.short))}</b>
        <span className={styles.second}>{keepTogether(nameActFully(act))}</span>
      </div>
      <Validity act={act} />
      <ConfidenceMark confidence={act.confidence} />
      <ActUses act={act} uses={uses} />
    </li>
  )
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Validity({ act }: { readonly act: FullAct }) {
  const { validFrom, validTo, expiryUnconfirmed, prolongationUnconfirmed, amendments } = act
  const days = [
    ...(validFrom === null ? [] : [texts.from(formatDate(validFrom))]),
    ...(validTo === null ? [] : [texts.until(formatDate(validTo))]),
  ]
  return (
    <div>
      {days.length === 0 ? (
        <span className={styles.absent}>{kitTexts.absent}</span>
      ) : (
        <span>{days.join(' ')}</span>
      )}
      {prolongationUnconfirmed !== undefined && (
        <span className={styles.second}>{putInsideSentence(texts.unprolonged)}</span>
      )}
      {amendments.length > 0 && (
        <span className={styles.second}>
          {keepTogether(texts.changes + amendments.map(nameAmendment).join(', '))}
        </span>
      )}
      {expiryUnconfirmed !== null && expiryUnconfirmed !== NOTHING_COMPARED && (
        <span className={styles.second}>{keepTogether(expiryUnconfirmed)}</span>
      )}
    </div>
  )
}

const icons = {
  found: IconCheck,
  page: IconLink,
  inferred: IconLink,
  memory: IconQuestionMark,
  spec: IconCheck,
}

/** A shape and the word: how an act is confirmed. */
export function ConfidenceMark({ confidence }: { readonly confidence: Confidence }) {
  const Icon = icons[confidence]
  return (
    <span className={styles.mark}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {confirmations[confidence]}
    </span>
  )
}
