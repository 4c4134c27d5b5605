import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { forms, plainPress } from '#tests/plain-press.ts'
import {
  type Asked,
  anEmployeeOnWire,
  furnish,
  type House,
  type Json,
  type Person,
  register,
  startAsking,
} from './asking.ts'

let server: Asked
let owner: Person
let house: House

beforeEach(async () => {
  server = startAsking()
  owner = await register(server, 'owner@example.org')
  house = await furnish(owner)
})

const issue = async (changes: Json): Promise<Json> => {
  const common = { companyId: house.company, documentNumber: '20', documentDate: '2026-03-16' }
  const response = await owner.ask('/api/documents', { body: { ...common, ...changes } })
  return { ...((await response.json()) as Json), status: response.status }
}
const order = (values: Json, changes: Json = {}) => issue({ templateId: forms.order.id, values, ...changes })

async function hire(lastName: string, snils?: string): Promise<number> {
  const place = { companyId: house.company, employeeGroupId: house.department, positionId: house.position }
  const body = { ...anEmployeeOnWire, ...place, lastName, ...(snils ? { snils } : {}) }
  return Number(((await (await owner.ask('/api/employees', { body })).json()) as Json).id)
}
const textOf = async (url: unknown): Promise<string> => (await owner.ask(String(url))).text()

