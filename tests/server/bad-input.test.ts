import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import {
  type Asked,
  anEmployeeOnWire,
  furnish,
  type House,
  makeOperator,
  type Person,
  register,
  startAsking,
} from './asking.ts'
import { operationsOf, published } from './published.ts'
import { addressOf } from './routes.ts'

const operations = operationsOf(await published(startAsking()))
const withBody = operations
  .filter(({ takesBody }) => takesBody)
  .map((one) => ({ ...one, name: `${one.method} ${one.path}` }))

let server: Asked
let owner: Person
let house: House

beforeAll(async () => {
  server = startAsking()
  owner = await register(server, 'owner@example.org')
  await makeOperator(server, owner)
  house = await furnish(owner)
})

const address = ({ method, pattern }: (typeof withBody)[number]): string =>
  addressOf({ method, path: pattern, name: '' }, house)

describe('a body', () => {
  it('is taken by most of the routes', () => expect(withBody.length).toBeGreaterThan(15))

  it.each(withBody)('$name: must be JSON', async (operation) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'json',
      '',
    ]) {
      const given = { method: operation.method, body: '{}', headers: { 'content-type': type } }
      expect((await owner.ask(address(operation), given)).status).toBe(415)
    }
  })

  it.each(withBody)('$name: must be one readable object', async (operation) => {
    for (const body of [
      '',
      '{',
      '{"a":}',
      'undefined',
      '[]',
      'null',
      '1',
      '"text"',
      '\u0000',
      '['.repeat(operation.bodyLimit),
    ]) {
      const answered = await owner.ask(address(operation), { method: operation.method, body })
      expect([body.slice(0, 10), answered.status]).toEqual([body.slice(0, 10), 400])
      expect(await answered.json()).toMatchObject({ description: expect.stringMatching(/[а-я]/) })
    }
  })

  it.each(withBody)('$name: ends at its limit, whether its length is told or not', async (operation) => {
    const ask = async (bytes: number, headers = {}): Promise<number> => {
      const body = `{"name":"${'a'.repeat(bytes - 11)}"}`
      return (await owner.ask(address(operation), { method: operation.method, body, headers })).status
    }
    expect(await ask(operation.bodyLimit)).not.toBe(413)
    expect(await ask(operation.bodyLimit + 1)).toBe(413)
    expect(await ask(100, { 'content-length': String(operation.bodyLimit + 1) })).toBe(413)
  })

  it('is short where no one is asked who they are, and has a limit everywhere', () => {
    for (const { name, bodyLimit, opensBy } of withBody) {
      expect([name, bodyLimit]).not.toEqual([name, 0])
      const most = opensBy === null ? 8 : name === 'POST /api/staff-imports' ? 24 * 1024 : 2048
      expect([name, bodyLimit <= most * 1024]).toEqual([name, true])
    }
  })

  it('has a limit of its own where its call says one', () => {
    const own = operations.filter(({ bodyLimit }) => bodyLimit > 32 * 1024)
    expect(
      Object.fromEntries(own.map(({ method, path, bodyLimit }) => [`${method} ${path}`, bodyLimit])),
    ).toEqual({
      'POST /api/chat/messages': 512 * 1024,
      'POST /api/chat/files': 10 * 1024 * 1024,
      'POST /api/operator/conversations/messages': 512 * 1024,
      'POST /api/operator/conversations/files': 10 * 1024 * 1024,
      'POST /api/obligations': 64 * 1024,
      'POST /api/memos': 2 * 1024 * 1024,
      'PATCH /api/memos/{id}': 2 * 1024 * 1024,
      'POST /api/company-facts': 2 * 1024 * 1024,
      'POST /api/registry-sets': 2 * 1024 * 1024,
      'POST /api/registry-sets/answers': 2 * 1024 * 1024,
      'POST /api/documents': 512 * 1024,
      'POST /api/documents/{id}/records': 512 * 1024,
      'POST /api/documents/check': 512 * 1024,
      'POST /api/documents/preview': 512 * 1024,
      'POST /api/documents/print': 512 * 1024,
      'POST /api/incidents/{id}/duties': 64 * 1024,
      'POST /api/inspector-orders': 512 * 1024,
      'POST /api/operator/news': 64 * 1024,
      'POST /api/operator/news/preview': 64 * 1024,
      'POST /api/operator/news/change': 64 * 1024,
      'POST /api/own-forms': 5 * 1024 * 1024,
      'POST /api/staff-imports': 24 * 1024 * 1024,
      'POST /api/staff-imports/reading': 20 * 1024 * 1024,
      'POST /api/incidents/{id}/evidence': 25 * 1024 * 1024,
      'POST /api/measures/{id}/evidence': 25 * 1024 * 1024,
      'POST /api/microtraumas/{id}/evidence': 25 * 1024 * 1024,
      'POST /api/evidence/{id}/preview': 96 * 1024,
    })
  })

  it('has room for a memo of five thousand rows, and for a paper of many pages', async () => {
    const writer = await register(server, 'writer@example.org')
    const own = await furnish(writer)
    const row = { employeeId: own.employee, trainingName: 'Обучение'.repeat(20), periodicity: '1 год' }
    const employeesData = Array.from({ length: 5000 }, () => row)
    const values = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`text${i}`, 'я'.repeat(4000)]))
    const memo = { companyId: own.company, section: 'training', employeesData }
    const paper = { companyId: own.company, templateId: 1001, documentNumber: '9', values }
    const ask = async (path: string, body: object, method = 'POST') =>
      (await writer.ask(path, { method, body })).status
    expect(await ask('/api/memos', memo)).not.toBe(413)
    expect(await ask(`/api/memos/${own.memo}`, { employeesData }, 'PATCH')).not.toBe(413)
    for (const path of ['/api/documents', '/api/documents/preview'])
      expect(await ask(path, paper)).not.toBe(413)
  })

  it.each(withBody)('$name: is UTF-8', async (operation) => {
    const broken = Buffer.concat([Buffer.from('{"name":"а'), Buffer.from([0xd0, 0x22, 0x7d])])
    const answered = await server.app.request(address(operation), {
      method: operation.method,
      headers: { ...owner.bearer, 'content-type': 'application/json' },
      body: broken,
    })
    expect([answered.status, await answered.text()]).toEqual([400, expect.stringContaining('UTF-8')])
  })

  it.each(withBody)('$name: lists no more than is ever taken', async (operation) => {
    for (const field of operation.fields) {
      const list = Array.from({ length: Math.min(300_000, operation.bodyLimit / 2 - 40) }, () => 0)
      const { status } = await owner.ask(address(operation), {
        method: operation.method,
        body: { [field]: list },
      })
      expect([field, status >= 400 && status < 500]).toEqual([field, true])
    }
  })

  it.each(withBody)('$name: fields of wrong types are refused by name', async (operation) => {
    for (const field of operation.fields.filter((field) => field !== 'companyId'))
      for (const wrong of [{ a: 1 }, [[]], [{ a: { a: {} } }], true]) {
        if (['canceled', 'hidden', 'reminders', 'investigations'].includes(field) && wrong === true) continue
        const body = { companyId: house.company, section: 'training', [field]: wrong }
        const answered = await owner.ask(address(operation), { method: operation.method, body })
        const { description } = (await answered.json()) as { description: string }
        if (operation.path === '/api/refresh') expect(answered.status).toBe(400)
        else {
          expect([field, wrong, answered.status]).toEqual([field, wrong, 422])
          expect(description).toMatch(/^\w+: \S/)
        }
      }
  })

  it.each(withBody)('$name: no text holds NUL', async (operation) => {
    for (const field of operation.fields.filter((field) => field !== 'companyId')) {
      const body = { companyId: house.company, section: 'training', [field]: 'а\u0000б' }
      const { status } = await owner.ask(address(operation), { method: operation.method, body })
      expect([field, [400, 409, 422].includes(status)]).toEqual([field, true])
    }
  })
})

