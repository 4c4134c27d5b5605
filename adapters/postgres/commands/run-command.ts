import type { UserId } from '@osh/core/auth/account.ts'
import { listSteps } from '@osh/core/commands/apply.ts'
import { type AnyCommand, type CommandsOf, makeMethods } from '@osh/core/commands/command.ts'
import { followLate } from '@osh/core/commands/follow.ts'
import { keepStanding, type Standing } from '@osh/core/members/standing.ts'
import { type RunKeyed, runUnkeyed } from '@osh/core/records/keyed-commands.ts'
import type { RecordQuestion, RecordWrite } from '@osh/core/records/questions-and-writes.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Seal } from '../seal.ts'
import { type Store, transact } from '../transact.ts'
import { makeAnswers } from './answers.ts'
import type { CommandTurns } from './command-turns.ts'
import { makeGivingWay } from './giving-way.ts'
import type { makeWriters } from './writers.ts'

type Command = AnyCommand<RecordQuestion, RecordWrite>

type Needs = {
  readonly store: Store
  readonly turns: CommandTurns
  readonly clock: Clock
  readonly user: UserId
  /** Of which departments the facts are; a command finds nothing of anyone else. */
  readonly seen: SeenDepartments
  /** On what each command rests; nothing where the service itself is at work. */
  readonly standing: Standing | undefined
  readonly writers: ReturnType<typeof makeWriters>
  readonly seal: Seal
}

/**
 * Makes a port's commands: facts are read under their locks, decided on, and written in one transaction. Where someone else was
 * quicker and a unique index says so, the command runs again and sees what it has missed: the refusal is core's.
 */
export const makeCommands =
  ({ store, turns, clock, user, writers, seal, seen, standing }: Needs, runKeyed: RunKeyed = runUnkeyed) =>
  <Table extends Readonly<Record<string, Command>>>(table: Table): CommandsOf<Table> =>
    makeMethods(table, (given: Command, input) =>
      runKeyed(given, (command) =>
        turns.take(user, () =>
          transact(store, async (work): Promise<Result<unknown, unknown>> => {
            const signed = { by: user, at: clock.now() }
            const giveWay = makeGivingWay()
            const held = standing ? keepStanding(command, standing) : command
            const outcome = await followLate(held.run(input, signed), makeAnswers(work, clock, seen, seal))
            if (!outcome.ok) return outcome
            const { writes, answer } = outcome.value
            for (const step of listSteps(writers, writes)) {
              await giveWay()
              await step(work)
            }
            return ok(answer)
          }),
        ),
      ),
    )
