import { expect, test } from 'vitest'
import { anIncident, doneAt, moment } from '../../tests/incidents-example.ts'
import { accept, commission, dueOf, keysOf, on, outsider } from '../../tests/investigation-example.ts'
import { listToTell } from './addressees/list-to-tell.ts'
import type { Incident } from './incident.ts'
import { EMERGENCY_ACT, emptyFile, type IncidentPaper } from './papers-of-file.ts'
import { planInvestigation } from './plan.ts'
import { listBlockingSteps } from './what-blocks-completion.ts'

const act = {
  ...{ documentId: 9, form: EMERGENCY_ACT, step: 'meet', title: 'Акт Н-1ЧС', number: '4' },
  date: '2026-11-20' as IncidentPaper['date'],
}
const collapse = anIncident({ injured: [outsider('А', 'serious'), outsider('Б', 'fatal')], commission })
const drawn: Incident = { ...collapse, papers: [act] }
const now = '2026-11-20T12:00'

test('an act Н-1ЧС brings its approval and its sending, once it is drawn up and while it holds', () => {
  const keys = keysOf(drawn, now)
  expect(keys.slice(keys.indexOf('meet')).slice(0, 4)).toEqual([
    ...['meet', 'emergency-act', 'send-emergency-act', 'qualify'],
  ])
  expect(keysOf(collapse, now)).not.toContain('emergency-act')
  expect(keysOf({ ...collapse, papers: [{ ...act, annulled: true }] }, now)).not.toContain('emergency-act')
  expect(keysOf({ ...collapse, papers: [{ ...act, form: 'accident-act-n1' }] }, now)).not.toContain(
    'emergency-act',
  )
})

test('it is sent to the fund within a day of its approval, to the minute', () => {
  expect(dueOf(drawn, 'send-emergency-act')).toEqual({ is: 'waiting', for: 'emergency-act' })
  const approved = accept(on('2026-11-20')({ done: { 'emergency-act': '2026-11-20T15:40' } }, drawn))
  expect(dueOf(approved, 'send-emergency-act')).toEqual({ is: 'moment', at: '2026-11-21T15:40' })
  const late = planInvestigation(approved, moment('2026-11-21T15:41')).steps
  expect(late.find(({ key }) => key === 'send-emergency-act')?.overdue).toBe(true)
  const told = listToTell(planInvestigation(approved, moment(now)))
  const fund = told.find(({ addressee }) => addressee.startsWith('Отделение СФР'))
  expect(fund?.steps.map(({ key }) => key)).toContain('send-emergency-act')
})

test('what was done of it stays when the act is annulled; it holds up no completion, and waits on after it', () => {
  const done = { 'emergency-act': doneAt('2026-11-20T15:40') }
  const annulled = { ...collapse, ...emptyFile, done, papers: [{ ...act, annulled: true as const }] }
  expect(keysOf(annulled, now)).toContain('emergency-act')
  expect(keysOf(annulled, now)).not.toContain('send-emergency-act')
  const blocking = listBlockingSteps(drawn, moment(now)).map(({ key }) => key)
  expect(blocking.filter((key) => key.includes('emergency-act'))).toEqual([])
  const completed = { ...drawn, done, completedOn: act.date }
  const step = planInvestigation(completed, moment(now)).steps.find(({ key }) => key === 'send-emergency-act')
  expect(step).toMatchObject({ skipped: false, due: { at: '2026-11-21T15:40' } })
})
