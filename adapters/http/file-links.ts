import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Call, Calls } from '#adapters/wire/contract/call.ts'
import { fileLinkCalls } from '#adapters/wire/file-link-calls.ts'
import { addressOf, makeClient } from './client-of.ts'
import type { HttpClient } from './session/http-client.ts'

type Link = Result<string, NotFound>

/** Calls of files as links to them. */
export type LinksOf<C extends Calls> = {
  readonly [Name in keyof C]: C[Name] extends Call<infer Args, infer _, infer _G, infer _J>
    ? (...args: Args) => Promise<Link>
    : never
}

/** Makes links that a new tab opens: signed by the server for a minute, but for what anyone may have. */
export type MakeLinks = <C extends Calls>(calls: C) => LinksOf<C>

export function makeLinkMaker(client: HttpClient, host: string): MakeLinks {
  const { sign } = makeClient(client, fileLinkCalls)
  const signed = async (url: string): Promise<Link> => {
    const answered = await sign({ url })
    if (answered.ok) return ok(host + answered.value)
    if (answered.error.code === 'fields') throw new Unavailable(422)
    if (answered.error.code === 'right/hidden') throw new Unavailable(403)
    return err(answered.error)
  }
  const linkOf =
    (call: Call) =>
    async (...args: readonly unknown[]): Promise<Link> => {
      const url = addressOf(call, call.write(...args))
      return call.who === 'anyone' ? ok(host + url) : signed(url)
    }
  function links<C extends Calls>(calls: C): LinksOf<C>
  function links(calls: Calls): object {
    return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, linkOf(call)]))
  }
  return links
}