describe('a document', () => {
  it('is filled with the company, the number, and what is known of an answer that was left out', async () => {
    const document = await order({})
    expect(document).toMatchObject({ status: 201, documentNumber: '20', templateId: 1001 })
    const text = await textOf(document.url)
    expect(text).toContain('Пименова')
    expect(text).toContain('163000, Архангельск, ул. Поморская, 1')
    expect(text).toContain('"number":"20"')
  })

  it('takes the answers given, people by their ids', async () => {
    const head = await hire('Абрамова')
    const text = await textOf((await order({ head, place: 'Участок № 3' })).url)
    expect(text).toContain('Участок № 3')
    expect(text).toContain('Абрамова')
    expect(text).not.toContain('Пименова')
  })

  it('is stopped by every value that is missing, a line each, and takes no number', async () => {
    expect(await order({ head: null, place: '____' })).toMatchObject({
      status: 422,
      description:
        'values.place: Заполните поле «Место проведения»\nvalues.head: Кто назначается. Укажите работника',
    })
    expect((await order({})).status).toBe(201)
  })

  it('out of the bounds of an act is refused with the act and its point', async () => {
    const refused = await order({ shifts: 1 })
    expect(refused).toMatchObject({
      status: 422,
      description: 'values.shifts: Число смен — не менее 2: п. 31 Правил № 2464',
    })
    expect((await order({ shifts: 2 })).status).toBe(201)
  })

  it('of a person not in the company is refused', async () => {
    expect(await order({ head: 987654 })).toMatchObject({ status: 422 })
    const foreign = { templateId: forms.card.id, employeeIds: [house.employee, 987654] }
    expect((await issue(foreign)).description).toMatch(/^employee\.snils: .*\nemployeeIds: /)
  })

  it('is refused, not broken by, answers nested without end', async () => {
    const statusOf = async (depth: number) => {
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
      const common = `"companyId":${house.company},"templateId":1001,"documentNumber":"8","documentDate":"2026-03-16"`
      return (await owner.ask('/api/documents', { body: `{${common},"values":{"head":${deep}}}` })).status
    }
    expect(await statusOf(30)).toBe(422)
    expect(await statusOf(100_000)).toBe(400)
  })

  it('of a taken number is refused with free ones, in the words of the form', async () => {
    expect(await order({}, { documentNumber: '007' })).toMatchObject({
      status: 422,
      description:
        'documentNumber: Введённый номер уже существует. Необходимо ввести другой номер, например свободные: 1, 2, 3, 4, 5.',
    })
  })

  it('asks for number, date and form', async () => {
    const { description } = await issue({ documentNumber: '', documentDate: '', templateId: null })
    expect(description).toBe(
      'templateId: Выберите форму документа\ndocumentNumber: Укажите номер\ndocumentDate: Укажите дату',
    )
    expect((await order({}, { documentDate: '2026-03-18' })).description).toBe(
      'documentDate: Укажите дату не позднее завтрашней',
    )
    expect((await order({}, { documentDate: '2026-03-17' })).status).toBe(201)
    expect((await issue({ templateId: forms.former.id })).description).toMatch(/^templateId: /)
    expect((await issue({ templateId: forms.former.id, documentDate: '2024-12-31' })).status).toBe(201)
  })

  it('stays byte for byte as issued, whatever becomes of the company', async () => {
    const { url, docx } = (await order({})) as { url: string; docx: { sha256: string; size: number } }
    const before = await owner.ask(url)
    const bytes = new Uint8Array(await before.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(docx.sha256)
    expect(before.headers.get('etag')).toBe(`"${docx.sha256}"`)
    expect(bytes.length).toBe(docx.size)
    await owner.ask(`/api/companies/${house.company}`, {
      method: 'PATCH',
      body: { shortName: 'ООО «Другое»' },
    })
    expect(new Uint8Array(await (await owner.ask(url)).arrayBuffer())).toEqual(bytes)
  })

  it('is not sent to whoever has the same bytes already, but by a mark of their own', async () => {
    const { url, docx, pdf } = (await order({})) as Record<
      'url' | 'docx' | 'pdf',
      string & { sha256: string }
    >
    const asked = (path: string, tag: string) => owner.ask(path, { headers: { 'if-none-match': tag } })
    const known = await asked(url, `"${docx.sha256}"`)
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([
      304,
      `"${docx.sha256}"`,
      '',
    ])
    expect((await asked(url, `"0", W/"${docx.sha256}"`)).status).toBe(304)
    expect((await asked(url, `"${pdf.sha256}"`)).status).toBe(200)
    expect((await asked(`${url}?format=pdf`, `"${pdf.sha256}"`)).status).toBe(304)
  })

  it('opens in a tab by a signed link, and so does its batch', async () => {
    const { url, batchUrl } = await order({})
    for (const path of [`${url}?format=pdf`, String(batchUrl)]) {
      const signed = (await (await owner.ask('/api/file-links', { body: { url: path } })).json()) as Json
      expect((await server.ask(String(signed.url))).status).toBe(200)
    }
  })
})

describe('a form for employees', () => {
  it('gives a paper for each, with numbers that follow, and a zip of all', async () => {
    const employeeIds = [await hire('Яковлева', '112-233-445 95'), await hire('Абрамова', '112-233-445 95')]
    await order({}, { documentNumber: '31' })
    const first = await issue({ templateId: forms.card.id, employeeIds, documentNumber: '30' })
    expect(first).toMatchObject({ status: 201, documentNumber: '30' })
    expect(first.employees).toMatchObject([{ fullname: 'Абрамова Ольга Львовна' }])
    const zip = await owner.ask(String(first.batchUrl))
    expect(zip.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    expect(Object.keys(files)).toEqual([
      '30 Личная карточка Абрамова Ольга Львовна.docx',
      '32 Личная карточка Яковлева Ольга Львовна.docx',
    ])
    const next = { templateId: forms.card.id, employeeIds, batchId: first.id, documentNumber: null }
    expect(await issue(next)).toMatchObject({ status: 201, documentNumber: '33', batchId: first.id })
  })

  it('names everyone who lacks something, and then issues nothing', async () => {
    const employeeIds = [await hire('Абрамова'), house.employee, await hire('Белова', '112-233-445 95')]
    const { description } = await issue({ templateId: forms.card.id, employeeIds })
    expect(description).toBe(
      'employee.snils: Заполните поле «СНИЛС: Абрамова»\nemployee.snils: Заполните поле «СНИЛС: Пименова»',
    )
    const archive = await owner.ask(`/api/documents?companyId=${house.company}`)
    expect(archive.headers.get('x-total-count')).toBe('1')
  })

  it('gives one register of all, in the order of names', async () => {
    const employeeIds = [house.employee, await hire('Абрамова')]
    const register = await issue({ templateId: forms.register.id, employeeIds })
    expect(register.employees).toMatchObject(
      [{ fullname: /Абрамова/ }, { fullname: /Пименова/ }].map(({ fullname }) => ({
        fullname: expect.stringMatching(fullname),
      })),
    )
    expect((await issue({ templateId: forms.register.id, documentNumber: '21' })).description).toBe(
      'employeeIds: Укажите работника',
    )
  })
})

describe('the library', () => {
  const groups = async (query: string): Promise<readonly Json[]> => {
    const path = `/api/template-groups?companyId=${house.company}${query}`
    return (await (await owner.ask(path)).json()) as Json[]
  }

  it('offers the forms of a scope and a day, and warns where a responsible person is missing', async () => {
    const [orders] = await groups('&scope=company')
    expect(orders).toMatchObject({ name: 'Приказы', needsResponsible: true })
    expect(orders?.templates).toMatchObject([{ id: 1001, name: forms.order.title }])
    expect((await groups('&scope=company&date=2024-12-31'))[0]?.templates).toHaveLength(2)
    expect((await groups('&scope=employee'))[0]?.templates).toHaveLength(2)
    expect(await groups('&date=2020-01-01')).toEqual([])
  })

  it('is found through by anyone', async () => {
    const found = await server.ask('/api/catalogue?search=карточкой')
    expect(await found.json()).toMatchObject([{ id: 4001, name: 'Личная карточка' }])
    expect(found.headers.get('x-total-count')).toBe('1')
    expect(plainPress.templates.length).toBe(4)
    const resting = async (act: string): Promise<unknown> =>
      (await server.ask(`/api/catalogue?act=${act}`)).headers.get('x-total-count')
    const [act] = plainPress.templates.flatMap(({ basis }) => basis.map((citation) => citation.act))
    const own = plainPress.templates.filter(({ basis }) => basis.some((citation) => citation.act === act))
    expect(await resting(act ?? '')).toBe(String(own.length))
    expect(await resting('none')).toBe('0')
  })
})

describe('documents that are printed together', () => {
  const print = (body: Json) =>
    owner.ask('/api/documents/print', { body: { companyId: house.company, ...body } })

  it('are one pdf in the order asked for, an annulled one marked', async () => {
    const [first, second] = [await order({}), await order({}, { documentNumber: '21' })]
    await owner.ask(`/api/documents/${first.id}/annulment`, { body: { reason: 'Не тот' } })
    const printed = await print({ documentIds: [second.id, first.id] })
    expect(printed.headers.get('content-type')).toBe('application/pdf')
    const text = await printed.text()
    expect(text.match(/"number":"\d+"/g)).toEqual(['"number":"21"', '"number":"20"'])
    expect(text).toContain('/Count 2')
    expect(text.match(/0\.9 0\.45 0\.45 RG/g)).toHaveLength(1)
  })

  it('are refused when one is not there, or is not of the company', async () => {
    const stranger = await register(server, 'stranger@example.org')
    const other = await furnish(stranger)
    const { id } = await order({})
    const refused = await print({ documentIds: [id, other.document] })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'documentIds', row: 1, code: 'documents/unknown' }],
    })
    expect((await print({ batchId: other.document })).status).toBe(422)
    expect((await print({})).status).toBe(422)
  })
})
