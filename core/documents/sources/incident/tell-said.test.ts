import { expect, test } from 'vitest'
import { day } from '../../../../tests/examples.ts'
import { anIncident } from '../../../../tests/incidents-example.ts'
import type { Incident } from '../../../incidents/incident.ts'
import { tellSaid } from './tell-said.ts'

const conclusion = {
  number: '12',
  date: day('2026-11-20'),
  issuedBy: 'ГКБ № 4',
  harm: 'Рана кисти',
  icd: 'S61',
}
const say = (given: Partial<Incident>) => {
  const incident = anIncident(given)
  const [injured] = incident.injured
  if (!injured) throw new Error('no one was hurt')
  return tellSaid(incident, injured)
}
const papers = { common: {}, injured: { '1': { harm: 'Порез', icd: 'S60', clinic: 'Травмпункт' } } }

test('what the conclusion says of the harm stands before what papers have said; who issued it after', () => {
  const harm = 'Рана кисти; медицинское заключение (форма № 315/у) № 12 от 20.11.2026, ГКБ № 4; лёгкий случай'
  expect(say({ conclusions: { '1': conclusion } })).toEqual({ clinic: 'ГКБ № 4', harm, icd: 'S61' })
  expect(say({ conclusions: { '1': conclusion }, said: papers })).toEqual({
    ...{ clinic: 'Травмпункт', harm, icd: 'S61' },
  })
})

test('what it leaves blank, and what is of no conclusion, is as papers have said it', () => {
  expect(say({ conclusions: { '1': { ...conclusion, harm: '', icd: '' } }, said: papers })).toEqual(
    papers.injured['1'],
  )
  expect(say({ conclusions: { '2': conclusion }, said: papers })).toEqual(papers.injured['1'])
})
