import { Unavailable } from '@osh/core/shared/results/unavailable.ts'

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
])
/** Classes and codes of SQLSTATE that say: the server, not the query, is at fault, or has too much to do (57014: it took too long). */
const SERVER = /^(08|57P0|57014|53)/
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|Query read timeout)/

export const takeCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null

/** Whether the database could not be reached or went away; the query itself may be right. */
export function isBrokenConnection(error: unknown): boolean {
  const code = takeCode(error)
  if (code !== null && (NETWORK.has(code) || SERVER.test(code))) return true
  return error instanceof Error && LOST.test(error.message)
}

/** Awaits the database; a broken connection becomes `Unavailable(503)`, any other error stays itself. */
export async function awaitDatabase<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isBrokenConnection(error)) throw new Unavailable(503, { cause: error })
    throw error
  }
}
