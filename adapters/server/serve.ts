import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import type { Reply } from '#adapters/wire/contract/answer.ts'
import type { Call, Calls, Described, ServedBy } from '#adapters/wire/contract/call.ts'
import type { Judge } from '#adapters/wire/contract/input.ts'
import type { Subject, Who } from '#adapters/wire/contract/who.ts'
import { withhold, withholdPieces } from '#adapters/wire/contract/withheld.ts'
import type { Api, Asked, BySomebody, OfOwned } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { describeEndpoint, joinEndpoints } from './endpoint-of.ts'
import { answerInTurn } from './heavy/in-turn.ts'
import { readVersion } from './request/if-match.ts'
import { attemptOf } from './request/request-key.ts'
import { sendReply } from './response/answers.ts'
import { refuse, refuseAbsent, sendProblem } from './response/problems.ts'
import type { Hold } from './response/stream-body.ts'

/** Registers the calls, each with what it does; the port that a request is for answers it. */
export function serve<C extends Calls>(
  api: Api,
  calls: C,
  described: Described<C>,
  portOf: (asked: BySomebody) => ServedBy<C>,
): void {
  registerAll(api, calls, described, { ofSomebody: portOf })
}

/** The same of calls that no one has to sign in for. */
export function serveAnyone<C extends Calls>(
  api: Api,
  calls: C,
  described: Described<C>,
  portOf: (asked: Asked) => ServedBy<C>,
): void {
  registerAll(api, calls, described, { ofSomebody: portOf, ofAnyone: portOf })
}

type Ports = {
  readonly ofSomebody: (asked: BySomebody) => object
  readonly ofAnyone?: (asked: Asked) => object
}

function registerAll(
  api: Api,
  calls: Calls,
  described: Readonly<Record<string, string | JudgedCall>>,
  ports: Ports,
): void {
  const shared = Map.groupBy(Object.entries(calls), ([, { method, path }]) => `${method} ${path}`)
  for (const sharing of shared.values()) {
    const told = sharing.map(([name, call]) => ({ name, call, ...readSaid(described[name]) }))
    const [first] = told
    if (!first) continue
    const endpoint = told.map(({ call, summary }) => describeEndpoint(call, summary)).reduce(joinEndpoints)
    register(api, first.call.who, endpoint, ports, (port, asked, of) => {
      const { name, call, judge } = told.find((one) => one.call.when?.(asked.query, asked.body)) ?? first
      const ask = async (args: readonly unknown[]) => Reflect.apply(Reflect.get(port, name), port, args)
      return answerInTurn(api, call, asked, of, (hold) => answerCall(call, asked, of, ask, judge, hold))
    })
  }
}

const readSaid = (said: string | JudgedCall = ''): JudgedCall =>
  typeof said === 'object' ? said : { summary: said, judge: unjudged }

type ToBeAnswered = Asked & Pick<BySomebody, 'hidden'>

/** What is hidden from whoever asks is not sent. */
const without = (hidden: readonly HiddenKind[], reply: Reply): Reply =>
  hidden.length === 0
    ? reply
    : {
        ...reply,
        ...(reply.json === undefined ? {} : { json: withhold(reply.json, hidden) }),
        ...(reply.pieces === undefined ? {} : { pieces: withholdPieces(reply.pieces, hidden) }),
      }

type JudgedCall = { readonly summary: string; readonly judge: Judge<unknown> }

const unjudged: Judge<unknown> = ok

type Answer = (port: object, asked: ToBeAnswered, of: Subject) => Promise<Response>

function register(api: Api, who: Who, endpoint: Endpoint, { ofSomebody, ofAnyone }: Ports, answer: Answer) {
  const keyed = async (asked: BySomebody, of: Subject): Promise<Response> => {
    const attempt = endpoint.keyed ? attemptOf(asked.c, asked) : unkeyed
    if (!attempt.ok) return sendProblem(asked.c, attempt.error)
    const records = attempt.value ? asked.recordsUnder(attempt.value) : asked.records
    return answer(ofSomebody({ ...asked, records }), asked, of)
  }
  if (who === 'anyone' && ofAnyone)
    api.anyone(endpoint, (asked) => answer(ofAnyone(asked), { ...asked, hidden: [] }, {}))
  else if (who === 'signedIn') api.signedIn(endpoint, (asked) => keyed(asked, {}))
  else if (who === 'operator') api.operator(endpoint, (asked) => keyed(asked, {}))
  else if (who === 'member') api.member(endpoint, (asked) => keyed(asked, { companyId: asked.company }))
  else if (who !== 'anyone') {
    const ofOwned = async (asked: OfOwned): Promise<Response> =>
      isAnothers(asked) ? refuseAbsent(asked.c) : keyed(asked, { companyId: asked.company, id: asked.id })
    if ('ownerOf' in who) api.ownerOf(who.ownerOf, endpoint, ofOwned)
    else api.fileOf(who.fileOf, endpoint, ofOwned)
  } else throw new Error(`${endpoint.path} can't be served so`)
}

const unkeyed = { ok: true, value: null } as const

/** Whoever names a company asks for a thing of that one. */
const isAnothers = ({ query, company }: OfOwned): boolean =>
  query.companyId !== undefined && query.companyId !== String(company)

/** Reads the request, asks, and replies. */
async function answerCall(
  call: Call,
  { c, query, body, bytes, hidden }: ToBeAnswered,
  of: Subject,
  ask: (args: readonly unknown[]) => Promise<unknown>,
  judge: Judge<unknown>,
  hold: Hold,
): Promise<Response> {
  const version = call.versioned ? readVersion(c) : noVersion
  if (!version.ok) return sendProblem(c, version.error)
  const within = readPathIds(c)
  if (within === null) return refuseAbsent(c)
  const args = call.read({ of, within, query, body, bytes, version: version.value }, judge)
  if (!args.ok) return refuse(c, args.error)
  const reply = call.reply(await ask(args.value))
  return reply.ok
    ? sendReply(c, call.answer.status, without(hidden, reply.value), hold)
    : refuse(c, reply.error)
}

/** The ids that the path names; null where one can't be any thing's. */
function readPathIds(c: Context): Readonly<Record<string, number>> | null {
  const ids: Record<string, number> = {}
  for (const [name, text] of Object.entries(c.req.param())) {
    const id = readId(text)
    if (id === null) return null
    ids[name] = id
  }
  return ids
}

const noVersion = { ok: true, value: null } as const
