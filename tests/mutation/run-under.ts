import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { startVitest } from 'vitest/node'
import { PATIENCE_MS } from '../patience.ts'
import { root } from '../runners/child.ts'
import type { triedIn } from './tried.ts'

type Ran = { readonly files: Parameters<typeof triedIn>[0]; readonly passed: boolean }

/** Runs those tests as they are, and each under the mutants that the plugin gives and that it passes, of `oneIn` mutants one. */
export async function runUnder(plugin: Plugin, include: readonly string[], oneIn: number): Promise<Ran> {
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      root,
      include: [...include],
      runner: join(root, 'tests/mutation/mutant-runner.ts'),
      setupFiles: [join(root, 'tests/mutation/switches-setup.ts')],
      pool: 'threads',
      isolate: false,
      // What is cached must stay free of mutants, and with them.
      fsModuleCache: false,
      maxWorkers: Math.min(2, availableParallelism()),
      testTimeout: PATIENCE_MS,
      env: { MUTANTS_ONE_IN: String(oneIn) },
      watch: false,
      reporters: [['default', { summary: false }]],
    },
    { plugins: [plugin], logLevel: 'error' },
  )
  const files = vitest.state.getFiles()
  const passed = files.length > 0 && files.every(({ result }) => result?.state === 'pass')
  await vitest.close()
  return { files, passed }
}
