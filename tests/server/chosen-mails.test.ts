import { expect, it } from 'vitest'
import { noSite } from '#adapters/landing/site.ts'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { furnish, type Json, PASSWORD, type Person, register, startAsking } from './asking.ts'

const { mailTo, mailBy, mailOf } = usualRules
const site = { ...noSite, publicUrl: 'https://osh.example.org' }
const begin = () => startAsking({ site, rules: { ...roomyRules, mailTo, mailBy, mailOf } })

const codeOf = async (answer: Response): Promise<unknown> =>
  answer.ok ? answer.status : ((await answer.json()) as Json).code

const invite = async (person: Person, companyId: number, email: string): Promise<unknown> =>
  codeOf(await person.ask('/api/invitations', { body: { companyId, email, role: 'reader' } }))

const askForEmail = async (person: Person, email: string): Promise<unknown> =>
  codeOf(await person.ask('/api/account/email', { body: { email, currentPassword: PASSWORD } }))

const many = <T>(count: number, one: (i: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => one(i)))

it('whoever is invited again and again, by whomever, gets so many mails', async () => {
  const server = begin()
  const told: unknown[] = []
  for (let i = 0; i <= mailTo.free; i++) {
    const person = await register(server, `sender-${i}@example.org`)
    const { company } = await furnish(person)
    told.push(await invite(person, company, 'Stranger@example.org'))
  }
  expect(told).toEqual([...Array<number>(mailTo.free).fill(201), 'mails/too-many'])
})

it('one person sends so many, in all of their companies and of all kinds; another is not kept back', async () => {
  const server = begin()
  const sender = await register(server, 'sender@example.org')
  const [first, second] = [await furnish(sender), await furnish(sender, '7728168971')]
  const companies = [first.company, second.company]
  const sent = await many(mailBy.free, (i) => invite(sender, companies[i % 2] ?? 0, `one-${i}@example.org`))
  expect(new Set(sent)).toEqual(new Set([201]))
  expect(await invite(sender, first.company, 'more@example.org')).toBe('mails/too-many')
  expect(await askForEmail(sender, 'own@example.org')).toBe('mails/too-many')
  const another = await register(server, 'another@example.org')
  expect(await askForEmail(another, 'other@example.org')).toBe(200)
})

it('one company sends so many, and another of the same person is not kept back', async () => {
  const server = startAsking({ site, rules: { ...roomyRules, mailOf } })
  const owner = await register(server, 'owner@example.org')
  const [{ company }, other] = [await furnish(owner), await furnish(owner, '7728168971')]
  const sent = await many(mailOf.free, (i) => invite(owner, company, `one-${i}@example.org`))
  expect(new Set(sent)).toEqual(new Set([201]))
  expect(await invite(owner, company, 'more@example.org')).toBe('mails/too-many')
  expect(await invite(owner, other.company, 'more@example.org')).toBe(201)
})

it('what is refused for its sender or company takes nothing of the recipient, nor what is refused for the recipient of the sender', async () => {
  const few = { ...mailBy, free: 1 }
  const server = startAsking({ site, rules: { ...roomyRules, mailTo, mailBy: few, mailOf } })
  const sender = await register(server, 'sender@example.org')
  const { company } = await furnish(sender)
  expect(await invite(sender, company, 'one@example.org')).toBe(201)
  for (let i = 0; i <= mailTo.free; i++)
    expect(await invite(sender, company, 'victim@example.org')).toBe('mails/too-many')
  for (let i = 0; i < mailTo.free; i++) {
    const other = await register(server, `other-${i}@example.org`)
    expect(await askForEmail(other, 'victim@example.org')).toBe(200)
  }
  const last = await register(server, 'last@example.org')
  expect(await askForEmail(last, 'victim@example.org')).toBe('mails/too-many')
  expect(await askForEmail(last, 'elsewhere@example.org')).toBe(200)
})

it('a code for another e-mail goes to one address so many times', async () => {
  const server = begin()
  const person = await register(server, 'sender@example.org')
  for (let i = 0; i < mailTo.free; i++) expect(await askForEmail(person, 'stranger@example.org')).toBe(200)
  const refused = await person.ask('/api/account/email', {
    body: { email: 'stranger@example.org', currentPassword: PASSWORD },
  })
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    ((await refused.json()) as Json).description,
  ]).toEqual([
    429,
    String(mailTo.firstWait),
    'Слишком много писем на адреса, которые вы указали. Повторите через час',
  ])
})

it('where no mail goes there is nothing to bound', async () => {
  const server = startAsking({ site: noSite, rules: { ...roomyRules, mailTo, mailBy, mailOf } })
  const sender = await register(server, 'sender@example.org')
  const { company } = await furnish(sender)
  const made = await many(mailTo.free + 1, () => invite(sender, company, 'stranger@example.org'))
  expect(new Set(made)).toEqual(new Set([201]))
})
