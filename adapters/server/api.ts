import type { UserId } from '@osh/core/auth/account.ts'
import type { Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Input } from '@osh/core/shared/field-reader.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import type { Context, Hono } from 'hono'
import type { QueryText } from '#adapters/wire/page-wire.ts'
import { type Access, companyIn, idIn } from './access.ts'
import type { Endpoint, Registered, Who } from './endpoint.ts'
import { readBody } from './request/request-body.ts'
import { readUpload } from './request/upload.ts'
import { nameRoute } from './request-log.ts'
import { absent, nameCompany, problem, refuse, signInFirst } from './response/problems.ts'
import type { StoredRecords } from './storage.ts'

/** A request that may be answered: its query and its body, `{}` where the endpoint takes none. */
export type Asked = { readonly c: Context; readonly query: QueryText; readonly body: Input }
export type BySomebody = Asked & { readonly user: UserId; readonly records: StoredRecords }
export type InCompany = BySomebody & { readonly company: CompanyId }
export type OfOwned = InCompany & { readonly id: number }
export type Uploaded = InCompany & { readonly bytes: Uint8Array }

type Answer<A> = (asked: A) => Promise<Response>

/**
 * Registers the routes. Every route says who may ask, and is asked only after that has been answered; the
 * order is the same everywhere: the caller (401), the body (400, 413, 415), the company (400, 404), the route. A file is read
 * after the company: nobody sends megabytes to what is not theirs.
 */
export type Api = {
  readonly registered: readonly Registered[]
  anyone(endpoint: Endpoint, answer: Answer<Asked>): void
  signedIn(endpoint: Endpoint, answer: Answer<BySomebody>): void
  /** The company is `{id}` of the path, or `companyId` of the body; of the query, where there is no body. */
  member(endpoint: Endpoint, answer: Answer<InCompany>): void
  /** The same for an endpoint that takes a file. */
  memberUpload(endpoint: Endpoint, answer: Answer<Uploaded>): void
  /** `{id}` of the path names something of a company. */
  ownerOf(owned: Owned, endpoint: Endpoint, answer: Answer<OfOwned>): void
  /** The same for a file, which a signed link opens too. */
  fileOf(owned: Owned, endpoint: Endpoint, answer: Answer<OfOwned>): void
}

type Needs = {
  readonly app: Hono
  readonly access: Access
  readonly recordsOf: (user: UserId) => StoredRecords
}

export function makeApi({ app, access, recordsOf }: Needs): Api {
  const registered: Registered[] = []
  const register = (endpoint: Endpoint, who: Who, answer: (c: Context) => Promise<Response>): void => {
    registered.push({ ...endpoint, who })
    const pattern = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(endpoint.method.toUpperCase(), pattern, (c) => {
      nameRoute(c, pattern)
      return answer(c)
    })
  }

  const by = async (c: Context, user: UserId | null, endpoint: Endpoint): Promise<BySomebody | Response> => {
    if (user === null) return signInFirst(c)
    const asked = await read(c, endpoint)
    return asked instanceof Response ? asked : { ...asked, user, records: recordsOf(user) }
  }

  const ofOwned = async (
    c: Context,
    user: UserId | null,
    owned: Owned,
    endpoint: Endpoint,
    answer: Answer<OfOwned>,
  ): Promise<Response> => {
    const asked = await by(c, user, endpoint)
    if (asked instanceof Response) return asked
    const id = idIn(c.req.param('id'))
    const company = id === null ? null : await access.ownerOf(asked.user, owned, id)
    return id === null || company === null ? absent(c) : answer({ ...asked, id, company })
  }

  return {
    registered,
    anyone: (endpoint, answer) =>
      register(endpoint, 'anyone', async (c) => {
        const asked = await read(c, endpoint)
        return asked instanceof Response ? asked : answer(asked)
      }),
    signedIn: (endpoint, answer) =>
      register(endpoint, 'signedIn', async (c) => {
        const asked = await by(c, await access.caller(c), endpoint)
        return asked instanceof Response ? asked : answer(asked)
      }),
    member: (endpoint, answer) =>
      register(endpoint, 'member', async (c) => {
        const asked = await by(c, await access.caller(c), endpoint)
        return asked instanceof Response ? asked : asMember(asked, endpoint, access, answer)
      }),
    memberUpload: (endpoint, answer) =>
      register(endpoint, 'member', async (c) => {
        const asked = await by(c, await access.caller(c), endpoint)
        return asked instanceof Response
          ? asked
          : asMember(asked, endpoint, access, async (member) => {
              const bytes = await readUpload(c, endpoint)
              return bytes.ok ? answer({ ...member, bytes: bytes.value }) : problem(c, bytes.error)
            })
      }),
    ownerOf: (owned, endpoint, answer) =>
      register(endpoint, { ownerOf: owned }, async (c) =>
        ofOwned(c, await access.caller(c), owned, endpoint, answer),
      ),
    fileOf: (owned, endpoint, answer) =>
      register(endpoint, { fileOf: owned }, async (c) =>
        ofOwned(c, await access.fileCaller(c), owned, endpoint, answer),
      ),
  }
}

async function read(c: Context, { body }: Endpoint): Promise<Asked | Response> {
  const query = c.req.query()
  const bad = Object.keys(query).find((name) => query[name]?.includes('\0'))
  if (bad !== undefined)
    return refuse(c, fieldErrors({ field: bad.replaceAll('\0', ''), code: 'text/forbidden-character' }))
  if (!body) return { c, query, body: {} }
  const given = await readBody(c)
  return given.ok ? { c, query, body: given.value } : problem(c, given.error)
}

/** A read and the question who may read run side by side; nothing is answered before the answer is yes. */
async function asMember(
  asked: BySomebody,
  endpoint: Endpoint,
  access: Access,
  answer: Answer<InCompany>,
): Promise<Response> {
  const company = companyOf(asked, endpoint)
  if (company instanceof Response) return company
  const member = access.isMember(asked.user, company)
  if (endpoint.method !== 'get') return (await member) ? answer({ ...asked, company }) : absent(asked.c)
  const [allowed, answered] = await Promise.allSettled([member, answer({ ...asked, company })])
  if (allowed.status === 'rejected') throw allowed.reason
  if (!allowed.value) return absent(asked.c)
  if (answered.status === 'rejected') throw answered.reason
  return answered.value
}

function companyOf({ c, query, body }: Asked, endpoint: Endpoint): CompanyId | Response {
  if (endpoint.path.includes('{id}')) {
    const id = idIn(c.req.param('id'))
    return id === null ? absent(c) : (id as CompanyId)
  }
  const named = companyIn(endpoint.body ? body.companyId : query.companyId)
  return named.ok ? named.value : nameCompany(c)
}
