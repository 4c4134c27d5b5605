import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { microtraumaWords } from '@osh/core/wording/refusals/words/microtrauma-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'

/** What the page of an accident says of refusals: fetched when something is refused. */
export const refusalWords = {
  ...plainWords,
  ...peopleWords,
  ...incidentWords,
  stale:
    'Сведения изменены другим пользователем, пока открыто это окно. Введённое вами осталось: проверьте его и запишите ещё раз',
  'microtrauma/closed': microtraumaWords['microtrauma/closed'],
}
