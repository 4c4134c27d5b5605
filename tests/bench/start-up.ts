import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../runners/child.ts'
import type { Figure } from './figure.ts'

const PATIENCE_MS = 120_000

/** `npm start` on its own data: the second start until /api/health answers, and the memory of all its processes at rest. */
export async function startUp(): Promise<readonly Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'osh-bench-'))
  try {
    const first = await started(directory)
    await ended(first.child)
    const { child, seconds } = await started(directory)
    try {
      await pause(3000)
      const memory = await memoryOf(child.pid ?? 0)
      return [
        {
          what: 'second start to healthy, s',
          value: seconds,
          most: 3,
          beside: `the first took ${first.seconds.toFixed(1)} s`,
        },
        ...memory,
      ]
    } finally {
      await ended(child)
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function started(
  directory: string,
): Promise<{ readonly child: ChildProcess; readonly seconds: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, ['adapters/server/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      DATABASE_URL: '',
      DADATA_TOKEN: '',
    },
  })
  const address = await addressOf(child)
  const until = performance.now() + PATIENCE_MS
  while (!(await isHealthy(address))) {
    if (performance.now() > until) throw new Error('the server did not become healthy')
    await pause(20)
  }
  return { child, seconds: (performance.now() - began) / 1000 }
}

/** The server says where it is once it serves. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('the server did not start')), PATIENCE_MS)
    child.on('exit', () => fail(new Error('the server ended')))
    child.stdout?.on('data', (said: Buffer) => {
      const [address] = /http:\/\/\S+/.exec(said.toString()) ?? []
      if (address === undefined) return
      clearTimeout(late)
      done(address)
    })
  })
}

const isHealthy = (address: string): Promise<boolean> =>
  fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Proportional memory of the process and whatever it has started; Linux alone tells it. */
async function memoryOf(pid: number): Promise<readonly Figure[]> {
  if (process.platform !== 'linux') return []
  const family = await familyOf(pid)
  const kib = await Promise.all(family.map(pssOf))
  const node = kib[0] ?? 0
  const all = kib.reduce((total, one) => total + one, 0)
  const database = `node ${(node / 1024).toFixed(0)} + database ${((all - node) / 1024).toFixed(0)}`
  return [{ what: 'memory at rest, MB', value: all / 1024, most: 300, beside: database }]
}

/** The process first, then its descendants. */
async function familyOf(pid: number): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = new Map(await Promise.all(pids.map(async (one) => [one, await parentOf(one)] as const)))
  const isOfFamily = (one: number | undefined): boolean =>
    one !== undefined && one > 1 && (one === pid || isOfFamily(parents.get(one)))
  return [pid, ...pids.filter((one) => one !== pid && isOfFamily(one))]
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0)
}

async function pssOf(pid: number): Promise<number> {
  const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0)
}
