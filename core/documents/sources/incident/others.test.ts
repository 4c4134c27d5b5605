import { expect, test } from 'vitest'
import { day, employee } from '../../../../tests/examples.ts'
import { anIncident } from '../../../../tests/incidents-example.ts'
import { briefing, duty, factsWith, told, training, value, worker } from '../../../../tests/source-facts.ts'
import type { Injured } from '../../../incidents/incident.ts'
import { joinSaid, keyInjured, type Said } from '../../../incidents/papers-of-file.ts'
import type { ObligationFacts } from '../../../obligations/facts/obligation-facts.ts'

const own = (id: number, fullName: string): Injured => ({
  employeeId: employee(id),
  fullName,
  employer: '',
  severity: 'serious',
})
const [first, second] = [own(1, 'Титов Роман Евгеньевич'), own(2, 'Белова Анна Ильинична')]
const outsider: Injured = { employeeId: null, fullName: 'Ли Ян', employer: 'ООО «Сосед»', severity: 'easy' }
const place = {
  employee: { ...worker, sex: 'f' as const },
  position: 'Слесарь',
  department: 'Цех',
  movedSince: false,
}

type Given = {
  readonly histories?: readonly ObligationFacts[]
  readonly said?: Readonly<Record<string, Said>>
}

function of(injured: readonly Injured[], { histories = [], said = {} }: Given = {}) {
  const incident = anIncident({ injured, said: { common: {}, injured: said } })
  const victims = injured.map((one) => ({
    injured: one,
    place: one.employeeId === null ? null : place,
    said: joinSaid(incident, keyInjured(one)),
  }))
  const protocols = [{ number: '14', date: day('2026-03-12') }]
  const victimRecords = new Map([[employee(2), factsWith(histories, { employee: place, protocols })]])
  return factsWith([], { incident, victims, victimRecords })
}
const rows = (...given: Parameters<typeof of>) => value('incident.others', of(...given))

const ppe = (event: 'issuance' | 'return', name: string, on: string) =>
  duty({ section: 'ppe', name, quantity: 1, unit: 'pair', event, norm: null, size: null }, on)

test('an employee of the others has all that the records and earlier papers know', () => {
  const histories = [
    briefing('Вводный инструктаж', '2019-09-02'),
    briefing('Повторный инструктаж на рабочем месте', '2026-08-10'),
    training('Стажировка', '2019-09-10'),
    training('Работа на высоте', '2026-03-12'),
    duty({ section: 'medicalExamination', factorNumber: '4.4' }, '2026-02-01'),
    ppe('issuance', 'Перчатки', '2026-06-01'),
  ]
  const said = {
    '2': {
      harm: 'Перелом голени',
      icd: 'S82.1',
      occupation: '7212',
      standard: '40.002',
      experience: '9 лет',
      family: 'замужем',
      psychiatric: 'не требуется',
      preshift: 'предсменный',
    },
  }
  expect(told('incident.others', of([first, second], { histories, said }))).toEqual({
    value: [
      {
        who: 'Белова Анна Ильинична, женский (код 3.05.2), 14.05.1988 (код 3.06.4)',
        work: 'наёмный работник, код 3.12 — 7212; статус занятости — код 3.13.1.1; слесарь, код 3.14 — 40.002; стаж по работе — 9 лет; в организации — 7 лет 2 месяца (код 3.07.5); семейное положение — замужем',
        training:
          'вводный инструктаж — проведён 02.09.2019; на рабочем месте — повторный 10.08.2026; стажировка — проведена; обучение — проведено; проверка знаний — 12.03.2026, протокол № 14 («Работа на высоте»)',
        medical:
          'медицинский осмотр — периодический 01.02.2026; психиатрическое освидетельствование — не требуется; предсменный осмотр — предсменный',
        harm: 'Перелом голени, код МКБ S82.1; выданы СИЗ — Перчатки, 01.06.2026',
      },
    ],
    from: 'из сведений о происшествии, карточек и обязательств работников',
  })
})

test('what the records lack is said; what no one has said yet is left out', () => {
  const histories = [duty({ section: 'medicalExamination', factorNumber: '4.4' })]
  expect(rows([first, second], { histories })).toMatchObject([
    {
      work: 'наёмный работник; статус занятости — код 3.13.1.1; слесарь; в организации — 7 лет 2 месяца (код 3.07.5)',
      training:
        'вводный инструктаж — не проводился; на рабочем месте — не проводился; стажировка — не проводилась; обучение — не проводилось; проверка знаний — не проводилась',
      medical: 'медицинский осмотр — требовался, в записях нет отметки о прохождении',
      harm: 'уточняется медицинской организацией; предварительно — тяжёлый случай; выданы СИЗ — нет',
    },
  ])
})

test('of an outsider the table has the name, the card and the harm; the rest is left to be asked', () => {
  const known = {
    ...outsider,
    card: { position: 'Стропальщик', birthDate: day('1990-01-02'), sex: 'm' as const },
  }
  const said = { 'ли ян/ооо «сосед»': { harm: 'Ушиб' } }
  expect(rows([first, known], { said })).toEqual([
    {
      who: 'Ли Ян, мужской (код 3.05.1), 02.01.1990 (код 3.06.4)',
      work: 'стропальщик, ООО «Сосед»',
      training: '',
      medical: '',
      harm: 'Ушиб',
    },
  ])
  expect(rows([first, outsider])).toMatchObject([{ who: 'Ли Ян', work: 'ООО «Сосед»' }])
})

test('the first of the company’s own has the act; with one injured there are no others', () => {
  expect(rows([outsider, first])).toMatchObject([{ who: 'Ли Ян' }])
  const stranger = { ...outsider, fullName: 'Ким Ир' }
  expect(rows([outsider, stranger])).toMatchObject([{ who: 'Ким Ир' }])
  expect(told('incident.others', of([first]))).toBeNull()
})
