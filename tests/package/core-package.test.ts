import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCore, listExamples } from '#adapters/package/pack-core.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A project of someone else, outside of this one, that has installed core. */
describe('core as a package', () => {
  let place: string
  let installed: string
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'osh-consumer-'))
    buildCore(join(place, 'built'))
    const packed = npm(['pack', './built', '--silent'])
    cpSync(join(root, 'tests/package/consumer'), place, { recursive: true })
    writeFileSync(join(place, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
    npm(['install', '--offline', '--no-audit', '--no-fund', `./${packed.trim()}`])
    installed = join(place, 'node_modules/@osh/core')
    mkdirSync(join(place, 'node_modules/@types'))
    for (const name of ['@types/node', 'undici-types', 'date-fns', 'fast-check', 'pure-rand'])
      symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name))
    for (const [i, code] of listExamples(readFileSync(join(installed, 'README.md'), 'utf8')).entries())
      writeFileSync(join(place, `example-${i + 1}.ts`), asserted(code))
  })
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  const npm = (words: readonly string[]): string => succeed('npm', words)
  function succeed(program: string, words: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd: place, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`)
    return stdout
  }

  it('has code and types, and no tests inside', () => {
    const files = globSync('**/*', { cwd: installed })
    expect(files).toContain('deadlines/periodicity.js')
    expect(files).toContain('deadlines/periodicity.d.ts')
    expect(files).toContain('norms/acts.json')
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([])
  })

  it('type-checks in a strict project, the examples of its README with it', () => {
    succeed(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'])
  })

  it('does what the README promises', () => {
    const examples = globSync('example-*.ts', { cwd: place })
    expect(examples.length).toBeGreaterThan(4)
    for (const example of examples) succeed(process.execPath, [example])
  })

  it.each(['deadlines.ts', 'numbering.ts'])('holds under a stranger’s properties: %s', (file) => {
    succeed(process.execPath, [file])
  })

  it('shows what is public, and nothing else', () => {
    const { publicModules } = JSON.parse(readFileSync(join(root, 'core/package.json'), 'utf8'))
    const names = [...Object.keys(publicModules), 'memos/memo-rows']
    const ask = `for (const name of ${JSON.stringify(names)})
      await import('@osh/core/' + name).catch(() => console.log(name))`
    expect(succeed(process.execPath, ['--input-type=module', '-e', ask])).toBe('memos/memo-rows\n')
  })
})

/** Each line `expression // value` of an example as an assertion. */
const asserted = (code: string): string =>
  `import assert from 'node:assert/strict'\n${code.replaceAll(
    /^(?!import\b)(.+?) \/\/ (.+)$/gm,
    (_, expression: string, value: string) => `assert.deepEqual(${expression}, ${value})`,
  )}`
