import { emailUnconfirmed } from '@osh/core/account/own-email.ts'
import type { Caller, UserId } from '@osh/core/auth/account.ts'
import type { Entry, Owned } from '@osh/core/auth/company-access.ts'
import type { Attempt } from '@osh/core/commands/attempt.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Opening, StoredRecords } from '@osh/core/records/storage.ts'
import {
  type HiddenKind,
  listHidden,
  type Membership,
  mayDo,
  takeSeenDepartments,
} from '@osh/core/rights/membership.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context, Hono } from 'hono'
import type { Who } from '#adapters/wire/contract/who.ts'
import type { QueryText } from '#adapters/wire/page-wire.ts'
import { type Access, readCompanyId } from './access.ts'
import { bodyLimitOf, type Endpoint, type Registered } from './endpoint.ts'
import { type BodyRoom, SMALL_BODY } from './heavy/body-room.ts'
import type { HeavyWork } from './heavy/heavy-work.ts'
import { LightFirst } from './heavy/light-first.ts'
import type { TakeRoom } from './request/read-bytes.ts'
import { addressProblem, readQuery } from './request/read-query.ts'
import { readBody, tooMuchAtOnce } from './request/request-body.ts'
import { readUpload } from './request/upload.ts'
import { nameRoute } from './request-log.ts'
import {
  askLater,
  nameCompany,
  refuse,
  refuseAbsent,
  refuseBody,
  refuseWithoutRight,
  sendProblem,
  signInFirst,
} from './response/problems.ts'
import { noteEvent } from './security/security-events.ts'

/** A request that may be answered: its query, its body (`{}` where the endpoint takes none), or the file that is its body. */
export type Asked = {
  readonly c: Context
  readonly query: QueryText
  readonly body: Input
  readonly bytes: Uint8Array
}
export type BySomebody = Asked & {
  readonly caller: Caller
  /** What is not sent to them; nothing where no company is asked about. */
  readonly hidden: readonly HiddenKind[]
  readonly records: StoredRecords
  /** The records, with what is done to them kept under the request's key. */
  readonly recordsUnder: (attempt: Attempt) => StoredRecords
}
export type InCompany = BySomebody & { readonly company: CompanyId; readonly membership: Membership }
export type OfOwned = InCompany & { readonly id: number }

type Answer<A> = (asked: A) => Promise<Response>

/**
 * Registers the routes. Every route says who may ask, and is asked only after that has been answered; the
 * order is the same everywhere: the caller (401), the query (422), the company (400, 404), the right (403), the body (400, 413, 415), the route.
 * Only where the body names the company is it read first; a long one, once it is known that the caller's session lasts. Nothing of a
 * company is read before that: what it takes to answer a stranger tells nothing of it. Whether the caller's session lasts is asked with the
 * company, in one query, and by itself where the request is refused before that or names no company: whoever has signed out is answered
 * 401, whatever is wrong besides.
 */
export type Api = {
  readonly registered: readonly Registered[]
  readonly heavyWork: HeavyWork
  readonly lightFirst: LightFirst
  anyone(endpoint: Endpoint, answer: Answer<Asked>): void
  signedIn(endpoint: Endpoint, answer: Answer<BySomebody>): void
  /** Whoever runs the service; anyone else is told so (403). */
  operator(endpoint: Endpoint, answer: Answer<BySomebody>): void
  /** The company is `{id}` of the path, or `companyId` of the body; of the query, where there is no body. */
  member(endpoint: Endpoint, answer: Answer<InCompany>): void
  /** `{id}` of the path names something of a company. */
  ownerOf(owned: Owned, endpoint: Endpoint, answer: Answer<OfOwned>): void
  /** The same for a file, which a signed link opens too. */
  fileOf(owned: Owned | 'company', endpoint: Endpoint, answer: Answer<OfOwned>): void
}

type Routed = (c: Context, endpoint: Registered) => Promise<Response>

type Needs = {
  readonly app: Hono
  readonly access: Access
  readonly recordsOf: (user: UserId, opening: Opening) => StoredRecords
  /** Seconds until whoever asks without an account may go on; 0: now. */
  readonly waits: (c: Context) => number
  /** The same of whoever is signed in. */
  readonly waitsOf: (user: UserId) => number
  readonly heavyWork: HeavyWork
  readonly bodyRoom: BodyRoom
}

