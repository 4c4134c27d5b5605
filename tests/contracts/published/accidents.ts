import { aPicture } from '#tests/pictures.ts'
import { aMicrotraumaOnWire, anIncidentOnWire, type Json, sendPicture } from '#tests/server/asking.ts'
import type { Walk } from './walk.ts'

/** An accident, its evidence and notes. */
export async function investigate({ owner, house, judge, walked, walk, post, change }: Walk): Promise<void> {
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
  await judge('POST', '/api/incidents/:id/evidence', await attach('step=inspect&fileName=3.jpg', 'no photo'))
  const preview = await sendPicture(owner, `/api/evidence/${evidence}/preview`)
  await judge('POST', '/api/evidence/:id/preview', preview)
  const link = { step: 'inspect', name: 'Камера', url: 'https://video.example.org/3' }
  await walk('POST', '/api/incidents/:id/evidence-links', `${attached}-links`, 201, link)
  const notes = `/api/incidents/${house.incident}/notes`
  await walk('POST', '/api/incidents/:id/notes', notes, 201, { text: 'Смазка на полу' })
  const duties = `/api/incidents/${house.incident}/duties`
  const briefing = { section: 'briefings', employeeIds: [house.employee], deadline: '2031-03-01' }
  await walk('POST', '/api/incidents/:id/duties', duties, 201, briefing)
  const withdrawal = `/api/evidence/${evidence}/withdrawal`
  await walk('POST', '/api/evidence/:id/withdrawal', withdrawal, 200, { reason: 'Не то место' })
  const reason = { reason: 'Записан дважды' }
  const [annulment, restoring] = ['annulment', 'restoring'].map(
    (what) => `/api/incidents/${house.incident}/${what}`,
  )
  await walk('POST', '/api/incidents/:id/annulment', annulment ?? '', 200, reason)
  await walk('POST', '/api/incidents/:id/restoring', restoring ?? '', 200, reason)
}

/** Sends a file and an address to a measure or a microtrauma, and reads both. */
async function attachTo(
  { owner, judge, walked, walk }: Walk,
  kind: 'measures' | 'microtraumas',
  id: number,
): Promise<void> {
  const path = `/api/${kind}/:id/evidence`
  const attached = `/api/${kind}/${id}/evidence`
  walked.add(`POST ${path}`).add(`GET ${path}`)
  await judge('POST', path, await sendPicture(owner, `${attached}?fileName=1.jpg`, aPicture(kind)))
  const link = { name: 'Камера', url: 'https://video.example.org/3' }
  await walk('POST', `${path}-links`, `${attached}-links`, 201, link)
  await judge('GET', path, await owner.ask(attached))
}

/** Microtraumas, of which one goes on as an accident. */
export async function reviewMicrotraumas(given: Walk): Promise<void> {
  const { house, walk, post, change } = given
  await attachTo(given, 'microtraumas', house.microtrauma)
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
}

/** Measures and orders of an inspector. */
export async function planMeasures(given: Walk): Promise<void> {
  const { house, walk, post, change } = given
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
  await attachTo(given, 'measures', measure)
  const ofMeasure = (end: string, body: object): Promise<Json> =>
    walk('POST', `/api/measures/:id/${end}`, `/api/measures/${measure}/${end}`, 200, body)
  await ofMeasure('completion', { doneOn: '2026-02-10', proof: 'Акт' })
  await ofMeasure('completion/withdrawal', { reason: 'Упало' })
  await ofMeasure('removal', { reason: 'Дважды' })
  const removal = `/api/inspector-orders/${inspectors.id}/removal`
  await walk('POST', '/api/inspector-orders/:id/removal', removal, 200, { reason: 'Отменено' })
}
