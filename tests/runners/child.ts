import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type Ran = { readonly code: number; readonly output: string; readonly seconds: number }

export type Launch = {
  /** Shows what the program says at once; otherwise it is kept for the caller. */
  readonly live?: boolean
  readonly environment?: NodeJS.ProcessEnv
  /** Ends the program. */
  readonly signal?: AbortSignal
}

/** Runs a program of node_modules, or of the system. A program that can't be started has code 127. */
export function run(
  program: string,
  args: readonly string[],
  { live = false, environment = {}, signal }: Launch = {},
): Promise<Ran> {
  const started = performance.now()
  const bin = join(root, 'node_modules/.bin')
  const env = { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  })
  let output = ''
  const hear = (text: Buffer): void => {
    output += text.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const stop = () => void child.kill('SIGTERM')
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  return new Promise((done) => {
    const end = (code: number): void => done({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop)
      end(code ?? 1)
    })
  })
}
