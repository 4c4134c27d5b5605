import { type FileStore, readPieces } from '@osh/core/files/file-store.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import { aDocument, fileOf } from '../documents.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refusal } from '../world.ts'

const shared = fileOf('the same\0\xff')

/** Bytes that papers and own forms refer to. */
export const fileStoreContract = (opened: () => Opened) =>
  describe('FileStore', () => {
    const aWorld = async () => {
      const { storage } = opened()
      const user = await newUser(storage)
      const records = storage.openRecords(user)
      return { ...(await newWorld({ ...(await recordsIn(opened())), records })), records, user }
    }
    const textIn = async (files: FileStore, company: CompanyId): Promise<string | null> => {
      const read = await files.read(company, shared.sha256)
      return read.ok ? new TextDecoder('latin1').decode(read.value) : null
    }
    const text = new TextDecoder('latin1').decode(shared.bytes)

    it('keeps what is issued byte for byte, whole and in pieces, as long as it is asked', async () => {
      const { records, company, user } = await aWorld()
      const draft = aDocument({ files: { docx: shared, pdf: null } })
      accepted(await records.documents.issue({ companyId: company.id, draft }))
      for (const { files } of [records, (await opened().reopen()).openRecords(user)]) {
        expect(await textIn(files, company.id)).toBe(text)
        expect(
          await joined(readPieces(files, company.id, { sha256: shared.sha256, size: shared.bytes.length })),
        ).toEqual(Buffer.from(shared.bytes))
      }
    })

    it('gives a large file in pieces that are its bytes', async () => {
      const { records, company } = await aWorld()
      const long = new Uint8Array(2.5 * 1024 * 1024).map((_, i) => i % 251)
      const large = { bytes: long, sha256: 'ab'.repeat(32) }
      const draft = aDocument({ files: { docx: large, pdf: null } })
      accepted(await records.documents.issue({ companyId: company.id, draft }))
      const pieces = await joined(
        readPieces(records.files, company.id, { sha256: large.sha256, size: long.length }),
      )
      expect(pieces.equals(long)).toBe(true)
    })

    it('has nothing of another company, nor what was never kept', async () => {
      const [own, other] = [await aWorld(), await aWorld()]
      const draft = aDocument({ files: { docx: shared, pdf: null } })
      accepted(await own.records.documents.issue({ companyId: own.company.id, draft }))
      expect(refusal(await other.records.files.read(other.company.id, shared.sha256))).toBe('not-found')
      expect(refusal(await own.records.files.read(own.company.id, 'ff'.repeat(32)))).toBe('not-found')
      const pieces = readPieces(other.records.files, other.company.id, { sha256: shared.sha256, size: 1 })
      await expect(pieces.next()).rejects.toMatchObject({ status: 404 })
    })

    it('keeps nothing of a paper that is refused', async () => {
      const { records, company } = await aWorld()
      const companyId = company.id
      accepted(await records.documents.issue({ companyId, draft: aDocument() }))
      const draft = aDocument({ files: { docx: shared, pdf: null } })
      expect(refusal(await records.documents.issue({ companyId, draft }))).toBe(
        'documentNumber: document-number/taken',
      )
      expect(await textIn(records.files, companyId)).toBeNull()
    })

    it('keeps the same bytes as long as anything refers to them, and no longer', async () => {
      const { records, company, hire } = await aWorld()
      const companyId = company.id
      const people = [await hire('Абрамова', longGone), await hire('Белова', longGone)] as const
      const files = { docx: shared, pdf: null }
      for (const [i, { id }] of people.entries()) {
        const employees = [{ id, fullName: 'Кто-то' }]
        const draft = aDocument({ number: String(i + 1), date: day('1950-01-10'), employees, files })
        accepted(await records.documents.issue({ companyId, draft }))
        await records.employees.change({ companyId, id, patch: { dismissalDate: past }, version: null })
      }
      accepted(await records.erasures.employee({ companyId, id: people[0].id }))
      expect(await textIn(records.files, companyId)).toBe(text)
      accepted(await records.erasures.employee({ companyId, id: people[1].id }))
      expect(await textIn(records.files, companyId)).toBeNull()
    })
  })

const past = day('2019-03-01')
const longGone = { hireDate: day('2018-01-10') }

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
