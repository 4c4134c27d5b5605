import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import { type AnyCommand, makeMethods } from '../commands/command.ts'
import { saveFilter } from '../deadline-tables/save-filter.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { makeKeyedRun } from './keyed-commands.ts'
import type { RecordQuestion, RecordWrite } from './questions-and-writes.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const attempt = { key: 'once', mark: 'a' }
const asked = { companyId: mining, details: { section: 'training' } }

/** Saves filters one after another, each done or refused; what each asks first, and what it ends with. */
async function saveInTurn(runKeyed: ReturnType<typeof makeKeyedRun>, ...done: readonly boolean[]) {
  const first: unknown[] = []
  const ended: unknown[] = []
  for (const isDone of done) {
    const { save } = makeMethods(
      { save: saveFilter },
      (command: AnyCommand<RecordQuestion, RecordWrite>, input: never) =>
        runKeyed(command, async (keyed) => {
          first.push(keyed.run(input, signed).next().value)
          return isDone ? ok(null) : err(notFound)
        }),
    )
    ended.push(await save(asked))
  }
  return { first, ended }
}

const ofStep = (step: number) => ({
  kind: 'earlier-answer',
  query: { ...attempt, ...signed, companyId: mining, step },
})

test('the commands of one request are told apart by their step, and a refused one takes none', async () => {
  expect(await saveInTurn(makeKeyedRun(attempt), true, false, true, true)).toEqual({
    first: [ofStep(0), ofStep(1), ofStep(1), ofStep(2)],
    ended: [ok(null), err(notFound), ok(null), ok(null)],
  })
})

test('a request without a key asks for no earlier answer', async () => {
  expect(await saveInTurn(makeKeyedRun(undefined), true)).toEqual({
    first: [{ kind: 'company', query: { member: someone, companyId: mining } }],
    ended: [ok(null)],
  })
})
