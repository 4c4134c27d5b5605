import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { run } from './runners/child.ts'

const SHELL = 'chromium-headless-shell'
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const WINDOWS = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) =>
  ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((path) =>
    join(process.env[variable] ?? '', path),
  ),
)

/**
 * Options of a browser for tests: no requests of its own, and root may run it. The profile is an empty one. Pages of the product alone are
 * opened: without a spare process for another site, and a process of its own for drawing, a test costs a sixth less of the processor.
 */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-site-isolation-trials',
  '--in-process-gpu',
] as const

/**
 * The path of a Chromium, Chrome or Edge: CHROME_PATH, the system's, playwright's; where there is none, one is
 * installed, and that is said.
 */
export async function findBrowser(): Promise<string> {
  const before = named() ?? found()
  if (before !== null) return before
  if (mayInstallPackages()) await installPackage('chromium')
  else await installByPlaywright()
  const installed = found()
  if (installed === null)
    throw new Error('no browser could be installed: set CHROME_PATH to a Chromium, Chrome or Edge')
  return installed
}

/**
 * The path of a Chromium without the parts of its own window, such as one that shows a .pdf: a test costs half of the
 * processor's time. Installed where Debian's packages are; elsewhere the whole browser.
 */
export async function findShell(): Promise<string> {
  const before = named() ?? inPath([SHELL])
  if (before !== null) return before
  if (mayInstallPackages()) await installPackage(SHELL)
  return inPath([SHELL]) ?? findBrowser()
}

function named(): string | null {
  const path = process.env.CHROME_PATH
  if (!path) return null
  if (existsSync(path)) return path
  throw new Error(`CHROME_PATH names ${path}, and there is no such file`)
}

function inPath(commands: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return paths.find((path) => existsSync(path)) ?? null
}

const found = (): string | null =>
  inPath(COMMANDS) ??
  [...MAC, ...WINDOWS, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ??
  null

const mayInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

async function installPackage(name: string): Promise<void> {
  console.log(`Installing Debian’s ${name} by apt-get (set CHROME_PATH to use another browser).`)
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', name)
}

async function installByPlaywright(): Promise<void> {
  console.log('No browser found: installing Chromium by playwright-core (set CHROME_PATH to use another).')
  await run('playwright-core', ['install', 'chromium'], { live: true })
}

/** Says nothing of its own unless it fails. */
async function apt(...args: readonly string[]): Promise<void> {
  const ran = await run('apt-get', ['-q', ...args], { environment: { DEBIAN_FRONTEND: 'noninteractive' } })
  if (ran.code !== 0) console.error(ran.output)
}
