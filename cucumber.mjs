const common = {
  import: ['features/support/*.ts', 'features/steps/**/*.ts'],
  paths: ['features/*.feature'],
  language: 'ru',
  format: ['summary'],
  // An address of a file lives a minute in a page; no one waits for its end here.
  forceExit: true,
}

/** The stores of the page, over the storage in memory, and over HTTP and PostgreSQL. What only a server decides is played before one alone. */
export default { ...common, tags: 'not @server', worldParameters: { assembly: 'memory' } }
export const http = { ...common, worldParameters: { assembly: 'http' } }