describe('a query', () => {
  it.each(operations)('$method $path: has short parameters, and not too many', async (operation) => {
    const path = addressOf({ method: operation.method, path: operation.pattern, name: '' }, house)
    const ask = async (extra: string): Promise<number> => {
      const whole = `${path}${path.includes('?') ? '&' : '?'}${extra}`
      const given = { method: operation.method, ...(operation.takesBody ? { body: {} } : {}) }
      return (await owner.ask(whole, given)).status
    }
    expect(await ask(`z=${'a'.repeat(1001)}`)).toBe(422)
    expect(await ask('z=1&'.repeat(2500))).toBe(414)
  })

  it.each([
    ['/api/deadlines', 'section=training&page=0'],
    ['/api/deadlines', 'section=training&page=-1'],
    ['/api/deadlines', 'section=training&page=1.5'],
    ['/api/deadlines', 'section=training&page=9999999999999999'],
    ['/api/deadlines', 'section=training&limit=0'],
    ['/api/deadlines', 'section=training&limit=201'],
    ['/api/deadlines', 'section=training&limit=all'],
    ['/api/deadlines', 'section=training&sort=name'],
    ['/api/deadlines', 'section=training&from=2026-02-31'],
    ['/api/deadlines', 'section=training&to=31.02.2026'],
    ['/api/deadlines', 'section=constructor'],
    ['/api/deadlines', 'section='],
    ['/api/deadlines', ''],
    ['/api/deadlines/horizon', 'section=all'],
    ['/api/memos', 'section=all'],
    ['/api/memos', 'status=done'],
    ['/api/memos', 'limit=1000'],
    ['/api/employees', 'page=0'],
    ['/api/employees', 'page=1&shortage=all'],
    ['/api/employees', `search=${'я'.repeat(300)}`],
    ['/api/employees', 'search=%00'],
    ['/api/obligations', 'employeeId=abc'],
    ['/api/obligations', 'section=all'],
    ['/api/holdings', 'employeeId=-1'],
    ['/api/holdings', ''],
    ['/api/subjects', 'section=__proto__'],
  ])('%s?%s is refused', async (path, query) => {
    const answered = await owner.ask(`${path}?companyId=${house.company}&${query}`)
    expect(answered.status).toBe(422)
    expect(await answered.json()).toMatchObject({ description: expect.stringMatching(/^\w+: [А-Я]/) })
  })

  it('names a thing by any number that is exact, and by none beyond', async () => {
    const largest = Number.MAX_SAFE_INTEGER
    const staff = async (id: string) => (await owner.ask(`/api/employees?companyId=${id}`)).status
    expect(await staff(String(largest))).toBe(404)
    expect(await staff('9007199254740992')).toBe(400)
    const held = async (id: string) =>
      (await owner.ask(`/api/holdings?companyId=${house.company}&employeeId=${id}`)).status
    expect([await held(String(largest)), await held('9007199254740992')]).toEqual([200, 422])
    const archive = async (id: string) =>
      (await owner.ask(`/api/documents?companyId=${house.company}&employeeId=${id}`)).status
    expect([await archive(String(largest)), await archive('9007199254740992')]).toEqual([200, 422])
  })

  it('takes the first of a name that comes twice, and nothing of the body in its place', async () => {
    const stranger = await register(server, 'twice@example.org')
    const { company: own } = await furnish(stranger)
    const staff = (...ids: readonly number[]) =>
      stranger.ask(`/api/employees?${ids.map((id) => `companyId=${id}`).join('&')}`)
    expect((await staff(house.company, own)).status).toBe(404)
    const first = await staff(own, house.company)
    expect([first.status, await first.json()]).toEqual([200, await (await staff(own)).json()])
    const add = async (inQuery: number, inBody: number) => {
      const body = { companyId: inBody, name: `Маляр ${inQuery} ${inBody}` }
      return (await stranger.ask(`/api/positions?companyId=${inQuery}`, { body })).status
    }
    expect([await add(own, house.company), await add(house.company, own)]).toEqual([404, 201])
  })

  it('that is far beyond the end is an empty page', async () => {
    const far = `/api/deadlines?companyId=${house.company}&section=training&page=999999999999999&limit=200`
    const answered = await owner.ask(far)
    expect([answered.status, await answered.json()]).toEqual([200, []])
  })
})

