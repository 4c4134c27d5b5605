import { takeReasonAsTyped } from '@osh/core/shared/texts/reason.ts'
import { microtraumaCalls } from '#adapters/wire/incidents/microtrauma-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  listPage:
    'Microtraumas, the latest first; `search` is part of the injured person’s name, `from` and `to` days on which it happened',
  record:
    'Enters a microtrauma; people by employeeId, or by fullName and post. `until` answers by when it is to be reviewed',
  get: 'A microtrauma with its review',
  readChronology: 'What was entered of a microtrauma, oldest first: by whom, when, from what to what',
  change:
    'Changes what the merge-patch names: what was recorded, `extension` of the term, `review`; a null `review` with a `reopeningReason` takes it back',
  annul: {
    summary: 'Annuls a record that was made wrongly: it stays with the reason, and is in no journal',
    judge: takeReasonAsTyped,
  },
  becomeAccident:
    'Goes on with a microtrauma as an accident, which has all that the record has; `date` and `time` of the application, `because` what has changed',
}

/** Microtraumas and their reviews. */
export const addMicrotraumaRoutes = (api: Api): void =>
  serve(api, microtraumaCalls, described, ({ records: { microtraumas } }) => microtraumas)
