import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../core/package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds core as a package that strangers can install: .js, .d.ts and the law's data, a README and the licence, no tests, and an exports
 * map of what is public: its names stay when files move.
 *
 * @param directory where the package is put; what was there goes.
 */
export function buildCore(directory: string): void {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  run(['node_modules/typescript/bin/tsc', '-p', 'adapters/package/tsconfig.json', '--outDir', directory])
  for (const data of globSync('**/*.json', { cwd: join(root, 'core') }).filter(isData)) {
    mkdirSync(dirname(join(directory, data)), { recursive: true })
    cpSync(join(root, 'core', data), join(directory, data))
  }
  cpSync(join(root, 'core/README.md'), join(directory, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(directory, 'LICENSE'))
  writeFileSync(join(directory, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`)
}

const isData = (file: string): boolean => file !== 'package.json' && !file.startsWith('node_modules')

function describePackage(): object {
  const { private: _, exports: __, publicModules, ...rest } = manifest
  const named = Object.entries(publicModules).map(([name, file]) => {
    const built = `./${file.replace(/\.ts$/, '')}`
    return [`./${name}`, { types: `${built}.d.ts`, default: `${built}.js` }]
  })
  return { ...rest, exports: { ...Object.fromEntries(named), './package.json': './package.json' } }
}

function run(words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`core can't be built:\n${stdout}${stderr}`)
}

/** The sentence that an example promises, `expression // value`, for whoever wants to hold the README to it. */
export const listExamples = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

if (import.meta.main) {
  const directory = join(root, 'dist/core')
  buildCore(directory)
  const { name, version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  console.log(`${name} ${version} is in ${directory}: npm pack ${directory}`)
}
