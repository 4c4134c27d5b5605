import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { AHEAD } from '../page-build/ahead-script.ts'
import { buildScript } from '../page-build/build-script.ts'
import { listBuiltParts } from '../page-build/parts.ts'
import { buildOf } from './build-of.ts'
import { chooseKeptFiles } from './kept-files.ts'

const source = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** Where the page registers it: at the root, so that it sees every page. */
const WORKER = 'worker.js'
/** The letters and digits of Russian and English. */
const FONTS = /golos-text-(?:cyrillic|latin)-wght-normal-[^/]+\.woff2$/

/** Puts the service worker beside a build, with the list of what it keeps: docs/decisions says why it is our own. */
export const keptProgram: Plugin = {
  name: 'kept-program',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const others = Object.keys(bundle).filter((name) => FONTS.test(name) || AHEAD.test(name))
      const files = [...chooseKeptFiles(listBuiltParts(this, bundle)), ...others].map((name) => `/${name}`)
      this.emitFile({
        type: 'asset',
        fileName: WORKER,
        source: await buildWorker(String(page.source), files),
      })
    },
  },
}

/** The worker as one script. Its cache has a name of its own as soon as anything in it is another. */
async function buildWorker(html: string, files: readonly string[]): Promise<string> {
  const code = await buildScript(source, {
    VERSION: JSON.stringify('__VERSION__'),
    BUILD: JSON.stringify(buildOf(html)),
    FILES: JSON.stringify(files),
  })
  return code.replaceAll('__VERSION__', createHash('sha256').update(code).digest('hex').slice(0, 16))
}
