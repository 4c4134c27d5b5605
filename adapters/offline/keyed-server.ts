import type { Company } from '@osh/core/companies/company.ts'
import type { UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import type { KeyedServer } from '@osh/core/incidents/offline/send-next.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { evidenceUploadCalls } from '#adapters/wire/incidents/evidence-calls.ts'
import { incidentCalls } from '#adapters/wire/incidents/incident-calls.ts'
import { makeClient } from '../http/client-of.ts'
import type { HttpClient } from '../http/session/http-client.ts'
import type { Ask } from '../http/session/transport.ts'
import type { Photos } from './offline-evidence.ts'

/** Seconds to wait for an answer: the others wait for their turn meanwhile. */
const PATIENCE = 30
const PATIENCE_OF_FILES = 600

type Needs = {
  readonly client: Pick<HttpClient, 'send'>
  readonly isHere: () => boolean
  readonly photos: Photos
  readonly companies: () => Promise<readonly Pick<Company, 'id'>[]>
}

/** The server under the key of one change, while the person whose it is is signed in; it is `Unavailable(401)` to anyone else. */
export function makeKeyedServer({ key, companyId }: UnsentChange, needs: Needs): KeyedServer {
  const { client, isHere, companies } = needs
  const { underWay, photo } = needs.photos
  const send = async ({ keyed, ...ask }: Ask) => {
    if (!isHere()) throw new Unavailable(401)
    return client.send({ patience: PATIENCE, ...ask, ...(keyed ? { key } : {}) })
  }
  const { record, change, addNote, get } = makeClient({ send }, incidentCalls)
  const attach: KeyedServer['attach'] = async ({ incident, change: { step, name } }) => {
    const kept = await photo(key)
    if (kept === null) return err(notFound)
    const told = (share: number): void => underWay.tellers.get(key)?.(share)
    const upload = makeClient(
      { send: (ask) => send({ ...ask, told, patience: PATIENCE_OF_FILES }) },
      evidenceUploadCalls,
    )
    const attached = await upload.attach(companyId, incident, { step, name, bytes: kept.bytes })
    if (!attached.ok) return attached
    const small = kept.preview
    // Without its small picture it is evidence all the same.
    const pictured =
      small &&
      (await makeClient(client, evidenceUploadCalls)
        .keepPreview(companyId, attached.value.id, small)
        .catch(() => null))
    underWay.attached.set(key, pictured?.ok ? pictured.value : attached.value)
    return attached
  }
  const isMember = async (): Promise<boolean> => (await companies()).some(({ id }) => id === companyId)
  return { record, change, addNote, get, attach, isMember }
}
