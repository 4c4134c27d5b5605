import type { Command, Gathering, SomeQuestion, SomeWrite } from '../commands/command.ts'
import { sections } from '../sections/section.ts'
import type { CompanyId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { findTermLimits, hasEnded } from './company-term.ts'
import type { StaffFull, TermEnded, WithoutSection } from './refusals.ts'
import {
  type LockTerm,
  lockTerm,
  type StaffCount,
  staffCount,
  type TermOf,
  type TermToday,
  termOf,
} from './term-facts.ts'

type InCompany = { readonly companyId: CompanyId }

/**
 * The command as one that adds: it is refused once the company's term has ended. A table of commands says of each whether it adds, and
 * nothing else asks for the term: whatever is in a table without this always works.
 *
 * @param when whether this input adds; every one unless given
 */
export const guardAdding = <
  Input extends InCompany,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
>(
  command: Command<Input, Answer, Refusal, Q, W>,
  when: (input: Input) => boolean = () => true,
): Command<Input, Answer, Refusal | TermEnded, Q | TermOf, W> => ({
  name: command.name,
  *run(input, signed) {
    const lasts = when(input) ? checkTerm(yield* termOf(input)) : ok(null)
    return lasts.ok ? yield* command.run(input, signed) : lasts
  },
})

/** The same of one that adds to a section, which the tariff has to have. */
export const guardAddingTo = <
  Input extends InCompany,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
>(
  command: Command<Input, Answer, Refusal, Q, W>,
  sectionIn: (input: Input) => unknown,
): Command<Input, Answer, Refusal | TermEnded | WithoutSection, Q | TermOf, W> => ({
  name: command.name,
  *run(input, signed) {
    const known = yield* termOf(input)
    const lasts = checkTerm(known)
    if (!lasts.ok) return lasts
    if (known && !hasSection(known, sectionIn(input))) return err({ code: 'tariff/without-section' })
    return yield* command.run(input, signed)
  },
})

/** What is no section the command itself refuses. */
const hasSection = ({ term }: TermToday, section: unknown): boolean =>
  !sections.some((one) => one === section) || findTermLimits(term).sections.some((one) => one === section)

/** The same of one that takes a person on the staff: two who hire the last one at once don't both. */
export const guardHiring = <
  Input extends InCompany,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
>(
  command: Command<Input, Answer, Refusal, Q, W>,
): Command<Input, Answer, Refusal | TermEnded | StaffFull, Q | LockTerm | StaffCount, W> => ({
  name: command.name,
  *run(input, signed) {
    const known = yield* lockTerm(input)
    const room = yield* checkRoom(input, known)
    return room.ok ? yield* command.run(input, signed) : room
  },
})

function* checkRoom(
  { companyId }: InCompany,
  known: TermToday | null,
): Gathering<Result<null, TermEnded | StaffFull>, StaffCount> {
  const lasts = checkTerm(known)
  if (!lasts.ok || known === null) return lasts
  const most = findTermLimits(known.term).employees
  const count = yield* staffCount({ companyId, on: known.today })
  return count < most ? ok(null) : err({ code: 'tariff/staff-full', most })
}

const checkTerm = (known: TermToday | null): Result<null, TermEnded> =>
  known === null || (known.term.closesOn === null && !hasEnded(known.term, known.today))
    ? ok(null)
    : err({ code: 'tariff/ended', endedOn: known.term.lastDay, closesOn: known.term.closesOn })

/** The same of one that may add among other things: what it has decided says whether it does. */
export const mayAdd = <Input extends InCompany, Answer, Refusal, Q extends SomeQuestion, W extends SomeWrite>(
  command: Command<Input, Answer, Refusal, Q, W>,
  adds: (writes: readonly W[]) => boolean,
): Command<Input, Answer, Refusal | TermEnded, Q | TermOf, W> => ({
  name: command.name,
  *run(input, signed) {
    const outcome = yield* command.run(input, signed)
    if (!outcome.ok || !adds(outcome.value.writes as readonly W[])) return outcome
    const lasts = checkTerm(yield* termOf(input))
    return lasts.ok ? outcome : lasts
  },
})
