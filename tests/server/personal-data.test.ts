import { usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import {
  type Asked,
  anEmployeeOnWire,
  furnish,
  type House,
  type Json,
  type Person,
  register,
  sendPicture,
  startAsking,
} from './asking.ts'

const text = new TextDecoder()

describe('what is given out of an employee', () => {
  let server: Asked
  let owner: Person
  let house: House
  let files: Readonly<Record<string, Uint8Array>>
  beforeAll(async () => {
    server = startAsking()
    owner = await register(server, 'owner@example.org')
    house = await furnish(owner)
    const patch = { snils: '112-233-445 95', personalPhone: '+7 (916) 123-45-67', shoeSize: '42.5' }
    await owner.ask(`/api/employees/${house.employee}`, { method: 'PATCH', body: patch })
    const named = {
      companyId: house.company,
      templateId: 1002,
      documentNumber: '9',
      documentDate: '2026-03-16',
    }
    const other = { ...anEmployeeOnWire, lastName: 'Другова', companyId: house.company }
    const hired = await owner.ask('/api/employees', {
      body: { ...other, employeeGroupId: house.department, positionId: house.position },
    })
    const { id: employeeId } = (await hired.json()) as Json
    const appointed = {
      companyId: house.company,
      roleId: 101,
      employeeId,
      orderLink: 'Приказ №2 от 11.03.2026',
    }
    expect((await owner.ask('/api/responsibilities', { body: appointed })).status).toBe(201)
    await owner.ask('/api/documents', { body: { ...named, employeeIds: [house.employee] } })
    const report = 'step=medical-report&fileName=Заключение 315у.jpg'
    await sendPicture(owner, `/api/incidents/${house.incident}/evidence?${report}`, aPicture('report'))
    await sendPicture(
      owner,
      `/api/microtraumas/${house.microtrauma}/evidence?fileName=Ссадина.jpg`,
      aPicture('scratch'),
    )
    const answer = await owner.ask(`/api/employees/${house.employee}/personal-data`)
    expect(answer.status).toBe(200)
    files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  })

  it('is everything: card, obligations, completions, memos, papers with their files, roles, absences, journal', () => {
    const data = JSON.parse(text.decode(files['Сведения.json'])) as Record<string, Json & readonly Json[]>
    expect(data.employee).toMatchObject({ lastName: 'Пименова', snils: '112-233-445 95', shoeSize: '42,5' })
    expect(data.department).toBe('Карьер')
    expect(data.obligations).toMatchObject([
      { id: house.obligation, completions: [{ date: '2025-03-20' }, { papers: { protocol: '12' } }] },
    ])
    expect(data.memos).toMatchObject([{ number: 1, rows: [{ employeeId: house.employee }] }])
    expect(data.responsibilities).toMatchObject([{ employeeId: house.employee, roleId: 101 }])
    expect(data.absences).toMatchObject([{ id: house.absence, kind: 'illness' }])
    const commands = data.journal?.map(({ command }) => command)
    expect(commands).toEqual(
      expect.arrayContaining(['employees/hire', 'employees/change', 'obligations/assign']),
    )
    expect(JSON.stringify(data)).not.toContain('Другова')
    const papers = Object.keys(files).filter((name) => name.startsWith('Документы/'))
    expect(papers.length).toBe(2 * (data.documents?.length ?? 0))
    expect(papers.length).toBeGreaterThan(0)
  })

  it('has of an investigation what is about them, and nothing that shows others', () => {
    expect(Object.keys(files).filter((name) => name.startsWith('Происшествия/'))).toEqual([
      'Происшествия/001 Заключение 315у.jpg',
      'Происшествия/002 Ссадина.jpg',
    ])
    expect(files['Происшествия/001 Заключение 315у.jpg']).toEqual(aPicture('report'))
    const page = text.decode(files['Сведения.html'])
    expect(page).toContain('лёгкий; Порезал кисть; материал: Заключение 315у.jpg')
  })

  it('can be read as a page', () => {
    const page = text.decode(files['Сведения.html'])
    for (const words of [
      'Пименова Ольга Львовна',
      '112-233-445 95',
      '42,5',
      '17.05.1990',
      'Оказание первой помощи',
    ])
      expect(page).toContain(words)
    expect(page).not.toMatch(/\bnull\b|undefined/)
  })

  it('is no stranger’s', async () => {
    const stranger = await register(server, 'stranger@example.org')
    const refused = await stranger.ask(`/api/employees/${house.employee}/personal-data`)
    expect(refused.status).toBe(404)
  })
})

describe('what is given out of an account', () => {
  it('is the person’s own: the account, sign-ins, companies and how much they have signed, no secret', async () => {
    const server = startAsking()
    const [owner, other] = [
      await register(server, 'owner@example.org'),
      await register(server, 'other@example.org'),
    ]
    const house = await furnish(owner)
    await furnish(other, '7707083893')
    await owner.ask('/api/account', { method: 'PATCH', body: { fullname: 'Орлова Анна', position: null } })
    const saved = { companyId: house.company, section: 'training', search: 'Пименова' }
    expect((await owner.ask('/api/deadlines/filters', { method: 'PATCH', body: saved })).ok).toBe(true)
    const answer = await owner.ask('/api/account/personal-data')
    expect(answer.status).toBe(200)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const json = text.decode(files['Сведения.json'])
    const data = JSON.parse(json) as Json
    expect(data.account).toEqual({
      ...{ email: 'owner@example.org', fullname: 'Орлова Анна', position: null },
      confirmation: 'awaited',
      closesOn: null,
      isOperator: false,
    })
    expect(data.signIns).toMatchObject([{ current: true }])
    expect(data.companies).toMatchObject([
      {
        id: house.company,
        isOwner: true,
        savedFilters: [{ section: 'training', filter: { search: 'Пименова' } }],
        notices: usualSettings,
      },
    ])
    expect(data.work).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ companyId: house.company, command: 'employees/hire', times: 1 }),
      ]),
    )
    for (const secret of ['other@example.org', 'argon2', owner.refreshToken])
      expect(json).not.toContain(secret)
    const page = text.decode(files['Сведения.html'])
    for (const words of ['Орлова Анна', 'владелец; отбор', 'Пименова']) expect(page).toContain(words)
    expect(page).not.toMatch(/\bnull\b|undefined|NaN/)
  })
})
