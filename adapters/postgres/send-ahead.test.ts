import { expect, test } from 'vitest'
import { sendAhead } from './send-ahead.ts'

/** A connection that answers in the order of asking, when it is told to. */
function slow() {
  const asked: { text: string; settle: (error?: Error) => void }[] = []
  const ask = sendAhead<string>(
    (text) =>
      new Promise((resolve, reject) => {
        asked.push({ text, settle: (error) => (error ? reject(error) : resolve(`done: ${text}`)) })
      }),
    'nothing',
  )
  return { ask: (text: string) => ask(text, []), asked }
}
const INSERT = 'insert into t (a) values (1)'

test('a transaction does not wait for what gives nothing back', async () => {
  const { ask, asked } = slow()
  const ahead = ['begin', 'select from t for update', INSERT, ' update t set a = 1', 'delete from t']
  for (const text of ahead) expect(await ask(text)).toBe('nothing')
  const read = ask('select a from t')
  expect(asked.map(({ text }) => text)).toEqual([...ahead, 'select a from t'])
  for (const { settle } of asked) settle()
  expect(await read).toBe('done: select a from t')
})

test('it waits for what returns something, and outside a transaction for everything', async () => {
  const { ask, asked } = slow()
  const alone = ask(INSERT)
  await ask('begin')
  const returning = ask(`${INSERT}\nreturning id`)
  for (const { settle } of asked) settle()
  expect(await alone).toBe(`done: ${INSERT}`)
  expect(await returning).toContain('done')
  const over = ask('commit')
  asked.at(-1)?.settle()
  expect(await over).toBe('done: commit')
  const after = ask(INSERT)
  asked.at(-1)?.settle()
  expect(await after).toContain('done')
})

test('what has failed unseen is told by the next that is waited for, commit too, as the first failure', async () => {
  for (const next of ['select a from t', 'commit']) {
    const { ask, asked } = slow()
    await ask('begin')
    await ask(INSERT)
    const answer = ask(next)
    const [begin, insert, last] = asked
    begin?.settle()
    insert?.settle(new Error('taken'))
    last?.settle(new Error('the transaction is aborted'))
    await expect(answer).rejects.toThrow('taken')
  }
})

test('undoing tells of no failure', async () => {
  const { ask, asked } = slow()
  await ask('begin')
  await ask(INSERT)
  const undone = ask('rollback')
  const [begin, insert, last] = asked
  begin?.settle()
  insert?.settle(new Error('taken'))
  last?.settle()
  expect(await undone).toBe('done: rollback')
})