export function makeApi({ app, access, recordsOf, waits, waitsOf, heavyWork, bodyRoom: room }: Needs): Api {
  const registered: Registered[] = []
  const lightFirst = new LightFirst()
  const roomFor =
    ({ c, caller }: BySomebody, company: CompanyId | null = null): TakeRoom =>
    (bytes) =>
      room.take(c, { user: caller.user, company }, bytes)
  /** @param take the room for what is long */
  const withBody = async <A extends Asked>(
    asked: A,
    endpoint: Registered,
    take: TakeRoom = noRoom,
  ): Promise<Step<A>> => {
    const { c } = asked
    if (!endpoint.upload && !endpoint.body) return ok(asked)
    if (isLong(c)) lightFirst.leave(c)
    if (endpoint.upload) {
      const bytes = await readUpload(c, endpoint.upload, { take })
      return bytes.ok ? ok({ ...asked, bytes: bytes.value }) : err(refuseBody(c, bytes.error))
    }
    const read = await readBody(c, { limit: bodyLimitOf(endpoint), take }, (make) => lightFirst.piece(make))
    return read.ok ? ok({ ...asked, body: read.value }) : err(refuseBody(c, read.error))
  }

  const register = (endpoint: Endpoint, who: Who, answer: Routed): void => {
    if (endpoint.right === undefined && who !== 'anyone' && who !== 'signedIn' && who !== 'operator')
      throw new Error(`${endpoint.path} names no right`)
    const one: Registered = { ...endpoint, who }
    registered.push(one)
    const pattern = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(endpoint.method.toUpperCase(), pattern, async (c) => {
      nameRoute(c, pattern)
      const tooLong = addressProblem(c)
      if (tooLong) return sendProblem(c, tooLong)
      lightFirst.come(c)
      try {
        const answered = await answer(c, one)
        // Of a long body that no one reads nothing more is waited for.
        if (tellsLong(c) && !c.req.raw.bodyUsed) answered.headers.set('connection', 'close')
        return answered
      } finally {
        lightFirst.leave(c)
        room.leave(c)
      }
    })
  }

  const open = ({ user }: Caller, opening: Opening): Pick<BySomebody, 'records' | 'recordsUnder'> => ({
    records: recordsOf(user, opening),
    recordsUnder: (attempt) => recordsOf(user, { ...opening, attempt }),
  })

  const refused = async (
    { c, caller }: Pick<BySomebody, 'c' | 'caller'>,
    refusal: Response,
  ): Promise<Step<never>> => err((await access.isSignedIn(caller)) ? refusal : refuseEnded(c))

  const by = async (c: Context, caller: Caller | null): Promise<Step<BySomebody>> => {
    if (caller === null) return err(signInFirst(c))
    const seconds = waitsOf(caller.user)
    if (seconds > 0) return err(lockRequests(c, seconds))
    if (tellsLong(c) && !room.enter(c, caller.user)) return err(refuseBody(c, tooMuchAtOnce))
    const query = readQuery(c)
    if (!query.ok) return refused({ c, caller }, refuse(c, query.error))
    const asked = { c, caller, query: query.value, ...withoutBody }
    return ok({ ...asked, hidden: [], ...open(caller, { standing: 'account' }) })
  }

  /** Asked of a call that may be refused with it, and of no other. */
  const lacksAddress = async ({ codes = [] }: Endpoint, { caller }: BySomebody): Promise<boolean> =>
    codes.includes(emailUnconfirmed.code) && !(await access.hasConfirmedEmail(caller))

  /** What a member asks is of the people whom they see alone, and what they do rests on what they are. */
  const asMember = (asked: BySomebody, { company, membership }: Entered): InCompany => {
    const opening = { seen: takeSeenDepartments(membership), standing: { company, membership } }
    return { ...asked, company, membership, hidden: listHidden(membership), ...open(asked.caller, opening) }
  }

  const inCompany = async (c: Context, endpoint: Registered): Promise<Step<InCompany>> => {
    const caller = await by(c, await access.caller(c))
    if (!caller.ok) return caller
    const inBody = endpoint.body !== undefined && !endpoint.path.includes('{id}')
    if (inBody && isLong(c) && !(await access.isSignedIn(caller.value.caller))) return err(refuseEnded(c))
    const asked = inBody ? await withBody(caller.value, endpoint, roomFor(caller.value)) : caller
    if (!asked.ok) return refused(caller.value, asked.error)
    const company = findCompanyId(asked.value, endpoint)
    if (!company.ok) return refused(asked.value, company.error)
    const entry = await access.enter(asked.value.caller, company.value)
    if (entry.is !== 'member') return err(refuseOutsider(asked.value, entry, company.value))
    if (!isAllowed(endpoint, entry)) return err(withoutRight(asked.value))
    if (await lacksAddress(endpoint, asked.value)) return err(refuse(c, emailUnconfirmed))
    if (!room.belongTo(c, entry.company)) return err(refuseBody(c, tooMuchAtOnce))
    const member = asMember(asked.value, entry)
    return inBody ? ok(member) : withBody(member, endpoint, roomFor(member, entry.company))
  }

  const ofOwned = async (
    c: Context,
    caller: Caller | null,
    owned: Owned | 'company',
    endpoint: Registered,
  ): Promise<Step<OfOwned>> => {
    const asked = await by(c, caller)
    if (!asked.ok) return asked
    const id = readId(c.req.param('id'))
    if (id === null) return refused(asked.value, refuseAbsent(c))
    const entry = await access.enterOwnerOf(asked.value.caller, owned, id)
    if (entry.is !== 'member') return err(refuseOutsider(asked.value, entry, id))
    if (!isAllowed(endpoint, entry)) return err(withoutRight(asked.value))
    return withBody({ ...asMember(asked.value, entry), id }, endpoint, roomFor(asked.value, entry.company))
  }

  return {
    registered,
    heavyWork,
    lightFirst,
    anyone: (endpoint, answer) =>
      register(endpoint, 'anyone', async (c, one) => {
        const seconds = waits(c)
        if (seconds > 0) return lockRequests(c, seconds)
        const query = readQuery(c)
        if (!query.ok) return refuse(c, query.error)
        return answerStep(await withBody({ c, query: query.value, ...withoutBody }, one), answer)
      }),
    signedIn: (endpoint, answer) =>
      register(endpoint, 'signedIn', async (c, one) => {
        const asked = await by(c, await access.caller(c))
        if (!asked.ok) return asked.error
        if (!(await access.isSignedIn(asked.value.caller))) return refuseEnded(c)
        if (await lacksAddress(one, asked.value)) return refuse(c, emailUnconfirmed)
        return answerStep(await withBody(asked.value, one, roomFor(asked.value)), answer)
      }),
    operator: (endpoint, answer) =>
      register(endpoint, 'operator', async (c, one) => {
        const asked = await by(c, await access.caller(c))
        if (!asked.ok) return asked.error
        const { caller } = asked.value
        if (await access.isOperator(caller)) {
          const operator = { ...asked.value, ...open(caller, { standing: 'operator' }) }
          return answerStep(await withBody(operator, one, roomFor(operator)), answer)
        }
        return (await access.isSignedIn(caller)) ? withoutRight(asked.value) : refuseEnded(c)
      }),
    member: (endpoint, answer) =>
      register(endpoint, 'member', async (c, one) => answerStep(await inCompany(c, one), answer)),
    ownerOf: (owned, endpoint, answer) =>
      register(endpoint, { ownerOf: owned }, async (c, one) =>
        answerStep(await ofOwned(c, await access.caller(c), owned, one), answer),
      ),
    fileOf: (owned, endpoint, answer) =>
      register(endpoint, { fileOf: owned }, async (c, one) =>
        answerStep(await ofOwned(c, await access.fileCaller(c), owned, one), answer),
      ),
  }
}

