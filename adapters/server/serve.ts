import { ok } from '@osh/core/shared/result.ts'
import type { Call, Calls, Described, ServedBy } from '#adapters/wire/contract/call.ts'
import type { Judge } from '#adapters/wire/contract/input.ts'
import type { Subject, Who } from '#adapters/wire/contract/who.ts'
import type { Api, BySomebody, OfOwned } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { eitherEndpoint, endpointOf } from './endpoint-of.ts'
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
  const shared = Map.groupBy(Object.entries(calls), ([, { method, path }]) => `${method} ${path}`)
  for (const sharing of shared.values()) {
    const told = sharing.map(([name, call]) => ({ name, call, ...saidOf(described[name]) }))
    const [first] = told
    if (!first) continue
    const endpoint = told.map(({ call, summary }) => endpointOf(call, summary)).reduce(eitherEndpoint)
    register(api, first.call.who, endpoint, (asked, of) => {
      const { name, call, judge } = told.find((one) => one.call.when?.(asked.query)) ?? first
      const port = portOf(asked)
      const ask = async (args: readonly unknown[]) => Reflect.apply(Reflect.get(port, name), port, args)
      return answerCall(call, asked, of, ask, judge)
    })
  }
}

const saidOf = (said: string | JudgedCall = ''): JudgedCall =>
  typeof said === 'object' ? said : { summary: said, judge: unjudged }

type JudgedCall = { readonly summary: string; readonly judge: Judge<unknown> }

const unjudged: Judge<unknown> = ok

type Answer = (asked: BySomebody, of: Subject) => Promise<Response>

function register(api: Api, who: Who, endpoint: Endpoint, answer: Answer): void {
  if (who === 'signedIn') api.signedIn(endpoint, (asked) => answer(asked, {}))
  else if (who === 'member') api.member(endpoint, (asked) => answer(asked, { companyId: asked.company }))
  else if (typeof who === 'object' && 'ownerOf' in who)
    api.ownerOf(who.ownerOf, endpoint, async (asked) =>
      isAnothers(asked) ? absent(asked.c) : answer(asked, { companyId: asked.company, id: asked.id }),
    )
  else throw new Error(`${endpoint.path}: only what is asked by somebody signed in is served so`)
}

/** Whoever names a company asks for a thing of that one. */
const isAnothers = ({ query, company }: OfOwned): boolean =>
  query.companyId !== undefined && query.companyId !== String(company)

/** Reads the request, asks, and replies. */
async function answerCall<Args extends readonly unknown[], Told>(
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
