import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Patience } from './patience.ts'
import { dropStaleLocks } from './postmaster-file.ts'
import { listSettingArguments, type ServerSettings } from './server-settings.ts'
import { commandAs, type ServerUser } from './server-user.ts'
import { openSocketDirectory } from './socket-directory.ts'

/** All that a server of one data directory needs to be started, again and again. */
export type Home = {
  readonly dataDirectory: string
  readonly cluster: string
  readonly socketDirectory: string
  readonly user: ServerUser
  readonly binaries: Binaries
  readonly settings: ServerSettings
  readonly patience: Patience
}

export type ServerProcess = {
  readonly child: ChildProcess
  readonly ended: () => boolean
  /** The last FATAL or PANIC line of this process in its log, if any. */
  readonly lastWords: () => string | null
}

const LOG_LIMIT = 5_000_000

/** Starts PostgreSQL out of reach of the terminal's Ctrl+C: this program ends it in its own turn. */
export function startProcess(home: Home): ServerProcess {
  openSocketDirectory(home.socketDirectory, home.user)
  dropStaleLocks(home.cluster, home.socketDirectory)
  const logFile = join(home.dataDirectory, 'postgres.log')
  const { descriptor, size } = openLog(logFile)
  const args = listSettingArguments(home.cluster, home.socketDirectory, home.settings)
  const command = commandAs(home.user, home.binaries.postgres, args)
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: home.cluster,
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', descriptor, descriptor],
  })
  closeSync(descriptor)
  child.unref()
  let failed = false
  child.on('error', () => {
    failed = true
  })
  return {
    child,
    ended: () => failed || child.exitCode !== null || child.signalCode !== null,
    lastWords: () => readLastWords(logFile, size),
  }
}

function openLog(file: string): { readonly descriptor: number; readonly size: number } {
  const before = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (before > LOG_LIMIT) renameSync(file, `${file}.1`)
  return { descriptor: openSync(file, 'a', 0o600), size: before > LOG_LIMIT ? 0 : before }
}

function readLastWords(file: string, from: number): string | null {
  const text = Buffer.alloc(64_000)
  const descriptor = openSync(file, 'r')
  const length = readSync(descriptor, text, 0, text.length, from)
  closeSync(descriptor)
  const lines = text.toString('utf8', 0, length).split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error while loading/.test(line)) ?? null
}
