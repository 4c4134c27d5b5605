import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { absentInspection } from '#adapters/inspection/inspection-page.ts'
import { HeavyWork } from '#adapters/server/heavy/heavy-work.ts'
import { aCompany, today } from '#tests/examples.ts'
import {
  aLinkOnWire,
  aTrainingOnWire,
  furnish,
  type Json,
  logIn,
  PASSWORD,
  register,
  startAsking,
} from './asking.ts'

async function anOffice(changes: Parameters<typeof startAsking>[0] = {}) {
  const server = startAsking(changes)
  const owner = await register(server, 'owner@example.org')
  const house = await furnish(owner)
  const companyId = house.company
  const make = async (changes: Json = {}) => {
    const body = { companyId, ...aLinkOnWire, ...changes }
    const answer = await owner.ask('/api/inspection-links', { body })
    expect(answer.status, await answer.clone().text()).toBe(201)
    return String(((await answer.json()) as Json).path)
  }
  const list = async () =>
    (await (await owner.ask(`/api/inspection-links?companyId=${companyId}`)).json()) as readonly (Json & {
      readonly openings: { readonly count: number }
    })[]
  return { server, owner, house, companyId, make, list }
}

const everything = [
  ...['staff', 'briefing', 'instruction', 'training', 'medicalExamination', 'ppe'],
  ...['workingConditions', 'risk', 'responsible', 'documents', 'incidents'],
]

