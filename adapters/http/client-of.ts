import type { Call, Calls, PortOf, Received } from '#adapters/wire/contract/call.ts'
import type { Sent } from '#adapters/wire/contract/input.ts'
import { fillPath } from '#adapters/wire/contract/path.ts'
import type { Subject } from '#adapters/wire/contract/who.ts'
import type { Ask } from './session/transport.ts'

/** Sends an ask its own way; `decode` throws `WireMismatch` for what is no answer to it. */
export type Send = (ask: Ask, decode: (json: unknown) => unknown, of: Subject) => Promise<Received>

type Client = { send(ask: Ask): Promise<Received> }

/** The port that the calls make, over HTTP. */
export function makeClient<C extends Calls>(
  client: Client,
  calls: C,
  own?: { readonly [Name in keyof C]?: Send },
): PortOf<C>
export function makeClient(
  client: Client,
  calls: Calls,
  own: Readonly<Record<string, Send | undefined>> = {},
): object {
  const methodOf = ([name, call]: [string, Call]) => {
    const send: Send = own[name] ?? ((ask) => client.send(ask))
    const decode = (json: unknown) => call.answer.decode({ json, headers: new Headers() })
    const method = async (...args: readonly unknown[]): Promise<unknown> => {
      const sent = call.write(...args)
      return call.settle(await send(askOf(call, sent), decode, sent.of))
    }
    return [name, method]
  }
  return Object.fromEntries(Object.entries(calls).map(methodOf))
}

/** Where a file is, from the root; whose it is its own id says. */
export function addressOf(call: Call, { of, within, query = {} }: Sent<Subject>): string {
  const path = fillPath(call.path, { id: of.id, ...within })
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return params.size > 0 ? `${path}?${params}` : path
}

/** The company goes into the path or the body where the call has a place for it, and into the query otherwise. */
function askOf(call: Call, { of, within, query, body, file, version }: Sent<Subject>): Ask {
  const { companyId, id = companyId } = of
  const place = companyId === undefined ? 'nowhere' : choosePlace(call)
  const params = { ...(place === 'query' && { companyId }), ...query }
  return {
    method: call.method,
    path: fillPath(call.path, { id, ...within }),
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(body ? { body: place === 'body' ? { companyId, ...body } : body } : {}),
    ...(file ? { file } : {}),
    ...('files' in call.answer ? { forFile: true } : {}),
    ...(call.keyed ? { keyed: true } : {}),
    ...(version === undefined ? {} : { version }),
  }
}

function choosePlace({ who, path, body }: Call): 'path' | 'body' | 'query' {
  if (who !== 'member') return 'query'
  if (path.includes('{id}')) return 'path'
  return body ? 'body' : 'query'
}
