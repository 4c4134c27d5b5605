import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import {
  type Asked,
  anOrderOnWire,
  furnish,
  type House,
  type Json,
  type Person,
  register,
  sendPicture,
  startAsking,
} from './asking.ts'

const text = new TextDecoder()

describe('a whole company', () => {
  let server: Asked
  let owner: Person
  let house: House
  let path: string
  let answer: Response
  let files: Readonly<Record<string, Uint8Array>>
  beforeAll(async () => {
    server = startAsking()
    owner = await register(server, 'owner@example.org')
    house = await furnish(owner)
    path = `/api/companies/${house.company}/archive`
    const order = { companyId: house.company, ...anOrderOnWire, documentNumber: '77' }
    const values = { place: 'Цех', head: house.employee }
    expect((await owner.ask('/api/documents', { body: { ...order, values } })).status).toBe(201)
    const report = `/api/incidents/${house.incident}/evidence?step=medical-report&fileName=Заключение.jpg`
    await sendPicture(owner, report, aPicture('report'))
    answer = await owner.ask(path)
    files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  })

  it('is a zip of tables, journal, papers and files', async () => {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const names = Object.keys(files)
    for (const name of ['Прочтите.txt', 'Журнал действий.csv', 'Журнал действий.jsonl', 'Содержание.csv'])
      expect(names).toContain(name)
    expect(names.filter((name) => name.startsWith('Документы/')).length).toBeGreaterThan(1)
    const evidence = names.filter((name) => name.startsWith('Происшествия/'))
    expect(evidence.map((name) => files[name])).toContainEqual(aPicture('report'))
    const tables = names.filter((name) => name.startsWith('Таблицы/'))
    expect(
      tables
        .map((name) => name.replace(/\.xlsx$/, '.json'))
        .filter((name, i, all) => all.indexOf(name) === i),
    ).toEqual(tables.filter((name) => name.endsWith('.json')))
    expect(text.decode(files['Таблицы/Работники.json'])).toContain('Пименова')
    const { sheets } = await readXlsx(files['Таблицы/Работники.xlsx'] ?? new Uint8Array())
    expect(JSON.stringify(sheets[0]?.rows)).toContain('Пименова')
    expect(text.decode(files['Прочтите.txt'])).toContain('Выгрузка организации: ')
  })

  it('says of every file what it is, byte for byte', () => {
    const rows = text
      .decode(files['Содержание.csv'])
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(1, -1).split('";"'))
    const said = Object.fromEntries(rows.map(([name = '', size, sha256]) => [name, { size, sha256 }]))
    const { 'Содержание.csv': _, ...others } = files
    expect(Object.keys(said).sort()).toEqual(Object.keys(others).sort())
    for (const [name, bytes] of Object.entries(others))
      expect([name, said[name]]).toEqual([
        name,
        { size: String(bytes.length), sha256: createHash('sha256').update(bytes).digest('hex') },
      ])
  })

  it('is opened by a signed link, and by no other', async () => {
    const { url } = (await (await owner.ask('/api/file-links', { body: { url: path } })).json()) as Json
    const opened = await server.ask(String(url))
    expect([opened.status, opened.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('company.zip'),
    ])
    await opened.body?.cancel()
    expect((await server.ask(path)).status).toBe(401)
  })

  it('is its owner’s alone', async () => {
    const stranger = await register(server, 'stranger@example.org')
    expect((await stranger.ask(path)).status).toBe(404)
    expect((await stranger.ask('/api/file-links', { body: { url: path } })).status).toBe(404)
    const specialist = await register(server, 'specialist@example.org')
    const invited = { companyId: house.company, email: specialist.email, role: 'specialist' }
    const { token } = (await (await owner.ask('/api/invitations', { body: invited })).json()) as Json
    expect((await specialist.ask('/api/invitations/acceptance', { body: { token } })).ok).toBe(true)
    expect((await specialist.ask(path)).status).toBe(403)
    expect((await specialist.ask('/api/file-links', { body: { url: path } })).status).toBe(404)
  })

  it('is packed once at a time; whether it can be is asked without packing it', async () => {
    const look = async () => (await owner.ask(path, { method: 'HEAD' })).status
    expect([await look(), await look()]).toEqual([200, 200])
    const under = await owner.ask(path)
    expect([(await owner.ask(path)).status, await look()]).toEqual([429, 429])
    await under.arrayBuffer()
    expect(await look()).toBe(200)
  })
})