describe('a value', () => {
  const usual = () => ({
    ...anEmployeeOnWire,
    companyId: house.company,
    employeeGroupId: house.department,
    positionId: house.position,
    employeeId: house.employee,
    periodicity: '1 год',
    date: '2026-01-10',
  })
  it.each([
    ['/api/employees', { birthDate: '31.02.1990' }, 'birthDate'],
    ['/api/employees', { hireDate: '2026-02-30' }, 'hireDate'],
    ['/api/employees', { hireDate: '0000-00-00' }, 'hireDate'],
    ['/api/employees', { sex: 'x' }, 'sex'],
    ['/api/employees', { snils: '112-233-445 96' }, 'snils'],
    ['/api/employees', { employeeGroupId: 999_999 }, 'employeeGroupId'],
    ['/api/employees', { positionId: 1e308 }, 'positionId'],
    ['/api/obligations', { quantity: -1, section: 'ppe', ppe: 'Каска' }, 'quantity'],
    ['/api/obligations', { quantity: 1e21, section: 'ppe', ppe: 'Каска' }, 'quantity'],
    ['/api/obligations', { quantity: 1.5, section: 'ppe', ppe: 'Каска' }, 'quantity'],
    ['/api/obligations', { section: 'training', trainingName: 'А', periodicity: '0 лет' }, 'periodicity'],
    ['/api/obligations', { section: 'medical-examinations', factorNumber: '9.9' }, 'factorNumber'],
    ['/api/obligations', { section: 'constructor' }, 'section'],
    ['/api/memos', { section: 'training', employeesData: [] }, 'employeesData'],
    ['/api/memos', { section: 'training', reportApprovalDate: '2026-13-01' }, 'reportApprovalDate'],
    ['/api/memos', { section: 'training', employeesData: [{ obligationId: -1 }] }, 'obligationId'],
  ])('%s %j is refused under its field', async (path, changes, field) => {
    const answered = await owner.ask(path, { body: { ...usual(), ...changes } })
    expect(answered.status).toBe(422)
    expect(((await answered.json()) as { description: string }).description).toMatch(
      new RegExp(`^${field}: `, 'm'),
    )
  })

  it('under a name of the language itself never becomes a field', async () => {
    const whole = JSON.stringify(aCompany({ inn: '7707083893' }))
    for (const body of [`{"__proto__":${whole}}`, `{"constructor":{"prototype":${whole}}}`]) {
      const answered = await owner.ask('/api/companies', { body })
      expect(answered.status).toBe(422)
      const { errors } = (await answered.json()) as { errors: readonly { readonly field: string }[] }
      expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['inn', 'name']))
      expect(Reflect.get({}, 'inn')).toBeUndefined()
    }
  })
})