/** What has been established of a request so far, or the answer that refuses it. */
type Step<A> = Result<A, Response>

/** Foreign and absent are noted alike: that is all that is known of either. */
function refuseOutsider({ c, caller }: BySomebody, { is }: Entry, asked: number): Response {
  if (is === 'signed-out') return refuseEnded(c)
  noteEvent(c, { event: 'foreign-id', user: caller.user, asked })
  return refuseAbsent(c)
}

type Entered = Extract<Entry, { readonly is: 'member' }>

const isAllowed = ({ right }: Endpoint, { membership }: Entered): boolean =>
  right !== undefined && mayDo(membership, right)

function lockRequests(c: Context, seconds: number): Response {
  noteEvent(c, { event: 'requests-locked' })
  return askLater(c, seconds)
}

function withoutRight({ c, caller }: BySomebody): Response {
  noteEvent(c, { event: 'right-missing', user: caller.user })
  return refuseWithoutRight(c)
}

function refuseEnded(c: Context): Response {
  noteEvent(c, { event: 'token-refused', reason: 'session-ended' })
  return signInFirst(c)
}

const answerStep = async <A>(asked: Step<A>, answer: Answer<A>): Promise<Response> =>
  asked.ok ? answer(asked.value) : asked.error

const withoutBody = { body: {}, bytes: new Uint8Array() } as const

/** Nobody without an account sends what needs room. */
const noRoom: TakeRoom = () => false

/** Whether it says that a body comes which is longer than small, or how long it is does not say. */
const tellsLong = (c: Context): boolean =>
  Number(c.req.header('content-length') ?? 0) > SMALL_BODY || c.req.header('transfer-encoding') !== undefined

/** Whether the body is longer than small, as far as the request says. */
const isLong = (c: Context): boolean => Number(c.req.header('content-length') ?? Infinity) > SMALL_BODY

function findCompanyId({ c, query, body }: Asked, endpoint: Endpoint): Step<CompanyId> {
  if (endpoint.path.includes('{id}')) {
    const id = readId(c.req.param('id'))
    return id === null ? err(refuseAbsent(c)) : ok(id as CompanyId)
  }
  const named = readCompanyId(endpoint.body ? body.companyId : query.companyId)
  return named.ok ? named : err(nameCompany(c))
}
