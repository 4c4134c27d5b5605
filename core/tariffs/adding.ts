import type { Command, Gathering, SomeQuestion, SomeWrite } from '../commands/command.ts'
import type { Section } from '../sections/section.ts'
import type { CompanyId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { findTermLimits, hasEnded, hasSection } from './company-term.ts'
import type { StaffFull, TermEnded, WithoutSection } from './refusals.ts'
import { findGaps } from './tariff-gaps.ts'
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

/** Whether something is added, or to which sections, which the tariff has to have; to none of them nothing is. */
type Added = boolean | readonly unknown[]
type AddingRefused<A extends Added> = TermEnded | (A extends boolean ? never : WithoutSection)

/**
 * The command as one that adds: it is refused once the company's term has ended. A table of commands says of each whether it adds, and
 * nothing else asks for the term: whatever is in a table without this always works.
 *
 * @param adds what this input adds; something unless given
 */
export const guardAdding = <
  Input extends InCompany,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
  A extends Added = true,
>(
  command: Command<Input, Answer, Refusal, Q, W>,
  adds: (input: Input) => A = () => true as A,
): Command<Input, Answer, Refusal | AddingRefused<A>, Q | TermOf, W> => ({
  name: command.name,
  *run(input, signed) {
    const allowed = yield* checkAdded<A>(input, adds(input))
    return allowed.ok ? yield* command.run(input, signed) : allowed
  },
})

/** The same of one that may add among other things: what it has decided says whether it does, or to which sections. */
export const mayAdd = <
  Input extends InCompany,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
  A extends Added,
>(
  command: Command<Input, Answer, Refusal, Q, W>,
  adds: (writes: readonly W[]) => A,
): Command<Input, Answer, Refusal | AddingRefused<A>, Q | TermOf, W> => ({
  name: command.name,
  *run(input, signed) {
    const outcome = yield* command.run(input, signed)
    if (!outcome.ok) return outcome
    const allowed = yield* checkAdded<A>(input, adds(outcome.value.writes as readonly W[]))
    return allowed.ok ? outcome : allowed
  },
})

function* checkAdded<A extends Added>(
  input: InCompany,
  added: Added,
): Gathering<Result<null, AddingRefused<A>>, TermOf> {
  const sections = typeof added === 'boolean' ? [] : added
  if (added !== true && sections.length === 0) return ok(null)
  const known = yield* termOf(input)
  const lasts = checkTerm(known)
  return (lasts.ok ? checkHas(known, sections) : lasts) as Result<null, AddingRefused<A>>
}

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
    const lasts = checkTerm(known)
    const room = lasts.ok ? yield* checkPlaces(input, known, 1) : lasts
    return room.ok ? yield* command.run(input, signed) : room
  },
})

/** The same of one that takes many on the staff at once, with what they have to do: what it has decided says how many, and in which sections. */
export const guardHiringMany = <
  Input extends InCompany,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
>(
  command: Command<Input, Answer, Refusal, Q, W>,
  countHired: (writes: readonly W[]) => number,
  listSections: (writes: readonly W[]) => readonly Section[],
): Command<
  Input,
  Answer,
  Refusal | TermEnded | StaffFull | WithoutSection,
  Q | LockTerm | StaffCount,
  W
> => ({
  name: command.name,
  *run(input, signed) {
    const known = yield* lockTerm(input)
    const lasts = checkTerm(known)
    if (!lasts.ok) return lasts
    const outcome = yield* command.run(input, signed)
    if (!outcome.ok) return outcome
    const writes = outcome.value.writes as readonly W[]
    const has = checkHas(known, listSections(writes))
    if (!has.ok) return has
    const room = yield* checkPlaces(input, known, countHired(writes))
    return room.ok ? outcome : room
  },
})

/** Whether the staff has room for so many more; for none it always has. */
export function* checkPlaces(
  { companyId }: InCompany,
  known: TermToday | null,
  more: number,
): Gathering<Result<null, StaffFull>, StaffCount> {
  if (known === null || more <= 0) return ok(null)
  const limits = findTermLimits(known.term)
  const count = yield* staffCount({ companyId, on: known.today })
  const { over } = findGaps({ staff: count + more }, limits)
  return over === 0 ? ok(null) : err({ code: 'tariff/staff-full', most: limits.employees })
}

const checkTerm = (known: TermToday | null): Result<null, TermEnded> =>
  known === null || (known.term.closesOn === null && !hasEnded(known.term, known.today))
    ? ok(null)
    : err({ code: 'tariff/ended', endedOn: known.term.lastDay, closesOn: known.term.closesOn })

const checkHas = (known: TermToday | null, sections: readonly unknown[]): Result<null, WithoutSection> =>
  known === null || sections.every((section) => hasSection(known.term, section))
    ? ok(null)
    : err({ code: 'tariff/without-section' })

/**
 * The command as one that may take people back on the staff: what it has decided says how many. It is held to the number of employees, as
 * hiring is, and not to the term's end: what was entered wrongly is put right at any time.
 */
export const mayReturn = <
  Input extends InCompany,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
>(
  command: Command<Input, Answer, Refusal, Q, W>,
  countReturned: (writes: readonly W[]) => number,
): Command<Input, Answer, Refusal | StaffFull, Q | LockTerm | StaffCount, W> => ({
  name: command.name,
  *run(input, signed) {
    const outcome = yield* command.run(input, signed)
    const more = outcome.ok ? countReturned(outcome.value.writes as readonly W[]) : 0
    if (more <= 0) return outcome
    const room = yield* checkPlaces(input, yield* lockTerm(input), more)
    return room.ok ? outcome : room
  },
})
