import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type Ran = { readonly code: number; readonly output: string; readonly seconds: number }

/** Runs a program of node_modules; `live` shows what it says at once. A program that can't be started has code 127. */
export function run(
  program: string,
  args: readonly string[],
  {
    live = false,
    environment = {},
  }: { readonly live?: boolean; readonly environment?: NodeJS.ProcessEnv } = {},
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
  return new Promise((done) => {
    const end = (code: number): void => done({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
