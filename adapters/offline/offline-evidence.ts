import { checkFormat, checkSize } from '@osh/core/incidents/evidence/check-file.ts'
import type { Evidence, EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type { EvidenceFiles, EvidenceRecords } from '@osh/core/incidents/evidence/evidence-repository.ts'
import { FIRST_LOCAL_ID, isLocal } from '@osh/core/incidents/offline/local-id.ts'
import { type ChangeKey, listIncidentChanges, type UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { all } from '#adapters/wire/contract/answer.ts'
import { evidence } from '#adapters/wire/incidents/evidence-wire.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { type KeptHere, refuseWithoutRoom } from './kept-here.ts'
import type { KeptPhoto } from './unsent.ts'

const lists = all(evidence)

/** Photos that are on their way: who is told how much has gone, and what came of each. */
export class PhotosUnderWay {
  readonly tellers = new Map<ChangeKey, (share: number) => void>()
  readonly attached = new Map<ChangeKey, Evidence>()
}

/** What sends photos: where they are, and whom to tell. */
export type Photos = {
  readonly underWay: PhotosUnderWay
  readonly photo: (key: ChangeKey) => Promise<KeptPhoto | null>
}

type Needs = {
  readonly files: EvidenceFiles
  readonly records: EvidenceRecords
  readonly here: KeptHere
  readonly underWay: PhotosUnderWay
  readonly person: UserId
}

/** Evidence as the person left it: photos and files of an investigation are kept here first, and go when they can; others go at once or not at all. */
export function makeOfflineEvidence({ files, records, here, underWay, person }: Needs): {
  readonly files: EvidenceFiles
  readonly records: EvidenceRecords
} {
  const { unsent, known, clock } = here
  const ownPhoto = (id: EvidenceId): UnsentChange | undefined =>
    unsent.box.changes.find(({ key }) => deriveEvidenceId(key) === id)

  const send: EvidenceFiles['send'] = async (companyId, of, sent, told) => {
    if (of.is !== 'step') return files.send(companyId, of, sent, told)
    const size = checkSize(sent.bytes)
    if (!size.ok) return size
    const format = checkFormat(sent.bytes)
    if (!format.ok) return format
    const key = unsent.makeKey()
    const incident = here.findId(of.incidentId)
    const change = {
      is: 'photo',
      step: of.step,
      name: sent.name,
      size: size.value,
      format: format.value,
    } as const
    const added = { key, companyId, incident, change, madeAt: clock.now() }
    const photo = { bytes: copyBytes(sent.bytes), preview: sent.preview && copyBytes(sent.preview) }
    underWay.tellers.set(key, told)
    if (!(await unsent.add(added, photo)))
      return refuseWithoutRoom(() => files.send(companyId, { ...of, incidentId: incident }, sent, told))
    await unsent.settle(key, null)
    underWay.tellers.delete(key)
    const refused = await here.takeRefusal(key)
    if (refused) return err(refused as typeof notFound)
    const attached = underWay.attached.get(key)
    underWay.attached.delete(key)
    return ok(attached ?? makeEvidence({ ...added, change, state: waiting }, person))
  }

  return {
    files: {
      ...files,
      send,
      makeLink: async (companyId, id) => {
        const own = isLocal(id) ? ownPhoto(id) : undefined
        if (!own) return isLocal(id) ? err(notFound) : files.makeLink(companyId, id)
        const photo = await unsent.photo(own.key)
        return photo ? ok(addressFor(new Blob([photo.bytes]))) : err(notFound)
      },
      makePreviewLink: async (companyId, id) => {
        const own = isLocal(id) ? ownPhoto(id) : undefined
        if (!own) return isLocal(id) ? err(notFound) : files.makePreviewLink(companyId, id)
        const photo = await unsent.photo(own.key)
        return photo?.preview ? ok(addressFor(new Blob([photo.preview]))) : err(notFound)
      },
    },
    records: {
      ...records,
      list: async (companyId, holder) => {
        if (holder.is !== 'incident') return records.list(companyId, holder)
        const id = here.findId(holder.incidentId)
        const name = `${companyId}/evidence/${id}`
        const sent = isLocal(id)
          ? []
          : await known.read(name, lists, () => records.list(companyId, { is: 'incident', incidentId: id }))
        const own = listIncidentChanges(unsent.box, id).flatMap((one) =>
          isPhoto(one) && (one.state.is === 'waiting' || one.state.is === 'doubtful')
            ? [makeEvidence(one, person)]
            : [],
        )
        return [...sent, ...own]
      },
    },
  }
}

type Photo = UnsentChange & { readonly change: { readonly is: 'photo' } }
const isPhoto = (one: UnsentChange): one is Photo => one.change.is === 'photo'
const waiting = { is: 'waiting', sentAt: null, lostAt: null } as const

/** Of one key always the same, and no one else's. */
const deriveEvidenceId = (key: ChangeKey): EvidenceId =>
  (FIRST_LOCAL_ID + Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)) as EvidenceId

/** A photo that waits here as the page shows it. */
const makeEvidence = ({ key, companyId, incident, change, madeAt }: Photo, person: UserId): Evidence => {
  const { step, name, format, size } = change
  const file = { sha256: '', size }
  return {
    id: deriveEvidenceId(key),
    companyId,
    of: { is: 'step', incidentId: incident, step },
    name,
    content: { is: 'file', format, file, preview: file },
    enteredBy: person,
    enteredAt: madeAt,
    withdrawn: null,
  }
}

const copyBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
