import { ok } from '@osh/core/shared/result.ts'
import type { Call, Calls, Described, ServedBy } from '#adapters/wire/contract/call.ts'
import type { Judge } from '#adapters/wire/contract/input.ts'
import type { Subject } from '#adapters/wire/contract/who.ts'
import type { Api, BySomebody, OfOwned } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { versionOf } from './request/if-match.ts'
import { sendReply } from './response/answers.ts'
import { absent, problem, refuse } from './response/problems.ts'

/** Registers the calls, each with what it does; the port that a request is for answers it. */
export function serve<C extends Calls>(
  api: Api,
  calls: C,
  described: Described<C>,
  portOf: (asked: BySomebody) => ServedBy<C>,
): void
export function serve(
  api: Api,
  calls: Calls,
  described: Readonly<Record<string, string | JudgedCall>>,
  portOf: (asked: BySomebody) => object,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const said = described[name]
    const { summary, judge } = typeof said === 'object' ? said : { summary: said ?? '', judge: unjudged }
    register(api, call, summary, (asked, of) => {
      const port = portOf(asked)
      const ask = async (args: readonly unknown[]) => Reflect.apply(Reflect.get(port, name), port, args)
      return answerCall(call, asked, of, ask, judge)
    })
  }
}

type JudgedCall = { readonly summary: string; readonly judge: Judge<unknown> }

const unjudged: Judge<unknown> = ok

type Answer = (asked: BySomebody, of: Subject) => Promise<Response>

function register(api: Api, call: Call, summary: string, answer: Answer): void {
  const endpoint = endpointOf(call, summary)
  const { who } = call
  if (who === 'signedIn') api.signedIn(endpoint, (asked) => answer(asked, {}))
  else if (who === 'member') api.member(endpoint, (asked) => answer(asked, { companyId: asked.company }))
  else if (typeof who === 'object' && 'ownerOf' in who)
    api.ownerOf(who.ownerOf, endpoint, async (asked) =>
      isAnothers(asked) ? absent(asked.c) : answer(asked, { companyId: asked.company, id: asked.id }),
    )
  else throw new Error(`${call.path}: only what is asked by somebody signed in is served so`)
}

/** Whoever names a company asks for a thing of that one. */
const isAnothers = ({ query, company }: OfOwned): boolean =>
  query.companyId !== undefined && query.companyId !== String(company)

/** Reads the request, asks, and replies. */
export async function answerCall<Args extends readonly unknown[], Told>(
  call: Call<Args, Told>,
  { c, query, body }: BySomebody,
  of: Subject,
  ask: (args: Args) => Promise<Told>,
  judge: Judge<unknown> = unjudged,
): Promise<Response> {
  const version = call.versioned ? versionOf(c) : noVersion
  if (!version.ok) return problem(c, version.error)
  const args = call.read({ of, query, body, version: version.value }, judge)
  if (!args.ok) return refuse(c, args.error)
  const reply = call.reply(await ask(args.value))
  return reply.ok ? sendReply(c, call.answer.status, reply.value) : refuse(c, reply.error)
}

const noVersion = { ok: true, value: null } as const

type Published = Pick<Call, 'method' | 'path' | 'query' | 'body' | 'answer' | 'refuses'>

/** What the call's route takes and gives. */
export const endpointOf = (
  { method, path, query, body, answer, refuses }: Published,
  summary: string,
): Endpoint => ({
  method,
  path,
  summary,
  ...(query ? { query } : {}),
  ...(body ? { body } : {}),
  answer,
  codes: refuses,
})
