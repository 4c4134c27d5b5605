import { createHash } from 'node:crypto'
import type { EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { describe, expect, it } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import { newUser, type Opened, recordsIn } from '../../opened.ts'
import { accepted, newWorld, refusal } from '../../world.ts'

/** Evidence of investigations, with the files it is. */
export const evidenceContract = (opened: () => Opened) =>
  describe('Evidence', () => {
    const anAccident = async () => {
      const { storage } = opened()
      const user = await newUser(storage)
      const records = storage.recordsOf(user)
      const world = await newWorld({ ...(await recordsIn(opened())), records })
      const companyId = world.company.id
      const injured = [{ fullName: 'Титов Роман', employer: '' }]
      const typed = { degree: 'easy', date: '2026-11-10', time: '14:10', place: 'Цех', injured }
      const { id } = accepted(await records.incidents.record({ companyId, details: typed }))
      const attach = (bytes: Uint8Array, step = 'inspect') => {
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        return records.evidence.attach({ companyId, id, draft: { step, name: 'место.jpg', bytes, sha256 } })
      }
      return { ...world, records, user, companyId, id, attach }
    }

    it('is listed in the order in which it came, with its bytes, over a reopening', async () => {
      const { records, user, companyId, id, attach } = await anAccident()
      const photo = accepted(await attach(aPicture('place')))
      const details = { step: 'inspect', name: 'Камера', url: 'https://example.org/3' }
      const link = accepted(await records.evidence.attachLink({ companyId, id, details }))
      expect(link.content).toEqual({ is: 'link', url: details.url })
      const again = (await opened().reopen()).recordsOf(user)
      for (const { evidence, files } of [records, again]) {
        expect(await evidence.list(companyId, id)).toEqual([photo, link])
        expect(accepted(await evidence.get(companyId, photo.id))).toEqual(photo)
        const { content } = photo
        if (content.is === 'link') throw new Error('the photo is a link')
        expect(content).toMatchObject({ format: 'jpeg', preview: null })
        expect(accepted(await files.read(companyId, content.file.sha256))).toEqual(aPicture('place'))
      }
    })

    it('of a step is the same file once, till it is withdrawn', async () => {
      const { records, companyId, id, attach } = await anAccident()
      const first = accepted(await attach(aPicture('one')))
      expect(refusal(await attach(aPicture('one')))).toBe('file: evidence/attached-already')
      accepted(
        await attach(aPicture('one'), 'notify-inspection').then((one) =>
          one.ok ? one : attach(aPicture('two')),
        ),
      )
      const reason = 'Не то место'
      const gone = accepted(await records.evidence.withdraw({ companyId, id: first.id, reason }))
      expect(gone.withdrawn).toMatchObject({ reason })
      expect((await records.evidence.list(companyId, id))[0]).toEqual(gone)
      accepted(await attach(aPicture('one')))
    })

    it('has its small picture kept', async () => {
      const { records, companyId, attach } = await anAccident()
      const { id } = accepted(await attach(aPicture('large', 5000)))
      const picture = { bytes: aPicture('small'), sha256: 'cd'.repeat(32) }
      const kept = accepted(await records.evidence.keepPreview({ companyId, id, picture }))
      expect(kept.content).toMatchObject({ preview: { sha256: picture.sha256, size: picture.bytes.length } })
      expect(accepted(await records.evidence.get(companyId, id))).toEqual(kept)
      expect(accepted(await records.files.read(companyId, picture.sha256))).toEqual(picture.bytes)
    })

    it('is counted to two hundred, withdrawn too', async () => {
      const { records, companyId, id, attach } = await anAccident()
      const details = { step: 'inspect', name: 'Камера', url: 'https://example.org/3' }
      for (let n = 1; n < 200; n += 1) accepted(await records.evidence.attachLink({ companyId, id, details }))
      const last = accepted(await attach(aPicture('last')))
      accepted(await records.evidence.withdraw({ companyId, id: last.id, reason: 'Лишнее' }))
      expect(refusal(await attach(aPicture('more')))).toBe('file: evidence/too-many')
    })

    it('is of one company alone', async () => {
      const [own, other] = [await anAccident(), await anAccident()]
      const { id } = accepted(await own.attach(aPicture('own')))
      const { records, companyId } = other
      const absent = [
        await records.evidence.get(companyId, id),
        await records.evidence.withdraw({ companyId, id, reason: 'Чужое' }),
        await records.evidence.attachLink({ companyId, id: own.id, details: {} }),
        await records.evidence.get(companyId, 987654 as EvidenceId),
        await records.evidence.attachLink({ companyId, id: 987654 as IncidentId, details: {} }),
      ]
      expect(absent.map(refusal)).toEqual(absent.map(() => 'not-found'))
      expect(await records.evidence.list(companyId, own.id)).toEqual([])
    })
  })
