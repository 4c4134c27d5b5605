import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, runnerImport } from 'vite'
import { keptProgram } from './adapters/kept-program/kept-program.ts'
import { thirdPartyNotices } from './adapters/package/third-party-notices.ts'
import { aheadScript } from './adapters/page-build/ahead-script.ts'
import { askedParts, listAsked } from './adapters/page-build/asked-parts.ts'
import { compiledWhole } from './adapters/page-build/compiled-whole.ts'
import { landingFiles } from './adapters/page-build/landing-files.ts'
import { packedFiles } from './adapters/page-build/packed-files.ts'
import { type GroupOf, groupParts } from './adapters/page-build/part-groups.ts'
import { listBuiltParts } from './adapters/page-build/parts.ts'
import {
  type AskingPath,
  listAskedFiles,
  listLaterFiles,
  listPathFiles,
} from './adapters/page-build/path-parts.ts'
import { listRoutePaths } from './ui/app/known-paths.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = 'http://127.0.0.1:3000'

/** The demo is the same page with another outside: everything stays in the browser. */
const demoEntry: Plugin = {
  name: 'demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('/ui/app/main.web.tsx', '/ui/app/main.demo.tsx')
        // It is installed from our server alone.
        .replace(/<link rel="manifest".*>/, ''),
  },
}

/** Wherever the law is told, these are told together: as one file they are smaller. */
const lawData = {
  name: 'law',
  test: /core\/(norms\/(acts|deadline-rules|training-programs|confidence)|wording\/law\/norms)\.(ts|json)$/,
}

/** What the first load has anyhow is one file: each has its way to the server and back. */
const begin = { name: 'begin', tags: ['$initial' as const], priority: 1 }

/** Runs before the first load does, in a file with the builder's own few lines. */
const later = { name: 'later', test: /rolldown\/runtime|ui\/app\/ask-later\.ts$/, priority: 2 }

/** Whoever asks for one of these asks for most of them. */
const moments = { name: 'moments', test: /core\/shared\/dates\/(?!local-date\.)/ }

/** The entry lists every file, so each has a short hash alone; which part it is of, the build's manifest says. */
const fileNames = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[hash:7][extname]'
      : 'assets/[name]-[hash][extname]',
}

const NO_STYLE = '\0no-style'
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NO_STYLE : null),
  load: (id) => (id === NO_STYLE ? 'export default {}' : null),
}

/** What a company's screens ask of the outside: ui/app/main.web.tsx brings it beside the shell. */
const RECORDS = 'adapters/http/http-records.ts'
const SHELL = 'ui/app/shell/Shell.tsx'

/** The paths that have a page, by the route table that the page itself goes by. */
async function readPaths(): Promise<readonly AskingPath[]> {
  const { module } = await runnerImport<typeof import('./ui/app/routes.tsx')>('./ui/app/routes.tsx', {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles, askedParts],
  })
  const known = listRoutePaths(module.makeRoutes(async () => void globalThis.askForPart?.(RECORDS)))
  const paths: AskingPath[] = []
  for (const { source, brings } of known) paths.push({ source, asks: await listAsked(brings) })
  return paths
}

/**
 * Writes down for the server which paths have a page, and the files that each needs beside the first load: they are on their way before the
 * first load has run.
 */
const pathsFile: Plugin = {
  name: 'paths-file',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const parts = listBuiltParts(this, bundle)
      const emit = (fileName: string, said: unknown): void =>
        void this.emitFile({ type: 'asset', fileName, source: JSON.stringify(said) })
      const paths = listPathFiles(parts, await readPaths())
      const later = Object.values(paths).flatMap((files) => listLaterFiles(parts, files, [SHELL, RECORDS]))
      emit('.vite/paths.json', paths)
      emit('.vite/later.json', [...new Set(later)])
      emit('.vite/parts.json', listAskedFiles(parts))
    },
  },
}

/** How the page is built into files: what the builder would make of it, and as it is given out. */
const output = (groupOf: GroupOf) => ({
  preserveEntrySignatures: 'allow-extension' as const,
  output: {
    ...fileNames,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [later, lawData, begin, moments, { name: groupOf }],
    },
  },
})

/** Builds the page once to see who needs which part, and puts those together that are better fetched as one. */
async function groupsOfPage(): Promise<GroupOf> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: output(() => null),
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the builder put nothing out')
  return groupParts(Object.fromEntries(bundle.output.map((file) => [file.fileName, file])), await readPaths())
}

let groupOf: GroupOf = () => null

/** Asks who needs which part once a build begins: whoever only reads this configuration waits for nothing. */
const parts: Plugin = {
  name: 'parts',
  apply: 'build',
  async buildStart() {
    groupOf = await groupsOfPage()
  },
}

export default defineConfig(({ mode }) => {
  const demo = mode === 'demo'
  return {
    base: demo ? './' : '/',
    plugins: [
      react(),
      thirdPartyNotices,
      ...(demo
        ? [demoEntry]
        : [parts, pathsFile, aheadScript, keptProgram, landingFiles, compiledWhole, packedFiles]),
    ],
    server: { host: '127.0.0.1', proxy: { '/api': server } },
    build: {
      outDir: demo ? 'dist/demo' : 'dist/web',
      emptyOutDir: true,
      manifest: !demo,
      // Under the production policy a data: font or image would need an exception of its own.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: output((module) => groupOf(module)),
    },
  }
})
