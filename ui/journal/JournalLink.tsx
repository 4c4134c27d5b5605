import { type JournalRecord, writeJournalRecord } from '@osh/core/journal/journal-record.ts'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { journalLinkTexts as texts } from './link-texts.ts'

type Props = {
  readonly of: JournalRecord
  /** Which record it is, to whoever hears the links one by one. */
  readonly name?: string
  readonly className?: string | undefined
  /** What parts it from the words before it. */
  readonly after?: string
}

/** To the journal of one record, for whoever may read it. */
export const JournalLink = ({ of, name, className, after }: Props) => (
  <May right="see-journal">
    {after}
    <Link className={className} to={`/settings/journal?record=${writeJournalRecord(of)}`}>
      {texts.history}
      {name !== undefined && <span className="visually-hidden"> {name}</span>}
    </Link>
  </May>
)
