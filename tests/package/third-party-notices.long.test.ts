import { expect, it } from 'vitest'
import { buildPages } from '#tests/bench/weight/page-build.ts'
import lock from '../../package-lock.json' with { type: 'json' }

const versions = lock.packages as Readonly<Record<string, { readonly version?: string }>>

it.each(['production', 'demo'])(
  '%s: licenses.txt has every package and font that is in the bundle, with its text',
  async (mode) => {
    const { chunks, files } = await buildPages({ mode, build: { minify: false } })
    const notices = files.find(({ name }) => name === 'licenses.txt')?.text ?? ''
    const parts = notices.split(`\n${'='.repeat(100)}\n\n`)
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
    expect(modules.filter((id) => /\/(?:tests|features)\/|\.test\./.test(id))).toEqual([])
    if (mode === 'production')
      expect(modules.filter((id) => /main\.demo|\/adapters\/local-storage\//.test(id))).toEqual([])
    const bundled = new Set(
      modules.flatMap((id) =>
        id.includes('/node_modules/') ? [installed(id.split('/node_modules/').slice(1))] : [],
      ),
    )
    expect(bundled.size).toBeGreaterThan(30)
    const fonts = files.filter(({ name }) => /\.(woff2?|ttf)$/.test(name)).map(({ name }) => name)
    const ofFonts = [
      '@fontsource-variable/golos-text',
      ...(mode === 'demo' ? ['@expo-google-fonts/tinos'] : []),
    ]
    expect(fonts.filter((name) => !/\/(golos-text|Tinos)/.test(name))).toEqual([])
    for (const name of [...bundled, ...ofFonts]) {
      const part = parts.find((one) =>
        one.startsWith(`${name} ${versions[`node_modules/${name}`]?.version} (`),
      )
      expect(part, name).toMatch(/Permission|Redistribution|SIL OPEN FONT LICENSE|TERMS AND CONDITIONS/)
      if (ofFonts.includes(name)) expect(part).toContain('SIL OPEN FONT LICENSE')
    }
    expect(parts.map((one) => one.split(' ')[0]).sort()).toEqual(
      [...new Set([...bundled, ...ofFonts])].sort(),
    )
  },
)

/** The name under which npm installed what these steps below `node_modules` lead to. */
const installed = (steps: readonly string[]): string =>
  steps
    .map((step) =>
      step
        .split('/')
        .slice(0, step.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .join('/node_modules/')
