import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PATIENCE_MS, pause } from '#tests/patience.ts'
import { root } from '#tests/runners/child.ts'

/** The server to be killed, with its database, again and again on one data directory. */
export class Victim {
  /** Where it answers now; null while it is down. */
  address: string | null = null
  readonly #directory: string
  #child: ChildProcess | null = null

  constructor(directory: string) {
    this.#directory = directory
  }

  get runs(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Starts without waiting. */
  launch(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'adapters/server/start.ts'), '--without-ui'], {
      cwd: root,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: this.#directory, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    return new Promise((done, fail) => {
      child.stdout.on('data', (text: Buffer) => {
        const address = /http:\S+/.exec(text.toString())?.[0]
        if (!address) return
        this.address = address
        done()
      })
      child.on('exit', (code) => fail(new Error(`the server ended with ${code} before it was ready`)))
    })
  }

  async killServer(): Promise<void> {
    this.address = null
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await ended
  }

  /** @returns false when no database runs yet. */
  async killDatabase(): Promise<boolean> {
    const pid = await this.databasePid()
    if (pid === null) return false
    try {
      process.kill(pid, 'SIGKILL')
      return true
    } catch {
      return false
    }
  }

  async databasePid(): Promise<number | null> {
    const text = await readFile(join(this.#directory, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number(text.split('\n')[0])
    return pid > 0 ? pid : null
  }

  /** Waits until the database answers through the server. */
  async healthy(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline && this.runs) {
      const answer = await fetch(`${this.address}/api/health`).catch(() => null)
      if (answer?.ok) return
      await pause(20)
    }
    throw new Error('the server did not recover')
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (child === null || child.exitCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  }
}
