import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import type { LandingFiles } from '#adapters/landing/site.ts'
import { noSite } from '#adapters/landing/site.ts'
import { GREETING } from '#adapters/landing/style/in-page.ts'
import { listen } from '#adapters/server/running/listener.ts'
import { buildPages, pagesDirectory } from '#adapters/server/running/ui-build.ts'
import { startAsking } from '#tests/server/asking.ts'
import { type Figure, median } from '../figure.ts'
import { sized } from '../size.ts'
import {
  categories,
  type FormFactor,
  formFactors,
  installLighthouse,
  lookAt,
  type Scores,
} from './lighthouse.ts'

const ROUNDS = sized(5, 1)
const targets: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The landing page in Lighthouse, at a desk and on a phone, and its scripts before anyone does anything. */
export async function landingPage(): Promise<readonly Figure[]> {
  await Promise.all([buildPages(), installLighthouse()])
  const press = openShippedPress((cause) => {
    throw cause
  })
  const listener = await listen('127.0.0.1', 0)
  const site = { ...noSite, publicUrl: listener.address }
  const { app } = startAsking({
    staticDir: pagesDirectory,
    press: press.forms,
    drawForm: press.drawForm,
    site,
  })
  listener.serve(app.fetch)
  try {
    const figures: Figure[] = []
    for (const as of formFactors) figures.push(...(await scoresOf(`${listener.address}/`, as)))
    return [...figures, await scriptWeight()]
  } finally {
    await listener.close()
    await press.close()
  }
}

async function scoresOf(address: string, as: FormFactor): Promise<readonly Figure[]> {
  const seen: Scores[] = []
  for (let i = 0; i < ROUNDS; i++) seen.push(await lookAt(address, as))
  return categories.map((name) => {
    const each = seen.map((scores) => scores[name])
    return {
      what: `landing in Lighthouse, ${as}: ${name}`,
      value: median(each),
      least: targets[name],
      beside: `median of ${each.join(', ')}`,
    }
  })
}

async function scriptWeight(): Promise<Figure> {
  const files: LandingFiles = JSON.parse(await readFile(join(pagesDirectory, '.vite/landing.json'), 'utf8'))
  const script = await readFile(join(pagesDirectory, files.script))
  return {
    what: 'KiB of scripts of the landing page, by gzip',
    value: (gzipSync(script).length + gzipSync(GREETING).length) / 1024,
    most: 60,
    beside: 'before anyone does anything; all that there are',
  }
}
