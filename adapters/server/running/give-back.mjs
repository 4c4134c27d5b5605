// Runs before all else. Once a large buffer has been freed, the C library takes the next ones out of what it holds, between small ones, and gives
// little of it back: beside a flood of bodies that was some 90 MB more, and 50 MB at rest. With a fixed limit each large one is given back
// when it is freed. The limit is read when a process begins, so this one begins once more. What it starts, PostgreSQL too, does not get it.
import { isMainThread } from 'node:worker_threads'

const NAME = 'MALLOC_MMAP_THRESHOLD_'
const LARGE = 128 * 1024

if (process.platform === 'linux' && isMainThread && process.execve) {
  if (NAME in process.env) delete process.env[NAME]
  else
    process.execve(process.execPath, [process.argv0, ...process.execArgv, ...process.argv.slice(1)], {
      ...process.env,
      [NAME]: String(LARGE),
    })
}
