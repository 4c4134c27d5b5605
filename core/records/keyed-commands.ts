import { type Attempt, doOnlyOnce } from '../commands/attempt.ts'
import type { AnyCommand } from '../commands/command.ts'
import type { Result } from '../shared/results/result.ts'
import type { RecordQuestion, RecordWrite } from './questions-and-writes.ts'

type RecordCommand = AnyCommand<RecordQuestion, RecordWrite>
type Outcome = Promise<Result<unknown, unknown>>

/** Runs a command, under the key of the request that it is of, where that has one. */
export type RunKeyed = (command: RecordCommand, run: (command: RecordCommand) => Outcome) => Outcome

/** Each time that the command is asked for it is done. */
export const runUnkeyed: RunKeyed = (command, run) => run(command)

/** Of one request, whose commands come one after another. A refused command takes no step: another may be tried in its place. */
export function makeKeyedRun(attempt: Attempt | undefined): RunKeyed {
  if (!attempt) return runUnkeyed
  let step = 0
  return async (command, run) => {
    const outcome = await run(doOnlyOnce(command, attempt, step))
    if (outcome.ok) step += 1
    return outcome
  }
}
