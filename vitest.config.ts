import { configDefaults, defineConfig } from 'vitest/config'
import { TEST_PATIENCE_MS } from './tests/patience.ts'

/** What `npm run test:long` runs, wherever it stands. */
const LONG = '**/*.long.test.ts'
/** Every screen and dialog, one after another. */
const WALKS = 'tests/browser/walk/**/*.test.ts'
const exclude = [...configDefaults.exclude, LONG]

const patience = { testTimeout: TEST_PATIENCE_MS, hookTimeout: TEST_PATIENCE_MS }
const usual = { ...patience, exclude, setupFiles: ['tests/seed-setup.ts'] }

/** What keeps no state between files: modules are loaded once in a worker instead of once for each file. */
const shared = { ...usual, isolate: false, pool: 'threads' } as const

const postgres = { globalSetup: ['tests/postgres-global-setup.ts'] }

/** Files of pages share one server; two at a time, for a page mostly waits. A page may be tried a second time, and the run says so. */
const pages = {
  globalSetup: ['tests/browser/server-global-setup.ts'],
  maxWorkers: 2,
  retry: 1,
}

/** The kinds of tests of docs/architecture.md, each with what it needs around it. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      { test: { ...shared, name: 'rules', include: ['core/**/*.test.ts', 'adapters/**/*.test.ts'] } },
      { test: { ...shared, name: 'properties', include: ['tests/properties/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts', 'tests/mutation/**/*.test.ts'],
        },
      },
      { test: { ...shared, name: 'forms', include: ['tests/forms/**/*.test.ts'] } },
      { test: { ...usual, name: 'package', include: ['tests/package/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['tests/server/**/*.test.ts', 'tests/imports/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...postgres,
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'ui',
          include: ['ui/**/*.test.{ts,tsx}', 'tests/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      {
        test: {
          ...usual,
          ...pages,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: [...exclude, WALKS],
        },
      },
      { test: { ...usual, ...pages, name: 'walks', include: [WALKS] } },
      {
        test: {
          ...usual,
          ...postgres,
          name: 'long',
          include: [LONG],
          exclude: [...configDefaults.exclude, 'tests/browser/**'],
        },
      },
      {
        test: {
          ...usual,
          ...pages,
          name: 'long browser',
          include: ['tests/browser/**/*.long.test.ts'],
          exclude: configDefaults.exclude,
        },
      },
    ],
  },
})
