import { expect, test } from 'vitest'
import { atStep } from '../../../../tests/evidence-example.ts'
import { day, instant, mining, someone } from '../../../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../../../tests/incidents-example.ts'
import { factsWith, told, value, worker } from '../../../../tests/source-facts.ts'
import type { Evidence, EvidenceId } from '../../../incidents/evidence/evidence.ts'
import type { FurtherExtension, Incident, Injured } from '../../../incidents/incident.ts'
import type { MicrotraumaId } from '../../../incidents/microtraumas/microtrauma-id.ts'
import { type IncidentPaper, joinSaid } from '../../../incidents/papers-of-file.ts'
import type { LocalMoment } from '../../../shared/dates/local-moment.ts'
import type { MeasureId } from '../../../shared/identity.ts'
import type { Victim } from '../facts/victim.ts'

const paper = (form: string, given: Partial<IncidentPaper> = {}): IncidentPaper => ({
  documentId: 1,
  form,
  step: 'act-n1',
  title: 'Акт Н-1',
  number: '5',
  date: day('2026-11-21'),
  ...given,
})
const of = (changes: Partial<Incident> = {}) => factsWith([], { incident: anIncident(changes), evidence: [] })
const ask = (name: string, changes: Partial<Incident> = {}) => value(`incident.${name}`, of(changes))

test('papers that hold are enclosed, but letters and lists; an annulled one is as if it weren’t there', () => {
  const papers = [
    paper('accident-act-n1', { about: 'Титов Роман Евгеньевич' }),
    paper('accident-interview-form-8', { title: 'Протокол', number: '6' }),
    paper('accident-materials-letter'),
    paper('accident-commission-order', { annulled: true }),
  ]
  expect(ask('papers', { papers })).toEqual([
    { name: 'Акт Н-1, № 5 от 21.11.2026, Титов Роман Евгеньевич' },
    { name: 'Протокол, № 6 от 21.11.2026' },
  ])
  expect(ask('papers', { papers: papers.slice(2) })).toBeNull()
  expect(ask('act', { papers })).toBe('№ 5 от 21.11.2026')
  expect(ask('act', { papers: [paper('accident-act-n1', { annulled: true })] })).toBeNull()
})

const photo: Evidence = {
  id: 1 as EvidenceId,
  companyId: mining,
  of: atStep(anIncident().id, 'inspect'),
  name: 'Место.jpg',
  content: { is: 'link', url: 'https://example.org' },
  enteredBy: someone,
  enteredAt: instant('2026-11-19T22:30:00Z'),
  withdrawn: null,
}

test('the list of the file has its papers first, then what is attached, each with its step', () => {
  const facts = { ...of({ papers: [paper('accident-act-n1')] }), evidence: [photo] }
  expect(value('incident.inventory', facts)).toEqual([
    {
      name: 'Акт Н-1',
      marks: '№ 5 от 21.11.2026',
      step: expect.stringContaining('утвердить акт Н-1'),
    },
    { name: 'Место.jpg', marks: 'приложен 20.11.2026', step: 'Осмотреть место несчастного случая' },
  ])
  expect(ask('inventory')).toBeNull()
})

test('in the list of the file a paper is named with whom it is about, what is of no step with what it is of', () => {
  const papers = [paper('accident-act-n1', { about: 'Титов Роман Евгеньевич', step: '' })]
  const attachedTo = (to: Evidence['of']): Evidence => ({ ...photo, of: to })
  const evidence = [
    attachedTo({ is: 'measure', measureId: 7 as MeasureId }),
    attachedTo({ is: 'microtrauma', microtraumaId: 5 as MicrotraumaId }),
  ]
  expect(value('incident.inventory', { ...of({ papers }), evidence })).toMatchObject([
    { name: 'Акт Н-1: Титов Роман Евгеньевич', step: 'без шага' },
    { name: 'Место.jpg', step: 'Мероприятие' },
    { name: 'Место.jpg', step: 'Запись о микротравме' },
  ])
})

