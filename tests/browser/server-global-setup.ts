import type { TestProject } from 'vitest/node'
import { startTestServer } from '#tests/database.ts'
import { findBrowser, findShell } from '#tests/find-browser.ts'
import { startServer } from './running-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one server of the run answers. */
    readonly address: string
    /** A browser as people have it. */
    readonly browserPath: string
    /** A lighter one, that shows no .pdf. */
    readonly shellPath: string
    /** The file of what the server says. */
    readonly serverLog: string
  }
}

/** One PostgreSQL and one server with its pages for all files. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('browserPath', await findBrowser())
  provide('shellPath', await findShell())
  const postgres = await startTestServer()
  const server = await startServer().catch(async (error: unknown) => {
    await postgres.stop()
    throw error
  })
  provide('address', server.address)
  provide('serverLog', server.log)
  return async () => {
    await server.close()
    await postgres.stop()
  }
}
