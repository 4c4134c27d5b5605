const common = {
  import: ['features/support/*.ts', 'features/steps/*.ts'],
  paths: ['features/*.feature'],
  language: 'ru',
  format: ['summary'],
}

/** The stores of the page, over the storage in memory, and over HTTP and PostgreSQL. */
export default { ...common, worldParameters: { assembly: 'memory' } }
export const http = { ...common, worldParameters: { assembly: 'http' } }
