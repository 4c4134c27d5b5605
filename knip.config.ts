import type { KnipConfig } from 'knip'
import core from './core/package.json' with { type: 'json' }

export default {
  workspaces: {
    '.': {
      entry: [
        'adapters/server/start.ts!',
        'adapters/documents/printing/thread-program.ts!',
        'adapters/sheets/program/thread-program.ts!',
        'adapters/server/sign-in/hash-program.ts!',
        'adapters/console/*.ts!',
        'adapters/kept-program/{kept-program,worker}.ts!',
        'adapters/page-build/*.ts!',
        'adapters/landing/script/landing.ts!',
        'adapters/package/*.ts!',
        'ui/app/main.*.tsx!',
        'ui/app/known-paths.ts!',
        'tests/package/consumer/*.ts',
        'tests/bench/{bench.ts,serving/serve.ts,storm/flooder.ts,commands/turn.ts,imports/written-table.ts,table/{ours,bare}.tsx}',
        'tests/mutation/{mutate,mutant-runner,switches-setup}.ts',
        'tests/**/*.test.{ts,tsx}',
        'tests/runners/report.ts',
        'features/{steps,support}/**/*.ts',
      ],
      project: [
        'adapters/**/*.ts!',
        'ui/**/*.{ts,tsx}!',
        'tests/**/*.{ts,tsx}',
        'features/**/*.ts',
        '!**/*.test.{ts,tsx}!',
      ],
    },
    core: {
      entry: [
        '**/*.test.ts',
        'mail/mail-facts.ts!',
        ...Object.values(core.publicModules).map((file) => `${file}!`),
      ],
      project: ['**/*.ts!', '!**/*.test.ts!'],
    },
  },
  ignoreDependencies: ['@swc/core', 'axe-core', 'dependency-cruiser', 'read-excel-file'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig
