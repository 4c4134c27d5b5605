import { configDefaults, defineConfig } from 'vitest/config'

const exclude = configDefaults.exclude
/** Machines of tests are busy: a test that takes a second alone may take many among others. */
const testTimeout = 60_000
const needsPostgres = ['tests/contracts/**/*.test.ts', 'tests/postgres/**/*.test.ts']
/** What sends whatever comes to mind, and what brings databases back: it may cost what it costs, beside the rest. */
const fuzzAndDrills = [
  'tests/server/fuzz.property.test.ts',
  'tests/server/hostile-time.test.ts',
  'tests/postgres/hostile-bodies.test.ts',
  'tests/postgres/backup/**/*.test.ts',
]

/** What keeps no state between files: modules are loaded once in a worker instead of once for each file. */
const shared = { isolate: false, pool: 'threads' } as const

/** The kinds of tests of docs/architecture.md, each with what it needs around it. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'rules',
          ...shared,
          include: ['core/**/*.test.ts', 'adapters/**/*.test.ts'],
          exclude,
          testTimeout,
        },
      },
      {
        test: {
          name: 'properties',
          ...shared,
          include: ['tests/properties/**/*.test.ts'],
          exclude,
          testTimeout,
        },
      },
      {
        test: {
          name: 'architecture',
          ...shared,
          include: ['tests/architecture/**/*.test.ts', 'tests/mutation/**/*.test.ts'],
          exclude,
          testTimeout,
        },
      },
      { test: { name: 'forms', ...shared, include: ['tests/forms/**/*.test.ts'], exclude, testTimeout } },
      { test: { name: 'package', include: ['tests/package/*.test.ts'], exclude, testTimeout } },
      {
        test: {
          name: 'server',
          ...shared,
          include: ['tests/server/**/*.test.ts', 'tests/imports/**/*.test.ts'],
          exclude: [...exclude, ...fuzzAndDrills],
          testTimeout,
        },
      },
      {
        test: {
          name: 'contracts',
          ...shared,
          include: needsPostgres,
          exclude: [...exclude, ...fuzzAndDrills],
          globalSetup: ['tests/postgres-global-setup.ts'],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: fuzzAndDrills,
          exclude,
          globalSetup: ['tests/postgres-global-setup.ts'],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'ui',
          ...shared,
          include: ['ui/**/*.test.{ts,tsx}', 'tests/ui/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'jsdom',
          testTimeout,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/browser/server-global-setup.ts'],
          fileParallelism: false,
          retry: 1,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