describe('a link for an inspector', () => {
  it('shows the chosen parts to whoever has it, and each opening is counted and in the journal', async () => {
    const { server, owner, companyId, make, list } = await anOffice()
    const path = await make({ parts: everything })
    expect(path).toMatch(/^\/inspection\/\d+-[\w-]{43}$/)
    const opened = await server.ask(path)
    expect(opened.status).toBe(200)
    expect(opened.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await opened.text()
    for (const said of [
      'Северный карьер',
      'по состоянию на 16.03.2026',
      'Пименова Ольга Львовна',
      'Карьер',
      'Ответственные лица',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('<script')
    await server.ask(path)
    expect((await list())[0]).toMatchObject({ state: 'open', openings: { count: 2 } })
    const journal = await (await owner.ask(`/api/journal?companyId=${companyId}&area=inspections`)).text()
    expect(journal.match(/inspections\/open/g)).toHaveLength(2)
    expect(journal).not.toContain(path.slice(-43))
  })

  it('hides СНИЛС, phones and what is medical unless they are granted', async () => {
    const { server, make } = await anOffice()
    const parts = ['staff', 'medicalExamination']
    const plain = await (await server.ask(await make({ parts }))).text()
    expect(plain).not.toMatch(/\d{3}-\d{3}-\d{3} \d\d|\+7 \(/)
    expect(plain).not.toContain('СНИЛС')
    const granted = await (
      await server.ask(await make({ parts, granted: ['snils', 'phones', 'medical'] }))
    ).text()
    for (const head of ['СНИЛС', 'Телефон']) expect(granted).toContain(head)
  })

  it('shows that a check was failed, however far the term is; of an examination to whoever is granted what is medical', async () => {
    const { server, owner, house, companyId, make } = await anOffice()
    const given = async (duty: Json, until: string) => {
      const term = { periodicity: '1 год', date: '2026-02-01', deadline: until }
      const body = { companyId, employeeId: house.employee, ...term, ...duty }
      const made = await owner.ask('/api/obligations', { body })
      expect(made.status, await made.clone().text()).toBe(201)
      const { id } = (await made.json()) as Json
      const fact = { date: '2026-03-10', result: 'неудовлетворительно' }
      const failed = await owner.ask(`/api/obligations/${id}/completions`, { body: { companyId, ...fact } })
      expect(failed.status, await failed.clone().text()).toBeLessThan(300)
    }
    await given({ section: 'briefings', briefingName: 'Целевой' }, '2026-11-01')
    await given({ section: 'medical-examinations', factorNumber: '6.1' }, '2026-11-02')
    const parts = ['briefing', 'medicalExamination']
    const plain = await (await server.ask(await make({ parts }))).text()
    expect(plain).toContain('проверка не пройдена, пересдача до 09.04.2026')
    expect(plain).not.toContain('повторно')
    expect(plain).toContain('02.11.2026')
    const granted = await (await server.ask(await make({ parts, granted: ['medical'] }))).text()
    expect(granted).toContain('проверка не пройдена, повторно до 09.04.2026')
  })

  it('shows what was there on its day, and not what was made since', async () => {
    const { server, owner, house, companyId, make } = await anOffice()
    const path = await make({ parts: ['training'] })
    const text = async () => (await server.ask(path)).text()
    expect(await text()).toContain(aTrainingOnWire.trainingName)
    server.clock.set(addDays(today, 1))
    const later = { ...aTrainingOnWire, trainingName: 'Обучение работам на высоте' }
    const body = { companyId, employeeId: house.employee, ...later }
    const made = await (await logIn(server, owner)).ask('/api/obligations', { body })
    expect(made.status, await made.clone().text()).toBe(201)
    expect(await text()).toContain(aTrainingOnWire.trainingName)
    expect(await text()).not.toContain(later.trainingName)
  })

  it('is opened by no program that looks before anyone does, or shows it in a chat', async () => {
    const { server, make, list } = await anOffice()
    const path = await make({ parts: everything })
    const looks: readonly Parameters<typeof server.ask>[1][] = [
      { method: 'HEAD' },
      { headers: { 'sec-purpose': 'prefetch;prerender' } },
      { headers: { 'x-purpose': 'preview' } },
      { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } },
      { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } },
    ]
    for (const look of looks) {
      const answer = await server.ask(path, look)
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toContain('Пименова')
    }
    expect((await list())[0]).toMatchObject({ openings: { count: 0 } })
  })

  it('opens so many times in a row, then once after a while', async () => {
    const { server, make, list } = await anOffice()
    const path = await make({ parts: ['responsible'] })
    const answers = []
    for (let i = 0; i < 70; i += 1) answers.push((await server.ask(path)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(60)
    expect(answers.at(-1)).toBe(429)
    expect((await server.ask(await make({ name: 'Другая' }))).status).toBe(200)
    expect((await list()).map(({ openings }) => openings.count).toSorted((a, b) => b - a)).toEqual([60, 1, 0])
  })

  it('shows nothing that no one chose', async () => {
    const { server, make } = await anOffice()
    const text = await (await server.ask(await make({ parts: ['responsible'] }))).text()
    for (const heading of ['Работники', 'Обучение', 'Документы', 'Происшествия'])
      expect(text).not.toContain(`<h2>${heading}`)
  })

  it('is as if there were none once it has expired, was taken back, or its maker is gone', async () => {
    const { server, owner, companyId, make, list } = await anOffice()
    const path = await make()
    const absent = async (asked: string) => {
      const answer = await server.ask(asked)
      expect([asked, answer.status]).toEqual([asked, 404])
      expect(await answer.text()).toBe(absentInspection)
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
    await absent(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)
    await absent(path.replace(/\d+/, '999'))
    await absent('/inspection/nothing')
    const [link] = await list()
    await owner.ask('/api/inspection-links/revocation', { body: { companyId, linkId: link?.id } })
    await absent(path)
    expect((await list())[0]).toMatchObject({ state: 'revoked', openings: { count: 0 } })
    const other = await make({ expiresOn: today })
    server.clock.set(addDays(today, 1))
    await absent(other)
  })

  it('takes a place of the company only for whoever has it: one that is guessed takes none', async () => {
    const some = { atOnce: 9, waiting: 9 }
    const list = { atOnce: 0, waiting: 0 }
    const full = new HeavyWork({ list, paper: some, company: some, import: some })
    const { server, make } = await anOffice({ heavyWork: full })
    const path = await make()
    expect((await server.ask(path)).status).toBe(429)
    const guessed = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`
    expect((await server.ask(guessed)).status).toBe(404)
  })

  it('opens while the company is being closed, for an inspection does not end with it, and not once it is erased', async () => {
    const { server, owner, companyId, make } = await anOffice()
    const path = await make()
    const body = { confirmation: aCompany().name, currentPassword: PASSWORD }
    const closed = await owner.ask(`/api/companies/${companyId}/closing`, { body })
    expect(closed.status, await closed.clone().text()).toBe(200)
    expect((await server.ask(path)).status).toBe(200)
    const later = await make({ name: 'ГИТ, внеплановая' })
    const { closesOn } = (await closed.json()) as Json
    server.clock.set(closesOn as LocalDate)
    const { due } = server.storage.openRecords(1 as UserId)
    await due.eraseClosed({ companyId: companyId as CompanyId })
    for (const one of [path, later]) {
      const answer = await server.ask(one)
      expect([answer.status, await answer.text()]).toEqual([404, absentInspection])
    }
  })

  it('is made and seen by owners and specialists alone', async () => {
    const { server, owner, companyId } = await anOffice()
    for (const [role, status] of [
      ['specialist', 201],
      ['reader', 403],
    ] as const) {
      const email = `${role}@example.org`
      const made = await owner.ask('/api/invitations', { body: { companyId, email, role } })
      const { token } = (await made.json()) as Json
      const member = await register(server, email)
      await member.ask('/api/invitations/acceptance', { body: { token } })
      const body = { companyId, ...aLinkOnWire }
      const answer = await member.ask('/api/inspection-links', { body })
      expect(answer.status).toBe(status)
      if (status !== 201) continue
      const path = String(((await answer.json()) as Json).path)
      expect((await server.ask(path)).status).toBe(200)
      const members = (await (
        await owner.ask(`/api/companies/${companyId}/people`)
      ).json()) as readonly Json[]
      const id = members.find((one) => one.email === email)?.id
      await owner.ask('/api/members/removal', { body: { companyId, userId: id } })
      expect((await server.ask(path)).status).toBe(404)
    }
  })
})
