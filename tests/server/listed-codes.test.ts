import { beforeAll, describe, expect, it } from 'vitest'
import { type Asked, furnish, type House, type Person, register, startAsking } from './asking.ts'
import { oddValues } from './hostile.ts'
import { requestOf, type Sent } from './house-requests.ts'
import { type Operation, operationsOf, published } from './published.ts'

const document = await published(startAsking())
const listing = operationsOf(document)
  .filter((operation) => listedIn(operation, 422) !== null)
  .map((operation) => ({ ...operation, name: `${operation.method} ${operation.path}` }))

describe('a refusal', () => {
  let server: Asked
  let owner: Person
  let house: House

  beforeAll(async () => {
    server = startAsking()
    owner = await register(server, 'owner@example.org')
    house = await furnish(owner)
  })

  it('is looked at: there are calls that list their codes', () => expect(listing.length).toBeGreaterThan(4))

  it.each(listing)('of $name has a code that the call lists', async (operation) => {
    for (const sent of oddRequests(operation, house)) {
      const answered = await owner.ask(sent.path, sent)
      if (![404, 409, 422].includes(answered.status)) {
        await answered.body?.cancel()
        continue
      }
      const { code, errors = [] } = (await answered.json()) as Problem
      const listed = listedIn(operation, answered.status)
      expect(listed?.codes, `${operation.name} ${answered.status}`).toContain(code)
      for (const error of errors)
        expect(listed?.fieldCodes, `${operation.name} ${error.field}`).toContain(error.code)
    }
  })
})

type Problem = {
  readonly code: string
  readonly errors?: readonly { readonly field: string; readonly code: string }[]
}

/** The request as it is right, twice, and with one value after another made odd. */
function oddRequests(operation: Operation, house: House): readonly Sent[] {
  const right = requestOf(operation, house)
  const fields = operation.fields.filter((field) => field !== 'companyId')
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const changed = oddValues.flatMap((value) => [
    ...fields.map((field) => ({ ...right, body: { ...Object(right.body), [field]: value } })),
    ...names
      .filter((name) => name !== 'companyId')
      .map((name) => ({ ...right, path: withParameter(right.path, name, String(value)) })),
  ])
  return [right, right, ...changed]
}

function withParameter(address: string, name: string, value: string): string {
  const [path, query] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `${path}?${parameters}`
}

type Listed = { readonly codes: readonly string[]; readonly fieldCodes: readonly string[] }
type Schema = {
  readonly properties?: {
    readonly code: { readonly enum: readonly string[] }
    readonly errors?: {
      readonly items: { readonly properties: { readonly code: { readonly enum: readonly string[] } } }
    }
  }
}

/** What the operation lists of a status; null where it lists nothing. */
function listedIn(operation: Operation, status: number): Listed | null {
  const described = operation.responses[status] as
    | { readonly content?: { readonly 'application/json': { readonly schema: Schema } } }
    | undefined
  const properties = described?.content?.['application/json'].schema.properties
  return properties
    ? { codes: properties.code.enum, fieldCodes: properties.errors?.items.properties.code.enum ?? [] }
    : null
}
