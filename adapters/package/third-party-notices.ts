import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The file of a build that names whatever others wrote in it. */
const NOTICES = 'licenses.txt'

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i
const PACKAGE = /^((?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/

/**
 * Puts the licences of the bundled packages and fonts beside the bundle: a part for each package, with the text of every licence that
 * it comes with. A package whose terms are not known ends the build. Vite's own `build.license` takes one text of a package, and none of
 * fonts that styles name.
 */
export const thirdPartyNotices: Plugin = {
  name: 'third-party-notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
    )
    const packages = new Set(files.flatMap((file) => findPackage(file) ?? []))
    this.emitFile({ type: 'asset', fileName: NOTICES, source: writeNotices(packages) })
  },
}

/** The directory of the package that a file is of; null for the program's own. */
function findPackage(file: string): string | null {
  const directory = PACKAGE.exec(file)?.[1]
  return directory === undefined ? null : resolve(root, directory)
}

type Manifest = {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

function writeNotices(packages: ReadonlySet<string>): string {
  const parts = [...packages].map((directory) => {
    const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest
    const { name, version, license } = manifest
    const found = readdirSync(directory)
      .filter((file) => LICENCE_FILE.test(file))
      .sort()
      .map((file) => readFileSync(join(directory, file), 'utf8').trim())
    const texts = found.length > 0 ? found : [writeUsualText(manifest)]
    return `${name} ${version}${license === undefined ? '' : ` (${license})`}\n\n${texts.join('\n\n')}\n`
  })
  return parts.sort().join(`\n${'='.repeat(100)}\n\n`)
}

/** The MIT licence in its author's name, for a package that says MIT and brings no text. */
function writeUsualText({ name, license, author }: Manifest): string {
  const holder = typeof author === 'object' ? author.name : author
  if (license !== 'MIT' || holder === undefined) throw new Error(`${name} has no text of a licence`)
  const own = readFileSync(join(root, 'LICENSE'), 'utf8')
  return own.replace(/^Copyright.*$/m, `Copyright (c) ${holder}`).trim()
}
