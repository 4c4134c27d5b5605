import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Where the built pages are. */
export const pagesDirectory = join(root, 'dist/web')
const stamp = join(root, 'dist/web.sources')

/** Whatever can change the pages. */
const SOURCES = [
  'ui',
  'core',
  'adapters/browser-files',
  'adapters/clock',
  'adapters/demo',
  'adapters/documents',
  'adapters/http',
  'adapters/kept-program',
  'adapters/landing',
  'adapters/page-build',
  'adapters/wire',
  'adapters/local-storage',
  'adapters/memory',
  'adapters/offline',
  'adapters/package/third-party-notices.ts',
  'index.html',
  'public',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/**
 * Builds the pages, and the demo that runs in the browser alone, if their sources differ from those of the last build. Where the builder is not installed
 * (`npm ci --omit=dev`) the pages that were brought along are served.
 */
export async function buildPages(): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite)) {
    if (existsSync(join(pagesDirectory, 'index.html'))) return
    throw new StartRefused(
      'Страницы не собраны, а сборщика нет: выполните npm ci и запустите программу снова.',
    )
  }
  const sources = await hashOfSources()
  if ((await readIfThere(stamp)) === sources) return
  await rm(stamp, { force: true })
  await Promise.all([run(vite, []), run(vite, ['--mode', 'demo'])])
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stamp, sources)
}

async function hashOfSources(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(listSourceFiles)))
    .flat()
    .filter((file) => !/\.test\.tsx?$/.test(file))
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256')
  files.forEach((file, i) => {
    hash.update(`${file} ${contents[i]?.length}\n`).update(contents[i] ?? '')
  })
  return hash.digest('hex')
}

async function listSourceFiles(source: string): Promise<readonly string[]> {
  const path = join(root, source)
  if (!existsSync(path)) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return [source]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}

const readIfThere = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

async function run(vite: string, options: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error', ...options], {
    cwd: root,
    stdio: 'pipe',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  if (code === 0) return
  process.stderr.write(said)
  throw new StartRefused('Страницы не собираются: причина названа выше; исправьте её или выполните npm ci.')
}
