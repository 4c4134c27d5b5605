import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { fileLinkCalls } from '#adapters/wire/file-link-calls.ts'
import { clientOf } from './client-of.ts'
import type { HttpClient } from './session/http-client.ts'

/** A link that a new tab opens, signed by the server for a minute. */
export type SignedLink = (url: string) => Promise<Result<string, NotFound>>

export function signingLinks(client: HttpClient, host: string): SignedLink {
  const { sign } = clientOf(client, fileLinkCalls)
  return async (url) => {
    const signed = await sign({ url })
    if (signed.ok) return ok(host + signed.value)
    if (signed.error.code === 'fields') throw new Unavailable(422)
    return err(signed.error)
  }
}
