import { startTestServer } from './database.ts'

/** One PostgreSQL for all files of a Vitest run. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  return () => server.stop()
}
