import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { buildScript } from './build-script.ts'

const source = fileURLToPath(new URL('../http/ahead/run.ts', import.meta.url))

/** What the script is called in a build. */
export const AHEAD = /^assets\/ahead-\w+\.js$/

/** Puts the script that asks ahead of the program beside a build, and before all other scripts of the page. */
export const aheadScript: Plugin = {
  name: 'ahead-script',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const code = await buildScript(source)
      const fileName = `assets/ahead-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      page.source = String(page.source).replace(
        '<script',
        `<script async fetchpriority="high" src="/${fileName}"></script>\n    <script`,
      )
    },
  },
}
