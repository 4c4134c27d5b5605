import type { ActId } from '../../norms/acts.ts'
import { kindWords, traitWords } from '../answer-words.ts'
import type { PositionProfile, Trait, WorkerKind } from '../position-profile.ts'
import type { Proposal } from '../proposal.ts'

export const TRAINING_RULES: ActId = 'pp-2464'

/** An answer of the profile that brings something, and the clause by which it does. */
export type Bringer = { readonly answer: WorkerKind | Trait; readonly point: string }

/** Which of the bringers the profile has, in their order. */
export const findBringers = (
  { kind, traits }: PositionProfile,
  all: readonly Bringer[],
): readonly Bringer[] =>
  all.filter(({ answer }) => answer === kind || traits.some((trait) => trait === answer))

/** «вид работника «рабочий»; признак «водит транспорт»». */
export const wordBringers = (bringers: readonly Bringer[]): string =>
  bringers.map(({ answer }) => wordAnswer(answer)).join('; ')

const isKind = (answer: WorkerKind | Trait): answer is WorkerKind => answer in kindWords

const wordAnswer = (answer: WorkerKind | Trait): string =>
  isKind(answer) ? `вид работника «${kindWords[answer]}»` : wordTrait(answer)

export const wordTrait = (trait: Trait): string => `признак «${traitWords[trait]}»`

/** What most proposals have in common: read in the act, not of training, nothing to compare. */
export const plain = {
  ruleId: null,
  confidence: 'found',
  place: null,
  note: null,
} as const satisfies Partial<Proposal>

/** A note of several sentences; null of none. */
export function joinNotes(notes: readonly (string | null)[]): string | null {
  const said = notes.filter((note) => note !== null)
  return said.length === 0 ? null : said.join('; ')
}
