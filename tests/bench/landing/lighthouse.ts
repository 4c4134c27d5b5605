import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, findBrowser } from '#tests/find-browser.ts'
import { root, run } from '../../runners/child.ts'

/** In a folder of its own, as TypeDoc is: it brings a hundred packages that nothing else needs. */
const tools = join(root, 'node_modules/.cache/lighthouse')
const VERSION = '13.0.1'
const CLI = join(tools, 'node_modules/lighthouse/cli/index.js')

export const formFactors = ['desktop', 'mobile'] as const
export type FormFactor = (typeof formFactors)[number]
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Of a hundred, by category. */
export type Scores = Readonly<Record<(typeof categories)[number], number>>

type Report = { readonly categories: Readonly<Record<keyof Scores, { readonly score: number | null }>> }

/** Installs Lighthouse where it is not yet; a browser it takes from the machine. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(CLI)) return
  await mkdir(tools, { recursive: true })
  const manifest = { private: true, dependencies: { lighthouse: VERSION } }
  await writeFile(join(tools, 'package.json'), JSON.stringify(manifest))
  const environment = { PUPPETEER_SKIP_DOWNLOAD: '1' }
  const installed = await run('npm', ['install', '--prefix', tools, '--no-audit', '--no-fund', '--silent'], {
    environment,
  })
  if (installed.code !== 0) throw new Error(`Lighthouse is not to be had: ${installed.output}`)
}

/** What Lighthouse ends with where the browser's trace has no beginning: it says itself to be run again. */
const LOST_TRACE = 'Please run Lighthouse again'

/** One look of Lighthouse at a page, with the throttling that it has for a phone or a desk. */
export async function lookAt(address: string, as: FormFactor, tries = 3): Promise<Scores> {
  const directory = await mkdtemp(join(tmpdir(), 'osh-lighthouse-'))
  const file = join(directory, 'report.json')
  try {
    const looked = await run(
      'node',
      [
        CLI,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${browserArguments.join(' ')}`,
        ...(as === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { environment: { CHROME_PATH: await findBrowser() } },
    )
    if (looked.code !== 0 && looked.output.includes(LOST_TRACE) && tries > 1)
      return lookAt(address, as, tries - 1)
    if (looked.code !== 0) throw new Error(looked.output)
    const report: Report = JSON.parse(await readFile(file, 'utf8'))
    const scoreOf = (name: keyof Scores): number => Math.round((report.categories[name].score ?? 0) * 100)
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    }
  } finally {
    await rm(directory, { recursive: true })
  }
}
