import type { MicrotraumaChangeCode } from '@osh/core/incidents/microtraumas/change-microtrauma.ts'
import type { BecomeAccidentCode } from '@osh/core/incidents/reading/refusal-codes.ts'
import type { FieldErrors, NotFound } from '@osh/core/shared/results/refusals.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { microtraumaWords } from '@osh/core/wording/refusals/words/microtrauma-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { microtraumaTexts } from './texts.ts'

const words = { ...plainWords, ...peopleWords, ...incidentWords, ...microtraumaWords }

type Refused =
  | FieldErrors<MicrotraumaChangeCode | BecomeAccidentCode | 'microtrauma/recorded-already'>
  | NotFound

export const wordMicrotraumaRefusal = (error: Refused): Messages =>
  wordMessages(error, words, microtraumaTexts.fields)
export const wordMicrotraumaFailure = (status: number | null): Messages => ({ form: describeFailure(status) })
