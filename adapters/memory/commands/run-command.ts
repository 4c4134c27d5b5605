import { listSteps } from '@osh/core/commands/apply.ts'
import { type AnyCommand, type CommandsOf, makeMethods } from '@osh/core/commands/command.ts'
import { follow } from '@osh/core/commands/follow.ts'
import { keepStanding, type Standing } from '@osh/core/members/standing.ts'
import { type RunKeyed, runUnkeyed } from '@osh/core/records/keyed-commands.ts'
import type { RecordQuestion, RecordWrite } from '@osh/core/records/questions-and-writes.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Actor, Change, Ledger } from '../ledger.ts'
import { makeLimitedAnswers } from './answers.ts'
import { writers } from './writers.ts'

type Command = AnyCommand<RecordQuestion, RecordWrite>

type Needs = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly actor: Actor
  /** Of which departments the facts are; of all unless given. */
  readonly seen?: SeenDepartments
  /** On what each command rests; nothing where there is no server. */
  readonly standing?: Standing | undefined
}

/** Makes a port's commands: facts, decision and writes are one synchronous change of the ledger. */
export const makeCommands =
  ({ ledger, clock, actor, seen = null, standing }: Needs, runKeyed: RunKeyed = runUnkeyed) =>
  <Table extends Readonly<Record<string, Command>>>(table: Table): CommandsOf<Table> =>
    makeMethods(table, (given: Command, input) =>
      runKeyed(given, (command) =>
        ledger.change((state): Change<Result<unknown, unknown>> => {
          const signed = { by: actor(), at: clock.now() }
          const held = standing ? keepStanding(command, standing) : command
          const outcome = follow(held.run(input, signed), makeLimitedAnswers(state, clock, seen))
          if (!outcome.ok) return [state, outcome]
          const { writes, answer } = outcome.value
          return [listSteps(writers, writes).reduce((next, step) => step(next), state), ok(answer)]
        }),
      ),
    )
