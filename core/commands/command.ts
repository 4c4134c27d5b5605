import type { CompanyId, Signed } from '../shared/identity.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { type JournalWrite, type RecordChange, writeJournal } from './journal.ts'

/**
 * What a command asks its storage for. `kind` says which question it is, `query` what it is about; `Fact` is what the
 * storage answers with. Questions that lock say so in their docstring: what is read stays so until the command ends.
 */
export type Question<Kind extends string, Query, Fact> = {
  readonly kind: Kind
  readonly query: Query
  /** Never there: it ties the answer's type to the question's. */
  readonly fact?: Fact
}
export type SomeQuestion = Question<string, unknown, unknown>
export type FactOf<Q extends SomeQuestion> = Exclude<Q['fact'], undefined>

/** Asks questions one after another; a later one may depend on what an earlier one was answered with. */
export type Gathering<Facts, Q extends SomeQuestion> = Generator<Q, Facts, unknown>

/**
 * How a question is asked inside a gathering.
 *
 * @example
 * export const lockEmployees = question<LockEmployees>('employees')
 * const people = yield* lockEmployees({ companyId, ids })
 */
export const question = <Q extends SomeQuestion>(kind: Q['kind']) =>
  function* (query: Q['query']): Generator<Q, FactOf<Q>, unknown> {
    return (yield { kind, query } as Q) as FactOf<Q>
  }

/** Facts of one kind that a command leaves behind; columns that only a storage needs are the storage's to derive. */
export type Write<Kind extends string, Row> = { readonly kind: Kind; readonly rows: readonly Row[] }
export type SomeWrite = Write<string, unknown>

/** What a command has decided: what is written, and what the caller is told. */
export type Decision<Answer, W extends SomeWrite> = {
  readonly writes: readonly W[]
  /** What the journal says of it; empty when nothing has changed. */
  readonly changes: readonly RecordChange[]
  /** In whose journal that is, where the input names no company. */
  readonly companyId?: CompanyId
  readonly answer: Answer
}

/** A decision as a storage gets it: all that is written in one transaction, the journal's line with the rest. */
export type Outcome<Answer, W extends SomeWrite> = {
  readonly writes: readonly (W | JournalWrite)[]
  readonly answer: Answer
}

/**
 * Something that a person can do to a company's records. Running it asks the storage questions, and ends with what is to be
 * written, or with a refusal: then nothing is.
 */
export type Command<Input, Answer, Refusal, Q extends SomeQuestion, W extends SomeWrite> = {
  /** `area/verb`, as the journal names it. */
  readonly name: `${string}/${string}`
  readonly run: (input: Input, signed: Signed) => Gathering<Result<Outcome<Answer, W>, Refusal>, Q>
}

type Halves<Input, Facts, Answer, Refusal, Q extends SomeQuestion, W extends SomeWrite> = {
  readonly name: `${string}/${string}`
  /** Asks for what the decision needs; refuses at once what needs no more facts. */
  readonly gather: (input: Input, signed: Signed) => Gathering<Result<Facts, NoInfer<Refusal>>, Q>
  readonly decide: (facts: Facts, input: Input, signed: Signed) => Result<Decision<Answer, W>, Refusal>
}

/**
 * A command out of its two halves, both pure: which facts it needs, and what follows from them. A storage answers the questions
 * (locking what they lock) and writes the decision in the same transaction. The return type of `decide` names
 * every refusal, those of `gather` too.
 *
 * A patch comes as it was sent: it is merged with locked facts, never with what someone read earlier.
 */
export const command = <
  Input extends object,
  Facts,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
>({
  name,
  gather,
  decide,
}: Halves<Input, Facts, Answer, Refusal, Q, W>): Command<Input, Answer, Refusal, Q, W> => ({
  name,
  *run(input, signed) {
    const facts = yield* gather(input, signed)
    if (!facts.ok) return facts
    const decided = decide(facts.value, input, signed)
    if (!decided.ok) return decided
    const { writes, changes, answer, companyId = takeCompanyId(input) } = decided.value
    if (companyId === undefined) throw new Error(`no one says in whose journal ${name} is`)
    const line = { ...signed, companyId, command: name, changes }
    return ok({ writes: [...writes, ...writeJournal(line)], answer })
  },
})

/** The company that an input names, if it names any. */
export const takeCompanyId = (input: { readonly companyId?: CompanyId }): CompanyId | undefined =>
  input.companyId

/** A command as a storage sees it, whatever it is about. */
export type AnyCommand<Q extends SomeQuestion, W extends SomeWrite> = Command<never, unknown, unknown, Q, W>

/** The methods of a port that are commands, each under the name that its table gives it. */
export type CommandsOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Command<
    infer Input,
    infer Answer,
    infer Refusal,
    infer _Q,
    infer _W
  >
    ? (input: Input) => Promise<Result<Answer, Refusal>>
    : never
}

/** A storage's methods for a table of commands. */
export const makeMethods = <
  Table extends Readonly<Record<string, AnyCommand<Q, W>>>,
  Q extends SomeQuestion,
  W extends SomeWrite,
>(
  table: Table,
  run: (command: AnyCommand<Q, W>, input: never) => Promise<Result<unknown, unknown>>,
): CommandsOf<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, one]) => [name, (input: never) => run(one, input)]),
  ) as CommandsOf<Table>
