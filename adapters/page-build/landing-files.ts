import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const source = fileURLToPath(new URL('../landing/script/landing.ts', import.meta.url))

/** Where the server reads what the pages for everyone are made with, out of reach of visitors. */
const LANDING_FILE = '.vite/landing.json'

/** Builds the script and the style of the pages that the server renders; their fonts are those of the application. */
export const landingFiles: Plugin = {
  name: 'landing-files',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const names = Object.keys(bundle)
      const font = (letters: string): string => {
        const name = names.find((file) => file.includes(`golos-text-${letters}-wght-normal-`))
        if (name === undefined) throw new Error(`the build has no font of ${letters} letters`)
        return `/${name}`
      }
      const { code, style } = await buildScript()
      const script = this.emitFile({ type: 'asset', name: 'landing.js', source: code })
      const files = {
        script: `/${this.getFileName(script)}`,
        style,
        fonts: { cyrillic: font('cyrillic'), latin: font('latin') },
      }
      this.emitFile({ type: 'asset', fileName: LANDING_FILE, source: JSON.stringify(files) })
    },
  },
}

async function buildScript(): Promise<{ readonly code: string; readonly style: string }> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: source, output: { format: 'es' } },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the builder made no landing page')
  let style = ''
  for (const output of bundle.output)
    if (output.type === 'asset' && output.fileName.endsWith('.css')) style += String(output.source)
  return { code: bundle.output[0].code, style }
}
