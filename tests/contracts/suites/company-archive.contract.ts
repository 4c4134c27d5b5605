import { type ArchivedFile, type ArchivedRow, readParts } from '@osh/core/archive/company-archive.ts'
import { readPieces } from '@osh/core/files/file-store.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import { aDocument } from '../documents.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, today } from '../world.ts'

/** All that a company owns, as it is given out. */
export const companyArchiveContract = (opened: () => Opened) =>
  describe('CompanyArchive', () => {
    const aHouse = async (lastName: string) => {
      const { storage } = opened()
      const user = await newUser(storage)
      const stored = storage.openRecords(user)
      const world = await newWorld({ ...(await recordsIn(opened())), records: stored })
      const companyId = world.company.id
      const person = await world.hire(lastName)
      await world.assign(person, { date: day('2026-05-10') })
      const employees = [{ id: person.id, fullName: lastName }]
      const issued = accepted(
        await stored.documents.issue({ companyId, draft: aDocument({ date: today, employees }) }),
      )
      return { stored, companyId, issued }
    }
    const readAll = async ({ stored, companyId }: Awaited<ReturnType<typeof aHouse>>) => {
      const rows: ArchivedRow[] = []
      for (const table of await stored.archive.listTables())
        for await (const some of readParts((after) => stored.archive.readTable(companyId, table, after)))
          rows.push(...some)
      return JSON.stringify(rows)
    }
    const listAll = async (
      house: Awaited<ReturnType<typeof aHouse>>,
      company: CompanyId = house.companyId,
    ) => {
      const files: ArchivedFile[] = []
      for await (const some of readParts((after) => house.stored.archive.listFiles(company, after)))
        files.push(...some)
      return files
    }

    it('has the company, its people and what they have to do, and nothing of another one', async () => {
      const [house, other] = [await aHouse('Ящеров'), await aHouse('Оводов')]
      const [own, theirs] = [await readAll(house), await readAll(other)]
      expect([own.includes('Ящеров'), theirs.includes('Оводов')]).toEqual([true, true])
      expect([own.includes('Оводов'), theirs.includes('Ящеров')]).toEqual([false, false])
      expect(own).toContain('2026-05-10')
    })

    it('has no secret of a link', async () => {
      const house = await aHouse('Ящеров')
      const invited = { companyId: house.companyId, tokenHash: 'тайна', link: null }
      const details = { email: 'guest@example.org', role: 'reader' }
      const expiresAt = opened().clock.now()
      accepted(await house.stored.members.invite({ ...invited, expiresAt, details }))
      const own = await readAll(house)
      expect([own.includes('guest@example.org'), own.includes('тайна')]).toEqual([true, false])
    })

    it('has every file of its papers, as it was stored', async () => {
      const house = await aHouse('Ящеров')
      const { docx, pdf } = house.issued.files
      const files = await listAll(house)
      expect(files.map(({ mark }) => mark)).toEqual(expect.arrayContaining([docx, pdf]))
      expect(files).toHaveLength(2)
      expect(new Set(files.map(({ path }) => path)).size).toBe(2)
      for (const { mark } of files) {
        let size = 0
        for await (const piece of readPieces(house.stored.files, house.companyId, mark)) size += piece.length
        expect(size).toBe(mark.size)
      }
      const other = await aHouse('Оводов')
      const theirs = (await listAll(other)).map(({ path }) => path)
      expect(theirs.some((path) => files.some((own) => own.path === path))).toBe(false)
    })
  })
