import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { aPicture } from '#tests/pictures.ts'
import {
  type Asked,
  aMicrotraumaOnWire,
  anEmployeeOnWire,
  anIncidentOnWire,
  anOrderOnWire,
  aTrainingOnWire,
  furnish,
  type Given,
  type House,
  type Json,
  PASSWORD,
  type Person,
  register,
  sendOwnForm,
  sendPicture,
  startAsking,
} from '#tests/server/asking.ts'
import { type Document, operationsOf, published } from '#tests/server/published.ts'
import { addressOf, routesOf } from '#tests/server/routes.ts'
import { type Judge, makeJudge } from './published-judge.ts'

describe('the published interface', () => {
  let server: Asked
  let owner: Person
  let house: House
  let document: Document
  let judge: Judge

  beforeAll(async () => {
    server = startAsking()
    owner = await register(server, 'owner@example.org')
    house = await furnish(owner)
    document = await published(server)
    judge = makeJudge(document)
  })

  it('names every route that there is, and no other', () => {
    const names = operationsOf(document).map(({ method, pattern }) => `${method} ${pattern}`)
    expect(names.toSorted()).toEqual(
      routesOf(server.app)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('describes what goes wrong on every route', async () => {
    for (const route of routesOf(server.app)) {
      const path = addressOf(route, house)
      const tries: readonly Given[] = [
        { method: route.method },
        { method: route.method, headers: owner.bearer },
        { method: route.method, headers: owner.bearer, body: '{' },
        { method: route.method, headers: owner.bearer, body: { companyId: 987654, section: 1 } },
        { method: route.method, headers: { ...owner.bearer, 'content-type': 'text/plain' }, body: 'text' },
      ]
      for (const given of route.method === 'GET' ? tries.slice(0, 2) : tries.slice(0, 5)) {
        if (route.method === 'DELETE') continue
        await judge(route.method, route.path, await server.ask(path, given))
      }
      const nowhere = {
        ...house,
        company: 987654,
        department: 987654,
        position: 987654,
        employee: 987654,
        absence: 987654,
        incident: 987654,
        evidence: 987654,
        microtrauma: 987654,
        worsened: 987654,
        measure: 987654,
        inspectorOrder: 987654,
        obligation: 987654,
        memo: 987654,
        document: 987654,
        responsibility: 987654,
        ownForm: 987654,
      }
      const absent = await owner.ask(addressOf(route, nowhere), {
        method: route.method,
        ...(['POST', 'PATCH'].includes(route.method) ? { body: {} } : {}),
      })
      await judge(route.method, route.path, absent)
    }
  })

  it('describes what every route gives', async () => {
    const walked = new Set<string>()
    const walk = async (
      method: string,
      pattern: string,
      path: string,
      status: number,
      body?: unknown,
    ): Promise<Json> => {
      walked.add(`${method} ${pattern}`)
      const response = await owner.ask(path, { method, ...(body === undefined ? {} : { body }) })
      const copy = response.clone()
      expect([method, path, response.status]).toEqual([method, path, status])
      await judge(method, pattern, response)
      const isJson = copy.headers.get('content-type')?.startsWith('application/json')
      return isJson ? ((await copy.json()) as Json) : {}
    }
    const get = (pattern: string, path = pattern): Promise<Json> => walk('GET', pattern, path, 200)
    const post = (path: string, body?: unknown, status = 201): Promise<Json> =>
      walk('POST', path, path, status, body)
    const change = (pattern: string, id: number, body: unknown): Promise<Json> =>
      walk('PATCH', pattern, pattern.replace(':id', String(id)), 200, body)

    const of = `companyId=${house.company}`
    for (const route of routesOf(server.app))
      if (route.method === 'GET') await get(route.path, addressOf(route, house))
    await get('/api/deadlines', `/api/deadlines?${of}&section=training&ids=1`)
    await get('/api/employees', `/api/employees?${of}&page=1&shortage=training`)
    await get('/api/obligations', `/api/obligations?${of}`)
    await get('/api/memos', `/api/memos?${of}&status=active`)
    await get('/api/memos/:id/file', `/api/memos/${house.memo}/file?format=pdf`)

    const credentials = { email: 'second@example.org', password: PASSWORD }
    const tokens = await post('/api/register', credentials)
    await post('/api/login', credentials, 200)
    const renewed = await post('/api/refresh', { refreshToken: tokens.refreshToken }, 200)
    await post('/api/logout', { refreshToken: renewed.refreshToken }, 204)
    const request = {
      name: 'Взрывные работы',
      email: 'a@example.org',
      phone: '+7 (495) 123-45-67',
      contactName: 'Ольга',
    }
    await post('/api/actual-activity-requests', request)
    await post('/api/companies/lookup-by-inn', { inn: '7736050003' }, 200)
    await post('/api/file-links', { url: `/api/memos/${house.memo}/file` }, 200)

    const name = { fullname: 'Пименова Ольга Львовна', position: 'Специалист по охране труда' }
    await walk('PATCH', '/api/account', '/api/account', 200, name)
    await post('/api/companies', { ...aCompany(), inn: '7736050003', ogrn: '1027700070518' })
    await change('/api/companies/:id', house.company, { shortName: 'ООО «Карьер»' })
    const firstRun = `/api/companies/${house.company}/first-run`
    await walk('PATCH', '/api/companies/:id/first-run', firstRun, 204, { hidden: true })
    const filter = { companyId: house.company, section: 'training', search: 'Пётр' }
    await walk('PATCH', '/api/deadlines/filters', '/api/deadlines/filters', 204, filter)
    await post('/api/employee-groups', { companyId: house.company, name: 'Дробильный цех' })
    await change('/api/employee-groups/:id', house.department, { name: 'Карьер № 2' })
    await post('/api/positions', { companyId: house.company, name: 'Горный мастер' })
    const hired = { companyId: house.company, employeeGroupId: house.department, positionId: house.position }
    await post('/api/employees', { ...hired, ...anEmployeeOnWire, firstName: 'Вера' })
    await change('/api/employees/:id', house.employee, { workEmail: 'olga@example.org' })
    const mistaken = await post('/api/employees', { ...hired, ...anEmployeeOnWire, firstName: 'Анна' })
    await walk('DELETE', '/api/employees/:id', `/api/employees/${mistaken.id}`, 204)
    const empty = await post('/api/employee-groups', { companyId: house.company, name: 'Склад' })
    await walk('DELETE', '/api/employee-groups/:id', `/api/employee-groups/${empty.id}`, 204)
    const unheld = await post('/api/positions', { companyId: house.company, name: 'Слесарь ГСМ' })
    await walk('DELETE', '/api/positions/:id', `/api/positions/${unheld.id}`, 204)

    const accident = {
      companyId: house.company,
      ...anIncidentOnWire,
      injured: [{ fullName: 'Иванов И. И.' }],
    }
    await post('/api/incidents', accident)
    await post('/api/incident-addressees', {
      companyId: house.company,
      addressee: 'inspectorate',
      name: 'ГИТ',
      phone: '8 342 218 00 00',
    })
    await change('/api/incidents/:id', house.incident, { doneSteps: { inspect: true } })

    const attached = `/api/incidents/${house.incident}/evidence`
    walked.add('POST /api/incidents/:id/evidence').add('POST /api/evidence/:id/preview')
    const attach = (query: string, picture?: unknown) => sendPicture(owner, `${attached}?${query}`, picture)
    const second = await attach('step=inspect&fileName=2.jpg', aPicture('second'))
    const { id: evidence } = (await second.clone().json()) as Json
    await judge('POST', '/api/incidents/:id/evidence', second)
    await judge(
      'POST',
      '/api/incidents/:id/evidence',
      await attach('step=inspect&fileName=3.jpg', 'no photo'),
    )
    const preview = await sendPicture(owner, `/api/evidence/${evidence}/preview`)
    await judge('POST', '/api/evidence/:id/preview', preview)
    const link = { step: 'inspect', name: 'Камера', url: 'https://video.example.org/3' }
    await walk('POST', '/api/incidents/:id/evidence-links', `${attached}-links`, 201, link)
    const notes = `/api/incidents/${house.incident}/notes`
    await walk('POST', '/api/incidents/:id/notes', notes, 201, { text: 'Смазка на полу' })
    const withdrawal = `/api/evidence/${evidence}/withdrawal`
    await walk('POST', '/api/evidence/:id/withdrawal', withdrawal, 200, { reason: 'Не то место' })

    const bruise = { companyId: house.company, ...aMicrotraumaOnWire, time: '9:00' }
    const bruised = await post('/api/microtraumas', { ...bruise, injured: { fullName: 'Иванов И. И.' } })
    const review = {
      on: '2026-03-11',
      reviewers: [{ fullName: 'Белова' }],
      causes: 'Спешка',
      proposals: 'Беседа',
    }
    await change('/api/microtraumas/:id', house.microtrauma, { review })
    const annulment = `/api/microtraumas/${bruised.id}/annulment`
    await walk('POST', '/api/microtraumas/:id/annulment', annulment, 200, { reason: 'Ошибка' })
    const worse = { severity: 'easy', date: '2026-03-11', time: '12:00', because: 'Открыт больничный' }
    const accidents = `/api/microtraumas/${house.microtrauma}/accident`
    await walk('POST', '/api/microtraumas/:id/accident', accidents, 201, worse)
    const point = {
      point: '1',
      what: 'Обучить',
      employeeId: house.employee,
      dueOn: '2031-03-01',
      shownBy: 'Акт',
    }
    const issued = { companyId: house.company, number: '13-ПП', issuedOn: '2026-01-10', issuer: 'ГИТ' }
    const inspectors = await post('/api/inspector-orders', { ...issued, points: [point] })
    await change('/api/inspector-orders/:id', Number(inspectors.id), { number: '14-ПП' })
    const planned = { ...point, companyId: house.company, origin: 'inspector-order', orderId: inspectors.id }
    const measure = Number((await post('/api/measures', { ...planned, point: '2' })).id)
    await change('/api/measures/:id', measure, { answer: 'Направлен ответ' })
    const ofMeasure = (end: string, body: object): Promise<Json> =>
      walk('POST', `/api/measures/:id/${end}`, `/api/measures/${measure}/${end}`, 200, body)
    await ofMeasure('completion', { doneOn: '2026-02-10', proof: 'Акт' })
    await ofMeasure('completion/withdrawal', { reason: 'Упало' })
    await ofMeasure('removal', { reason: 'Дважды' })
    const removal = `/api/inspector-orders/${inspectors.id}/removal`
    await walk('POST', '/api/inspector-orders/:id/removal', removal, 200, { reason: 'Отменено' })

    const absent = { companyId: house.company, employeeId: house.employee, kind: 'maternity' }
    const absence = await post('/api/absences', { ...absent, startDate: '2026-02-01' })
    await change('/api/absences/:id', Number(absence.id), { endDate: '2026-02-20' })
    await walk('DELETE', '/api/absences/:id', `/api/absences/${absence.id}`, 204)

    const common = {
      companyId: house.company,
      employeeId: house.employee,
      periodicity: '1 год',
      date: '2026-01-10',
    }
    const ofSections = [
      aTrainingOnWire,
      { section: 'briefings', briefingName: 'Повторный инструктаж' },
      { section: 'instructions', instructionName: 'ИОТ № 5' },
      { section: 'medical-examinations', factorNumber: '1.47.16' },
      { section: 'ppe', ppe: 'Каска защитная', quantity: 2, eventType: 'выдача' },
      { section: 'sout', workingConditionsClass: '3.1' },
      { section: 'risks', riskLevel: 'средний' },
    ]
    const made: Json[] = []
    for (const own of ofSections) made.push(await post('/api/obligations', { ...common, ...own }))
    const { employeeId, ...several } = { ...common, ...aTrainingOnWire, employeeIds: [house.employee] }
    expect(employeeId).toBe(house.employee)
    await post('/api/obligations', several)
    const [training, briefing, , , , assessed] = made.map((one) => Number(one.id))
    const path = `/api/obligations/${briefing}/completions`
    await walk('POST', '/api/obligations/:id/completions', path, 201, { date: '2026-03-01' })
    const completions = (await (await owner.ask(path)).json()) as Json[]
    const one = '/api/obligations/:id/completions/:completionId'
    await walk('PATCH', one, `${path}/${completions[0]?.id}`, 200, { date: '2026-03-02' })
    const [newest] = (await (await owner.ask(path)).json()) as Json[]
    await walk('DELETE', one, `${path}/${newest?.id}`, 200)
    await change('/api/obligations/:id', Number(training), { periodicity: '3 года' })
    await walk('DELETE', '/api/obligations/:id', `/api/obligations/${training}`, 204)

    const rows = [{ obligationId: assessed, finalWorkingConditionsClass: '2' }]
    const memo = await post('/api/memos', { companyId: house.company, section: 'sout', employeesData: rows })
    await change('/api/memos/:id', Number(memo.id), { reportApprovalDate: '2026-03-10' })
    await post('/api/memos', { companyId: house.company, section: 'sout', employeesData: rows })
    await change('/api/memos/:id', house.memo, { canceled: true })

    const ofDocuments = { ...anOrderOnWire, companyId: house.company }
    const order = await post('/api/documents', { ...ofDocuments, documentNumber: '8а' })
    expect(order.documentNumber).toBe('8А')
    await walk('POST', '/api/documents/:id/annulment', `/api/documents/${house.document}/annulment`, 200, {
      reason: 'Не тот работник',
    })
    const file = await owner.ask(`${order.url}?format=pdf`)
    await judge('GET', '/api/documents/:id/file', file)
    const asked = { companyId: house.company, templateId: anOrderOnWire.templateId, documentDate: 'завтра' }
    await post('/api/documents/preview', asked, 200)
    const checked = { ...anOrderOnWire, companyId: house.company, documentNumber: '77' }
    await post('/api/documents/check', checked, 200)
    const printed = { companyId: house.company, documentIds: [house.document] }
    await post('/api/documents/print', printed, 200)
    await get('/api/documents', `/api/documents?${of}&page=1&search=приказ`)
    await get('/api/catalogue', '/api/catalogue?search=карточки&limit=5')
    const trustee = {
      companyId: house.company,
      roleId: 119,
      employeeId: house.employee,
      orderLink: 'Не требуется',
    }
    const { responsibilityId } = await post('/api/responsibilities', trustee)
    await change('/api/responsibilities/:id', Number(responsibilityId), {
      orderLink: 'Приказ №2 от 11.03.2026',
    })
    const ended = `/api/responsibilities/${responsibilityId}`
    await walk('DELETE', '/api/responsibilities/:id', ended, 204)
    await post('/api/responsibilities/several', {
      ...{ companyId: house.company, employeeId: house.employee, roleIds: [301] },
      orderLink: 'Приказ №3 от 11.03.2026',
    })
    await get('/api/notices', `/api/notices?${of}`)
    await post('/api/notices/read', { companyId: house.company, ids: [1] }, 204)
    await get('/api/incident-figures', `/api/incident-figures?${of}&year=2026`)
    await post(
      '/api/incident-figures/headcount',
      { companyId: house.company, year: 2026, headcount: 100 },
      204,
    )
    const ownDay = { companyId: house.company, date: '2026-11-20', kind: 'off', note: 'приказ № 5' }
    await post('/api/calendar', ownDay, 204)
    const off = { companyId: house.company, circumstanceId: 15, applies: false }
    await post('/api/responsibilities/circumstances', off, 204)

    walked.add('POST /api/own-forms')
    await judge('POST', '/api/own-forms', await sendOwnForm(owner, house.company, 1001))
    await judge('POST', '/api/own-forms', await sendOwnForm(owner, house.company, 1001, 'not own'))
    const former = `/api/own-forms?${of}&templateId=1001`
    await walk('DELETE', '/api/own-forms', former, 204)
    await judge('DELETE', '/api/own-forms', await owner.ask(former, { method: 'DELETE' }))

    const asOwner = { email: 'owner@example.org', password: PASSWORD }
    await server.ask('/api/login', { body: asOwner })
    const devices = (await (await owner.ask('/api/account/sessions')).json()) as Json[]
    const other = devices.find(({ current }) => current === false)
    const sessions = '/api/account/sessions'
    await walk('DELETE', `${sessions}/:sessionId`, `${sessions}/${other?.id}`, 204)
    await walk('DELETE', sessions, sessions, 204)
    const newPassword = { currentPassword: PASSWORD, newPassword: 'совсем другой пароль' }
    await post('/api/account/password', newPassword, 204)

    const { id: example } = await post('/api/example-company')
    await get('/api/example-company/papers')
    const own = `/api/companies/${house.company}/open`
    await walk('POST', '/api/companies/:id/open', own, 200)
    await walk('DELETE', '/api/companies/:id', `/api/companies/${example}`, 204)

    const left = await post('/api/employees', { ...hired, ...anEmployeeOnWire, firstName: 'Инна' })
    await change('/api/employees/:id', Number(left.id), { dismissalDate: '2024-01-10' })
    const leaver = `/api/employees/${left.id}/erasure`
    await walk('POST', '/api/employees/:id/erasure', leaver, 204)
    const companies = (await (await owner.ask('/api/companies')).json()) as Json[]
    for (const { id, name } of companies) {
      const erased = `/api/companies/${id}/erasure`
      await walk('POST', '/api/companies/:id/erasure', erased, 204, { confirmation: name })
    }
    await post('/api/account/erasure', { confirmation: owner.email }, 204)

    const missed = routesOf(server.app).filter(({ name }) => !walked.has(name))
    expect(missed.map(({ name }) => name)).toEqual([])
  })
})
