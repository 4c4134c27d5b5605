import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../../tests/incidents-example.ts'
import { degreePlans } from '../../norms/accidents/investigation-steps.ts'
import type { Incident } from '../incident.ts'
import { planInvestigation } from '../plan.ts'
import { listToTell } from './list-to-tell.ts'

const fund = 'Отделение СФР по месту регистрации страхователя'
const inspectorate = 'Государственная инспекция труда (ГИТ) по месту происшествия'
const injured = anIncident().injured.map((one) => ({ ...one, severity: 'serious' as const }))
const toTell = (given: Partial<Incident>) =>
  listToTell(planInvestigation(anIncident(given), moment('2026-11-19T15:00')))
const told = (given: Partial<Incident>) =>
  toTell(given).map(({ addressee, steps }) => [addressee, ...steps.map(({ key }) => key)])

const supervision = 'Орган надзора в сфере деятельности (Ростехнадзор и др.), если объект ему подконтролен'

test('after a light accident the insurer is told first, what waits for the act comes last', () => {
  expect(told({})).toEqual([
    [fund, 'tell-sfr', 'send-sfr'],
    ['Пострадавший (законный представитель, доверенное лицо)', 'hand-over'],
    [inspectorate, 'consequences'],
    [supervision, 'consequences'],
  ])
})

test('after a grave one relatives come first, then all whom the act names, each once with all its steps', () => {
  const all = told({ injured })
  expect(all[0]).toEqual(['Родственники пострадавшего', 'relatives'])
  const notify = degreePlans.serious.steps.find(({ key }) => key === 'notify')
  const names = all.map(([addressee]) => addressee)
  expect(names).toEqual(expect.arrayContaining([...(notify?.addressees ?? ['-'])]))
  expect(new Set(names).size).toBe(names.length)
  expect(all).toContainEqual([inspectorate, 'notify', 'outsiders', 'send-form-5', 'consequences'])
  expect(names).not.toContain('Медицинская организация, куда доставлен пострадавший')
})

test('whoever was told is told of no more; what the act left out is asked for no more', () => {
  const done = { notify: doneAt('2026-11-19T15:00'), relatives: doneAt('2026-11-19T15:00') }
  const names = told({ injured, done }).map(([addressee]) => addressee)
  expect(names).not.toContain('Родственники пострадавшего')
  expect(names).not.toContain('Роспотребнадзор (только при остром отравлении)')
  expect(names).toContain(inspectorate)
  expect(told({ completedOn: day('2026-11-25') })[0]).toEqual([
    'Пострадавший (законный представитель, доверенное лицо)',
    'hand-over',
  ])
})

test('every step that tells is one that some degree has', () => {
  const known = new Set(Object.values(degreePlans).flatMap(({ steps }) => steps.map(({ key }) => key)))
  for (const { steps } of toTell({ injured })) for (const { key } of steps) expect(known).toContain(key)
})