test('papers refer to each other by number and day', () => {
  const papers = ['investigation-act-form-5', 'interim-act-n1s', 'prolongation'].map((form, i) =>
    paper(`accident-${form}`, { number: String(i) }),
  )
  expect(['form-5', 'interim-act', 'prolongation'].map((name) => ask(name, { papers }))).toEqual([
    '№ 0 от 21.11.2026',
    '№ 1 от 21.11.2026',
    '№ 2 от 21.11.2026',
  ])
  expect(ask('form-5')).toBeNull()
})

test('a prolongation is told with the day on which the term ends without it and with it', () => {
  const member = { employeeId: null, fullName: 'Ли Ян', post: 'инспектор' }
  const commission = { orderNumber: '7', orderDate: day('2026-11-19'), chair: member, members: [] }
  const extension = { days: 10, reason: 'Нужно заключение' }
  const names = ['usual-end', 'extension-days', 'extension-reason', 'prolonged-to']
  const told = (changes: Partial<Incident>) => names.map((name) => ask(name, { commission, ...changes }))
  expect(told({ extension })).toEqual(['2026-11-21', 10, 'Нужно заключение', '2026-12-01'])
  expect(told({})).toEqual(['2026-11-21', null, null, null])
  const unsaid = { until: day('2027-01-10'), body: 'Следственный комитет' }
  const further = (furtherExtension: FurtherExtension | null) =>
    ['body', 'until', 'granted-on'].map((name) => ask(`further-${name}`, { furtherExtension }))
  expect(further({ ...unsaid, grantedAt: '2026-12-01T23:50' as LocalMoment })).toEqual([
    'Следственный комитет',
    '2027-01-10',
    '2026-12-01',
  ])
  expect(further(unsaid)).toEqual(['Следственный комитет', '2027-01-10', null])
  expect(further(null)).toEqual([null, null, null])
  expect(ask('considered-on')).toBeNull()
})

test('the result is what was answered, once the case is qualified', () => {
  expect(ask('result')).toBe('расследование продолжается')
  const done = { qualify: doneAt('2026-11-20T10:00') }
  expect(ask('result', { done })).toBe('связан с производством')
  expect(ask('result', { answers: { qualify: false } })).toBe('не связан с производством')
  expect(ask('result', { completedOn: day('2026-11-21') })).toBe('связан с производством')
})

const outsider: Injured = {
  employeeId: null,
  fullName: 'Ли Ян',
  employer: 'ООО «Сосед»',
  severity: 'fatal',
  card: { position: 'Стропальщик', birthDate: day('1990-01-02'), sex: 'm' },
}

function group(changes: Partial<Incident> = {}) {
  const incident = anIncident({ injured: [...anIncident().injured, outsider], ...changes })
  const place = { employee: worker, position: 'Слесарь-ремонтник', department: 'Карьер', movedSince: false }
  const victims = incident.injured.map(
    (injured, i): Victim => ({
      injured,
      place: i === 0 ? place : null,
      said: joinSaid(incident, i === 0 ? '1' : 'ли ян/ооо «сосед»'),
    }),
  )
  return factsWith([], { incident, victims, measures: [], injured: outsider })
}

test('a notice names everyone injured; what no one knows yet is left for a person', () => {
  const said = { common: {}, injured: { '1': { harm: 'Порез кисти', occupation: '7212' } } }
  expect(value('incident.victims', group({ said }))).toEqual([
    {
      name: 'Титов Роман Евгеньевич',
      birth: '14.05.1988',
      status: 'наёмный работник',
      occupation: '7212',
      position: 'Слесарь-ремонтник',
      standard: 'нет',
      harm: 'Порез кисти',
    },
    {
      name: 'Ли Ян',
      birth: '02.01.1990',
      status: '',
      occupation: '',
      position: 'Стропальщик',
      standard: 'нет',
      harm: 'уточняется медицинской организацией; предварительно — смертельный случай',
    },
  ])
  expect(value('incident.others-named', group())).toMatch(/^Ли Ян/)
  expect(
    value('incident.others-named', { ...group(), victims: group().victims?.slice(0, 1) ?? [] }),
  ).toBeNull()
  expect(value('incident.victims-named', group())).toBe(
    'Титов Роман Евгеньевич (слесарь-ремонтник); Ли Ян (стропальщик, ООО «Сосед»)',
  )
  expect(value('incident.victim-name', group())).toBe('Титов Роман Евгеньевич')
  expect(value('incident.victim-employer', group())).toBe('ООО «Сосед»')
})

