import { mapUsesOfActs } from '../norms/acts/cited-acts.ts'
import { type EndingAct, type FullAct, fullActs } from '../norms/acts/full-acts.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** An act that terms or programmes of the service rest on and whose own end has passed. */
export type EndedAct = { readonly act: EndingAct; readonly validTo: LocalDate }

/**
 * The acts whose end has passed, the longest passed first: someone has to look whether they were prolonged. Those that are
 * applied nevertheless are among them; records rest on them and stay valid.
 */
export const listEnded = (today: LocalDate, all: readonly FullAct[] = fullActs): readonly EndedAct[] =>
  all
    .filter(({ id }) => restingOn.has(id))
    .flatMap(({ validTo, ...act }) =>
      validTo !== null && validTo < today ? [{ act: tell(act), validTo }] : [],
    )
    .toSorted((a, b) => (a.validTo < b.validTo ? -1 : a.validTo > b.validTo ? 1 : 0))

const tell = ({
  id,
  issued,
  number,
  date,
  title,
  short,
  expiryUnconfirmed,
  governs,
}: EndingAct): EndingAct => ({
  id,
  issued,
  number,
  date,
  title,
  short,
  expiryUnconfirmed,
  governs,
})

/** Acts that set a term or a programme. */
const restingOn: ReadonlySet<string> = new Set(
  [...mapUsesOfActs()].flatMap(([id, { rules, programmes }]) =>
    rules.length + programmes.length > 0 ? [id] : [],
  ),
)
