import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { companyListCalls } from '#adapters/wire/company-list-calls.ts'
import { makeClient } from '../http/client-of.ts'
import type { HttpClient } from '../http/session/http-client.ts'
import { makeKeyedServer } from './keyed-server.ts'
import { forgetPerson, PersonStore } from './person-store.ts'
import { openPhone, type Phone, type ServerPorts } from './phone.ts'

type Needs = {
  readonly person: UserId
  readonly client: HttpClient
  readonly clock: Clock
  readonly server: ServerPorts
} & Pick<Parameters<typeof openPhone>[0], 'isHere' | 'changed' | 'answered'>

/** Opens what the browser keeps of a person, with the server behind the client. Throws a `DOMException` where it keeps nothing. */
export async function openDevice({ client, ...needs }: Needs): Promise<Phone> {
  const { person, isHere } = needs
  const { list: companies } = makeClient(client, companyListCalls)
  return openPhone({
    ...needs,
    store: await PersonStore.open(person),
    companies,
    serverFor: (change, photos) => makeKeyedServer(change, { client, isHere, companies, photos }),
    forget: () => forgetPerson(person),
  })
}
