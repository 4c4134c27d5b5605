import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../core/package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))
/** TypeDoc wants a TypeScript below 7: it has one of its own, beside what the product is built with. */
const tools = join(root, 'node_modules/.cache/reference')
const versions = { typedoc: '0.28.14', typescript: '5.9.3' }

/** Writes the reference pages of core's public modules, out of their docstrings, to dist/reference. */
mkdirSync(tools, { recursive: true })
writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true, dependencies: versions }))
run('npm', ['install', '--no-audit', '--no-fund', '--silent'], tools)
run(
  process.execPath,
  [
    join(tools, 'node_modules/typedoc/bin/typedoc'),
    '--tsconfig',
    'adapters/package/tsconfig.json',
    '--entryPoints',
    ...Object.values(manifest.publicModules).map((file) => `core/${file}`),
    '--name',
    '@osh/core',
    '--readme',
    'core/README.md',
    '--out',
    'dist/reference',
    '--disableSources',
    '--skipErrorChecking',
  ],
  root,
)

function run(program: string, words: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, words, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
