import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { joinStyle } from '#adapters/landing/document.ts'
import type { LandingFiles } from '#adapters/landing/site.ts'
import { GREETING } from '#adapters/landing/style/in-page.ts'

/** What the build has made for the pages that are for everyone, and the policy that lets them use it. */
export type BuiltLanding = { readonly files: LandingFiles; readonly policy: string }

/** Null where nothing is built, or only the application is. */
export async function readLandingFiles(staticDir: string): Promise<BuiltLanding | null> {
  const path = join(staticDir, '.vite/landing.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const files: LandingFiles = JSON.parse(text)
  return { files, policy: writePolicy(files) }
}

/** Everything from here; what is written into the page is named by its sum, so that the page is the same for everyone. */
const writePolicy = (files: LandingFiles): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${computeSum(GREETING)}'`,
    `style-src '${computeSum(joinStyle(files))}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const computeSum = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
