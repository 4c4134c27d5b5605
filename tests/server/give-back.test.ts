import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { settingsOfStart } from '#tests/bench/serving/served.ts'
import { root } from '#tests/runners/child.ts'

const PROGRAM = `
  import { execFileSync } from 'node:child_process'
  import { readFileSync } from 'node:fs'
  const threshold = (path) => /MALLOC_MMAP_THRESHOLD_=(\\d+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? null
  console.log(JSON.stringify({
    own: threshold('/proc/self/environ'),
    ofChild: /MALLOC_MMAP/.test(execFileSync('env', { encoding: 'utf8' })),
    given: process.argv.slice(2),
    settings: process.execArgv,
  }))`

test.runIf(process.platform === 'linux')(
  'the server begins with large buffers that are given back, and hands it on to nothing that it starts',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'osh-give-back-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const file = join(directory, 'program.mjs')
    await writeFile(file, PROGRAM)
    const settings = await settingsOfStart()
    const { stdout } = await promisify(execFile)(process.execPath, [...settings, file, '--demo'], {
      cwd: root,
    })
    expect(JSON.parse(stdout)).toEqual({
      own: '131072',
      ofChild: false,
      given: ['--demo'],
      settings,
    })
  },
)
