import { createHash } from 'node:crypto'
import type { EvidenceId, EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { describe, expect, it } from 'vitest'
import { allOf, atStep } from '#tests/evidence-example.ts'
import { microtraumaTyped } from '#tests/microtraumas-example.ts'
import { aPicture } from '#tests/pictures.ts'
import { newUser, type Opened, recordsIn } from '../../opened.ts'
import { accepted, newWorld, refusal } from '../../world.ts'

/** Evidence of investigations, with the files it is. */
export const evidenceContract = (opened: () => Opened) =>
  describe('Evidence', () => {
    const anAccident = async () => {
      const { storage } = opened()
      const user = await newUser(storage)
      const records = storage.openRecords(user)
      const world = await newWorld({ ...(await recordsIn(opened())), records })
      const companyId = world.company.id
      const injured = [{ fullName: 'Титов Роман', employer: '' }]
      const typed = { degree: 'easy', date: '2026-11-10', time: '14:10', place: 'Цех', injured }
      const { id } = accepted(await records.incidents.record({ companyId, details: typed }))
      const attach = (bytes: Uint8Array, step = 'inspect') => {
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        return records.evidence.attach({
          companyId,
          of: atStep(id, step),
          draft: { name: 'место.jpg', bytes, sha256 },
        })
      }
      return { ...world, records, user, companyId, id, attach }
    }

    it('is listed in the order in which it came, with its bytes, over a reopening', async () => {
      const { records, user, companyId, id, attach } = await anAccident()
      const photo = accepted(await attach(aPicture('place')))
      const details = { name: 'Камера', url: 'https://example.org/3' }
      const link = accepted(
        await records.evidence.attachLink({ companyId, of: atStep(id, 'inspect'), details }),
      )
      expect(link.content).toEqual({ is: 'link', url: details.url })
      const again = (await opened().reopen()).openRecords(user)
      for (const { evidence, files } of [records, again]) {
        expect(await evidence.list(companyId, allOf(id))).toEqual([photo, link])
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
      expect((await records.evidence.list(companyId, allOf(id)))[0]).toEqual(gone)
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
      const details = { name: 'Камера', url: 'https://example.org/3' }
      for (let n = 1; n < 200; n += 1)
        accepted(await records.evidence.attachLink({ companyId, of: atStep(id, 'inspect'), details }))
      const last = accepted(await attach(aPicture('last')))
      accepted(await records.evidence.withdraw({ companyId, id: last.id, reason: 'Лишнее' }))
      expect(refusal(await attach(aPicture('more')))).toBe('file: evidence/too-many')
    })

    it('of measures and of a microtrauma is in lists of their own, and in the file of the accident that it became', async () => {
      const { records, user, companyId, id, hire } = await anAccident()
      const { id: employeeId } = await hire('Титов')
      const term = { what: 'Поставить ограждение', employeeId, dueOn: '2031-03-01', shownBy: 'Акт' }
      const planned = async (origin: object) =>
        accepted(await records.measures.plan({ companyId, details: { ...term, ...origin } })).id
      const fence = await planned({ origin: 'incident', incidentId: id })
      const told = { ...microtraumaTyped, date: '10.03.2026', reportDate: '10.03.2026' }
      const bruise = accepted(
        await records.microtraumas.record({ companyId, details: { ...told, injured: { employeeId } } }),
      ).id
      const gloves = await planned({ origin: 'microtrauma', microtraumaId: bruise })
      const points = [{ ...term, point: '1' }]
      const order = { number: '7', issuedOn: '2026-11-12', issuer: 'ГИТ', incidentId: id, points }
      const issued = accepted(await records.measures.recordOrder({ companyId, details: order }))
      const [point] = await records.measures.listForOrder(companyId, issued.id)
      if (!point) throw new Error('the order has no point')
      const attachTo = async (of: EvidenceOf, name: string) => {
        const bytes = aPicture(name)
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        return records.evidence.attach({ companyId, of, draft: { name, bytes, sha256 } })
      }
      const ofFence = { is: 'measure', measureId: fence } as const
      const ofBruise = { is: 'microtrauma', microtraumaId: bruise } as const
      const first = accepted(await attachTo(ofFence, 'a.jpg'))
      const second = accepted(await attachTo(ofBruise, 'b.jpg'))
      const third = accepted(await attachTo({ is: 'measure', measureId: gloves }, 'c.jpg'))
      const fourth = accepted(await attachTo({ is: 'measure', measureId: point.id }, 'd.jpg'))
      const details = { name: 'Камера', url: 'https://example.org/3' }
      const link = accepted(await records.evidence.attachLink({ companyId, of: ofFence, details }))
      expect(refusal(await attachTo(ofFence, 'a.jpg'))).toBe('file: evidence/attached-already')
      accepted(await attachTo(atStep(id, 'inspect'), 'a.jpg'))
      const { evidence } = (await opened().reopen()).openRecords(user)
      expect(await evidence.list(companyId, ofFence)).toEqual([first, link])
      expect(await evidence.list(companyId, ofBruise)).toEqual([second])
      expect((await evidence.listOfFile(companyId, id)).map((one) => one.name)).toEqual([
        'a.jpg',
        'd.jpg',
        'Камера',
        'a.jpg',
      ])
      const counts = async () =>
        (await records.measures.listForIncident(companyId, id)).map(({ measure, attached }) => [
          measure.id,
          attached,
        ])
      expect(await counts()).toEqual(
        expect.arrayContaining([
          [fence, 2],
          [point.id, 1],
        ]),
      )
      accepted(await records.evidence.withdraw({ companyId, id: link.id, reason: 'Не та' }))
      expect(await counts()).toContainEqual([fence, 1])

      const worse = { severity: 'easy', date: '11.03.2026', time: '12:00', because: 'Больничный' }
      const became = accepted(
        await records.microtraumas.becomeAccident({ companyId, id: bruise, details: worse }),
      )
      expect(await records.evidence.listOfFile(companyId, became.id)).toEqual([second, third])
      expect(refusal(await attachTo(ofBruise, 'e.jpg'))).toBe('state: microtrauma/closed')
      accepted(await records.measures.remove({ companyId, id: point.id, version: null, reason: 'Дважды' }))
      expect(refusal(await attachTo(fourth.of, 'f.jpg'))).toBe('not-found')
      expect(await records.evidence.listOfFile(companyId, id)).not.toContainEqual(fourth)
    })

    it('is of one company alone', async () => {
      const [own, other] = [await anAccident(), await anAccident()]
      const { id } = accepted(await own.attach(aPicture('own')))
      const { records, companyId } = other
      const absent = [
        await records.evidence.get(companyId, id),
        await records.evidence.withdraw({ companyId, id, reason: 'Чужое' }),
        await records.evidence.attachLink({ companyId, of: atStep(own.id, 'inspect'), details: {} }),
        await records.evidence.get(companyId, 987654 as EvidenceId),
        await records.evidence.attachLink({
          companyId,
          of: atStep(987654 as IncidentId, 'inspect'),
          details: {},
        }),
      ]
      expect(absent.map(refusal)).toEqual(absent.map(() => 'not-found'))
      expect(await records.evidence.list(companyId, allOf(own.id))).toEqual([])
    })
  })
