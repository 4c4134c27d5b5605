import { type ExpiringAct, fullActs } from '@osh/core/norms/acts/full-acts.ts'
import { listExpiring, listUnprolonged, WARNED_DAYS } from '@osh/core/norms/acts.ts'
import { watchedChanges } from '@osh/core/norms/watched-changes.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { nameActFully } from '@osh/core/wording/law/expiry.ts'
import type { ReactNode } from 'react'
import styles from './FirstToCheck.module.css'
import { lawTexts as texts } from './texts.ts'

/** What may not be the law any more, or not yet: acts that end, that have ended, and changes whose text was not found. */
export function FirstToCheck({ today }: { readonly today: LocalDate }) {
  const expiring = listExpiring(fullActs, today)
  const ending = expiring.filter(({ daysLeft }) => daysLeft >= 0)
  const ended = expiring.filter(({ daysLeft }) => daysLeft < 0)
  return (
    <>
      <Part id="ending" title={texts.ending(WARNED_DAYS)}>
        {ending.length === 0 ? <p>{texts.noneEnding}</p> : <Expiring acts={ending} />}
      </Part>
      {ended.length > 0 && (
        <Part id="ended" title={texts.ended} note={texts.endedNote}>
          <Expiring acts={ended} />
        </Part>
      )}
      <Part id="unprolonged" title={texts.unprolonged} note={texts.unprolongedNote}>
        <ul className={styles.list}>
          {listUnprolonged(fullActs).map((act) => (
            <Item
              key={act.id}
              day={act.validTo && <span>{texts.until(formatDate(act.validTo))}</span>}
              name={nameActFully(act)}
              says={act.prolongationUnconfirmed ?? ''}
              governs={act.governs}
            />
          ))}
        </ul>
      </Part>
      <Part id="watched" title={texts.watched} note={texts.watchedNote}>
        <ul className={styles.list}>
          {watchedChanges.map(({ id, name, says, from, why }) => (
            <Item
              key={id}
              day={<span>{from === null ? texts.noDay : texts.from(formatDate(from))}</span>}
              name={name}
              says={why}
              governs={says}
            />
          ))}
        </ul>
      </Part>
    </>
  )
}

type PartProps = {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Part({ id, title, note, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}

const Expiring = ({ acts }: { readonly acts: readonly ExpiringAct[] }) => (
  <ul className={styles.list}>
    {acts.map(({ act, validTo, daysLeft }) => (
      <Item
        key={act.id}
        day={
          <b className={daysLeft < 0 ? styles.past : styles.soon}>
            {formatDate(validTo)}
            <span>{daysLeft < 0 ? texts.past(-daysLeft) : texts.left(daysLeft)}</span>
          </b>
        }
        name={nameActFully(act)}
        says={[...(act.expiryUnconfirmed === null ? [] : [act.expiryUnconfirmed]), texts.check].join(' ')}
        governs={act.governs}
      />
    ))}
  </ul>
)

type ItemProps = {
  readonly day: ReactNode
  readonly name: string
  readonly governs: string
  readonly says: string
}

function Item({ day, name, governs, says }: ItemProps) {
  return (
    <li className={styles.item}>
      <div>{day}</div>
      <div>
        <span className={styles.name}>{keepTogether(name)}</span>
        <span className={styles.second}>{keepTogether(governs)}</span>
        <span className={styles.second}>{keepTogether(says)}</span>
      </div>
    </li>
  )
}
