const tests = '\\.test\\.tsx?$'
const assembly = '^ui/app/main\\.(web|demo)\\.tsx$'

/** Which way imports go: docs/architecture.md. */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-knows-nothing',
      severity: 'error',
      from: { path: '^core/', pathNot: tests },
      to: { pathNot: '^core/' },
    },
    {
      name: 'adapters-know-no-ui',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(ui|features)/' },
    },
    {
      name: 'ui-knows-no-adapter',
      severity: 'error',
      from: { path: '^ui/', pathNot: [assembly, tests] },
      to: { path: '^adapters/' },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^(core|adapters|ui)/', pathNot: tests },
      to: { path: '^(tests|features)/' },
    },
    {
      name: 'browser-knows-no-server',
      severity: 'error',
      from: { path: '^(ui|adapters/(http|wire|memory|local-storage|clock))/' },
      to: { path: '^adapters/(server|postgres)/' },
    },
    {
      name: 'database-knows-no-server',
      severity: 'error',
      from: { path: '^adapters/postgres/' },
      to: { path: '^adapters/server/' },
    },
    {
      name: 'kit-knows-no-screen',
      severity: 'error',
      from: { path: '^ui/kit/', pathNot: tests },
      to: { path: '^ui/(?!kit/)' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    parser: 'swc',
  },
}
