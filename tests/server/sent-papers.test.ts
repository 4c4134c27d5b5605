import { describe, expect, it } from 'vitest'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { furnish, type Json, type Person, register, startAsking } from './asking.ts'
import { startMailing } from './mailing.ts'

const { papersTo, papersBy, papersOf } = usualRules
const begin = (rules: object = {}) =>
  startAsking({ rules: { ...roomyRules, papersTo, papersBy, papersOf, ...rules } })

/** A company with a paper, and what it sends is answered with. */
async function withPaper(person: Person, inn?: string) {
  const { company, document } = await furnish(person, inn)
  return {
    company,
    send: async (to: readonly string[], details: object = {}) => {
      const body = { companyId: company, documentIds: [document], to, subject: 'Приказ', ...details }
      return tell(await person.ask('/api/document-sending', { body }))
    },
  }
}

const tell = async (answer: Response): Promise<unknown> =>
  answer.ok ? answer.status : ((await answer.json()) as Json).code

describe('papers by e-mail', () => {
  it('go to one address so many times, of whomever, and to others still', async () => {
    const server = begin()
    const stranger = 'stranger@example.org'
    const [one, other] = await Promise.all(
      ['one', 'other'].map(async (name) => withPaper(await register(server, `${name}@example.org`))),
    )
    for (let i = 0; i < papersTo.free; i++)
      expect(await (i % 2 ? one : other)?.send(['Stranger@example.org'])).toBe(201)
    for (const each of [one, other]) {
      expect(await each?.send([stranger])).toBe('mails/too-many')
      expect(await each?.send([stranger, 'friend@example.org'])).toBe('mails/too-many')
      expect(await each?.send(['friend@example.org'])).toBe(201)
    }
    server.clock.forward(papersTo.firstWait)
    const again = await withPaper(await register(server, 'again@example.org'))
    expect([await again.send([stranger]), await again.send([stranger])]).toEqual([201, 'mails/too-many'])
  })

  it('of one person are so many, in all of their companies; what is refused counts for nothing', async () => {
    const server = begin({ papersBy: { ...papersBy, free: 3 } })
    const sender = await register(server, 'sender@example.org')
    const [first, second] = [await withPaper(sender), await withPaper(sender, '7728168971')]
    expect(await first.send(['a@example.org', 'b@example.org'], { documentIds: [999_999] })).toBe('fields')
    expect(await first.send(['a@example.org', 'b@example.org'])).toBe(201)
    expect(await second.send(['c@example.org', 'd@example.org'])).toBe('mails/too-many')
    expect(await second.send(['c@example.org'])).toBe(201)
    expect(await second.send(['d@example.org'])).toBe('mails/too-many')
    const another = await withPaper(await register(server, 'another@example.org'))
    expect(await another.send(['d@example.org'])).toBe(201)
  })

  it('of one company are so many', async () => {
    const server = begin({ papersOf: { ...papersOf, free: 1 } })
    const sender = await register(server, 'sender@example.org')
    const [first, second] = [await withPaper(sender), await withPaper(sender, '7728168971')]
    expect([await first.send(['a@example.org']), await first.send(['b@example.org'])]).toEqual([
      201,
      'mails/too-many',
    ])
    expect(await second.send(['b@example.org'])).toBe(201)
  })

  it('that are sent again are counted, and say how long to wait', async () => {
    const mailing = await startMailing(
      { papersTo: { ...papersTo, free: 1 } },
      {},
      { answerTo: (to) => (to.startsWith('gone') ? 550 : null) },
    )
    const person = await mailing.join('sender@example.org')
    const { company, send } = await withPaper(person)
    expect(await send(['gone@example.org'])).toBe(201)
    await mailing.work()
    const sent = await person.ask(`/api/document-sending?companyId=${company}&page=1&limit=5`)
    const [mail] = (await sent.json()) as readonly Json[]
    expect(mail).toMatchObject({ state: 'refused', subject: 'Приказ' })
    const body = { companyId: company, mailId: mail?.id }
    const again = await person.ask('/api/document-sending/send-again', { body })
    expect([
      again.status,
      again.headers.get('retry-after'),
      ((await again.json()) as Json).description,
    ]).toEqual([
      429,
      String(papersTo.firstWait),
      'Слишком много писем на адреса, которые вы указали. Повторите через час',
    ])
    await mailing.mailbox.close()
  })

  it('arrive under the service’s own subject, what was typed for it first in the text', async () => {
    const mailing = await startMailing()
    const { send } = await withPaper(await mailing.join('sender@example.org'))
    expect(await send(['gi@example.org'], { subject: 'Ваш счёт заблокирован', text: 'Прошу принять.' })).toBe(
      201,
    )
    await mailing.work()
    const mail = mailing.mailbox.arrived.find(({ to }) => JSON.stringify(to).includes('gi@example.org'))
    expect(mail?.subject).toBe('Документы по охране труда')
    expect(mail?.text).toMatch(/^Ваш счёт заблокирован\n\nПрошу принять\.\n\nДокументы:\n/)
    await mailing.mailbox.close()
  })
})
