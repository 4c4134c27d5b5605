import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { microtraumaWords } from '@osh/core/wording/refusals/words/microtrauma-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'

/** What the page of an accident says of refusals: fetched when something is refused. */
export const refusalWords = {
  ...plainWords,
  ...peopleWords,
  ...incidentWords,
  'microtrauma/closed': microtraumaWords['microtrauma/closed'],
}