test('the register has a line for each, with the act that is theirs', () => {
  const said = {
    common: { kind: '05.1', measures: [{ what: 'Оградить вал' }, { what: 'Обучить' }] },
    injured: { '1': { outcome: '3.15.1', days: 12, experience: '5 лет' } },
  }
  const papers = [
    paper('accident-act-n1', { about: 'Титов Роман Евгеньевич' }),
    paper('accident-act-n1', { about: 'Ли Ян', number: '6' }),
  ]
  const rows = value('incident.register', group({ said, papers, occurredAt: moment('2026-11-19T14:10') }))
  expect(rows).toMatchObject([
    {
      happened: '19.11.2026, 14:10',
      who: 'Титов Роман Евгеньевич, 1988 г. р., стаж 5 лет',
      position: 'Слесарь-ремонтник',
      place: 'Цех № 2, у станка 14, Карьер',
      workplace: 'не заполняется',
      act: '№ 5 от 21.11.2026',
      outcome: expect.stringContaining('дней нетрудоспособности: 12'),
      measures: 'Оградить вал; Обучить',
    },
    { act: '№ 6 от 21.11.2026', outcome: 'смертельный исход', place: 'Цех № 2, у станка 14' },
  ])
})

test('degrees of fault are told with the opinion that goes with each', () => {
  const fault = { percent: 20, body: 'Профком', opinionOn: day('2026-11-21'), opinion: 'протокол № 3' }
  const facts = group({ faults: { 'ли ян/ооо «сосед»': fault } })
  expect(value('incident.fault', facts)).toBe(20)
  expect(value('incident.fault-opinion', facts)).toBe('Профком, 21.11.2026, протокол № 3')
  expect(value('incident.faults', facts)).toBe(
    'Ли Ян — 20 % (учтено мнение: Профком, 21.11.2026, протокол № 3)',
  )
  const unheard = group({
    faults: { 'ли ян/ооо «сосед»': { ...fault, body: '', opinionOn: null, opinion: '' } },
  })
  const nobody = 'выборного органа профсоюза и иного уполномоченного работниками органа в организации нет'
  expect(value('incident.fault-opinion', unheard)).toBe(nobody)
  expect(value('incident.faults', unheard)).toBe(`Ли Ян — 20 % (${nobody})`)
  expect(value('incident.fault', group())).toBeNull()
  expect(value('incident.faults', group())).toBeNull()
})

test('the decision is worded once there is one, with why it is not connected where a paper has said it', () => {
  const decision = (changes: Partial<Incident>, said = {}) =>
    value('incident.qualification', { ...of(changes), said })
  expect(told('incident.qualification', { ...of(), said: {} })).toBeNull()
  const related = decision({ answers: { qualify: true } })
  expect(related).toContain('как связанный с производством')
  expect(related).toContain(of().company.name)
  const unrelated = { answers: { qualify: false } }
  expect(decision(unrelated, { unrelated: 'общее заболевание' })).toContain(
    'Федерации): общее заболевание. Хранится',
  )
  expect(decision(unrelated)).toContain('как не связанный с производством')
  expect(decision(unrelated, { unrelated: 5 })).toContain('Федерации). Хранится')
})

test('what is enclosed with an act is its papers, but letters, and what is attached', () => {
  const facts = {
    ...of({ papers: [paper('accident-act-n1'), paper('accident-inventory', { title: 'Опись' })] }),
    evidence: [photo],
  }
  expect(value('incident.attached', facts)).toBe('Акт Н-1, № 5 от 21.11.2026; Место.jpg')
  expect(ask('attached')).toBeNull()
})
