import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../contracts.ts'
import { issue } from '../documents.ts'
import { accepted, refusal } from '../world.ts'

/** Papers that are sent by e-mail, and their log. */
export const sendingContract = (newWorld: NewWorld) =>
  describe('SendingRepository', () => {
    const withPapers = async () => {
      const world = await newWorld({ shortName: 'ООО «Карьер»', email: 'office@example.org' })
      const papers = [await issue(world, { number: '7' }), await issue(world, { number: '8' })]
      const typed = { documentIds: papers.map(({ id }) => id), to: ['Gi@Example.org'], subject: 'Приказы' }
      const { records, company } = world
      const send = (given: object = {}) =>
        records.sending.send({ companyId: company.id, details: { ...typed, ...given } })
      const log = (sending = records.sending) => sending.listSent(company.id, { page: 1, limit: 50 })
      return { ...world, papers, send, log }
    }

    it('keeps a mail to each recipient, to an employee at work before home, with the papers by name', async () => {
      const { hire, send, log, papers, opened } = await withPapers()
      const titov = await hire('Титов', { email: 'home@example.org', workEmail: 'titov@example.org' })
      const sent = accepted(
        await send({ employeeIds: [titov.id], to: ['gi@example.org', 'titov@example.org'], zip: true }),
      )
      expect(sent.map(({ to, state }) => [to, state])).toEqual([
        ['titov@example.org', 'waiting'],
        ['gi@example.org', 'waiting'],
      ])
      const again = await opened.reopen()
      const kept = await log(again.sending)
      expect(kept.total).toBe(2)
      expect(kept.items.toSorted((a, b) => b.to.localeCompare(a.to))).toEqual(sent)
      const [first] = kept.items
      expect(first).toMatchObject({ subject: 'Приказы', zip: 'Документы ООО «Карьер».zip', trouble: null })
      expect(first?.files).toEqual(
        papers.map(({ id, files, title, number }) => ({
          name: `${number.integer} ${title}.pdf`,
          documentId: id,
          ...files.pdf,
        })),
      )
    })

    it('sends no paper that was annulled, that is not there, or without anyone to send it to', async () => {
      const { records, company, papers, send, hire, log } = await withPapers()
      const [paper] = papers
      if (!paper) throw new Error('there is no paper')
      const annulled = { companyId: company.id, id: paper.id, reason: 'Не тот работник' }
      accepted(await records.documents.annul(annulled))
      expect(refusal(await send())).toBe('documentIds: sending/annulled')
      expect(refusal(await send({ documentIds: [999_999] }))).toBe('documentIds: documents/unknown')
      expect(refusal(await send({ to: [] }))).toBe('to: sending/no-recipients')
      expect(refusal(await send({ to: ['кому'] }))).toBe('to: email/invalid')
      const own = { documentIds: [papers[1]?.id] }
      const unreachable = await hire('Титов', { email: null, workEmail: null })
      expect(refusal(await send({ ...own, employeeIds: [unreachable.id] }))).toBe(
        'employeeIds: sending/no-address',
      )
      expect(refusal(await send({ ...own, employeeIds: [999_999] }))).toBe('employeeIds: employee/unknown')
      expect((await log()).items).toEqual([])
    })

    it('sends again only what has failed, and only what is the company’s', async () => {
      const { records, company, send } = await withPapers()
      const [mail] = accepted(await send())
      const again = (mailId: unknown) =>
        records.sending.sendAgain({ companyId: company.id, details: { mailId } })
      expect(refusal(await again(mail?.id))).toBe('mail/not-failed')
      expect(refusal(await again('00000000-0000-4000-8000-000000000000'))).toBe('not-found')
      expect(refusal(await again('все'))).toBe('mailId: choice/unknown')
    })

    it('sends no more than 200 mails in 24 hours', async () => {
      const { send, clock, papers } = await withPapers()
      const documentIds = [papers[0]?.id]
      const to = Array.from({ length: 20 }, (_, i) => `a${i}@example.org`)
      for (let i = 0; i < 10; i++) accepted(await send({ documentIds, to }))
      expect(refusal(await send())).toBe('to: sending/too-many-today')
      clock.forward(86_400 + 60)
      expect((await send()).ok).toBe(true)
    })
  })
