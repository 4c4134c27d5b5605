import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { root } from '#tests/runners/child.ts'
import type { Told } from './serve.ts'

const script = fileURLToPath(new URL('./serve.ts', import.meta.url))

export type Served = {
  readonly address: string
  readonly pid: number
  /** Milliseconds of the longest stop of the server's event loop since this was asked last. */
  longestStop(): Promise<number>
  /** Bytes that the server holds once all that can be given back has been. */
  restingMemory(): Promise<number>
  stop(): Promise<void>
}

/** A server in a process of its own, with the memory that `npm start` gives it. */
export async function served(told: Told): Promise<Served> {
  const child = spawn(process.execPath, [...(await settingsOfStart()), script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BENCH_SERVE: JSON.stringify(told) },
  })
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const first = once(lines, 'line')
  const ask = async (word: string): Promise<number> => {
    const answer = once(lines, 'line')
    child.stdin.write(`${word}\n`)
    return Number(String((await answer)[0]))
  }
  const [address] = (await Promise.race([first, ended.then(() => [''])])) as [string]
  if (address === '') throw new Error('the server has not started')
  return {
    address,
    pid: child.pid ?? 0,
    longestStop: () => ask('longest-stop'),
    restingMemory: () => ask('resting-memory'),
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}

/** What `npm start` says to Node. */
export async function settingsOfStart(): Promise<readonly string[]> {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  const { scripts } = JSON.parse(text) as { readonly scripts: { readonly start: string } }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}
